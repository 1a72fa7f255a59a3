// Writes one web manifest per language: node manifest.mjs <folder to write to> <JSON:
// {languages, games, english, screenshots}> Texts come from the catalogues, games from the shelf; addresses are relative,
// so that any folder of any host will do.

import fs from "node:fs";
import path from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";

const [out = "", facts = "{}"] = process.argv.slice(2);
/** @type {{languages: string[], games: string[], english: string[], screenshots: {file: string, width: number, height: number}[]}} */
const { languages, games, english, screenshots } = JSON.parse(facts);
const texts = path.join(import.meta.dirname, "..", "text");

/** From a manifest to the app. */
const HOME = "../../";
/** @type {{ file: string, size: number, purpose: string }[]} */
const ICONS = ["any", "maskable"].flatMap((purpose) =>
  [192, 512].map((size) => ({ file: `${purpose === "any" ? "icon" : purpose}-${size}.png`, size, purpose })),
);

/** @param {string} language */
function reader(language) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of ["app", ...games]) {
    const folder = english.includes(file) ? "en" : language;
    bundle.addResource(new FluentResource(fs.readFileSync(path.join(texts, folder, `${file}.ftl`), "utf8")));
  }
  return (/** @type {string} */ id) => {
    const value = bundle.getMessage(id)?.value;
    if (!value) throw new Error(`${language} has no ${id}`);
    return bundle.formatPattern(value);
  };
}

/** @param {string} language */
function manifest(language) {
  const t = reader(language);
  return {
    // Not the address, so that it stays the same app if that ever changes.
    id: "rollbook",
    lang: language,
    dir: "ltr",
    name: t("app-name"),
    short_name: t("app-name"),
    description: t("app-line"),
    start_url: HOME,
    scope: HOME,
    display: "standalone",
    background_color: "#f5efe3",
    theme_color: "#f5efe3",
    categories: ["games", "entertainment"],
    icons: [
      { src: "../icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      ...ICONS.map(({ file, size, purpose }) => ({
        src: `../icons/${file}`,
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose,
      })),
    ],
    screenshots: screenshots.map(({ file, width, height }) => ({
      src: `../screenshots/${file}`,
      sizes: `${width}x${height}`,
      type: "image/webp",
      form_factor: width > height ? "wide" : "narrow",
      label: label(t, path.parse(file).name),
    })),
    shortcuts: games.map((game) => ({
      name: t(`${game}-name`),
      description: t(`${game}-line`),
      url: `${HOME}#/${game}`,
      icons: [{ src: "../icons/icon-192.png", sizes: "192x192", type: "image/png" }],
    })),
  };
}

/**
 * A picture is named by its form and what it shows, the home screen or a game: wide-home, narrow-<id>.
 * @param {(id: string) => string} t
 * @param {string} name
 */
function label(t, name) {
  const shows = name.split("-")[1] ?? "";
  return games.includes(shows) ? `${t(`${shows}-name`)}: ${t(`${shows}-line`)}` : t("app-line");
}

fs.mkdirSync(out, { recursive: true });
for (const language of languages) {
  fs.writeFileSync(path.join(out, `${language}.webmanifest`), `${JSON.stringify(manifest(language), null, 1)}\n`);
}
