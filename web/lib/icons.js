/** The line icons of the shell, one stroke width, drawn on a 24 grid. */
import { art } from "./dom.js";

const paths = {
  back: '<path d="M15 5l-7 7 7 7"/>',
  undo: '<path d="M9 6L4.5 10.5 9 15M5 10.5h9a5 5 0 010 10h-3.5"/>',
  menu: '<path d="M5 7h14M5 12h14M5 17h14"/>',
  close: '<path d="M6 6l12 12M18 6L6 18"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  log: '<path d="M8 6.5h12M8 12h12M8 17.5h12"/><path d="M4 6.5h.01M4 12h.01M4 17.5h.01" stroke-width="2.6"/>',
  hint: '<path d="M9.5 17.5h5M10.5 20.5h3"/><path d="M12 3.5a6 6 0 00-3.6 10.8c.7.5 1.1 1.3 1.1 2.2v1h5v-1c0-.9.4-1.7 1.1-2.2A6 6 0 0012 3.5z"/>',
  rules:
    '<path d="M12 6.5C10.5 5 8 4.5 4.5 4.5v14c3.5 0 6 .5 7.5 2 1.5-1.5 4-2 7.5-2v-14C16 4.5 13.5 5 12 6.5zM12 6.5v14"/>',
  home: '<path d="M4 11l8-7 8 7M6.5 9.5V19.5h11V9.5"/>',
  again: '<path d="M19 12a7 7 0 11-2.1-5M19.5 3.5v4.5H15"/>',
  settings: '<path d="M4 7h9M17 7h3M4 17h3M11 17h9"/><circle cx="15" cy="7" r="2"/><circle cx="9" cy="17" r="2"/>',
  share: '<path d="M12 14.5v-11M7.500 7.500L12 3l4.500 4.500M5 12.500v7h14v-7"/>',
  embed: '<path d="M8.5 7L3.500 12l5 5M15.500 7l5 5-5 5"/>',
  previous: '<path d="M14.5 6l-6 6 6 6"/>',
  next: '<path d="M9.5 6l6 6-6 6"/>',
  keys: '<rect x="3" y="6" width="18" height="12" rx="2.5"/><path d="M7 10h.01M11 10h.01M15 10h.01M8 14h8"/>',
  person: '<circle cx="12" cy="8.5" r="3.5"/><path d="M5 20c.6-4 3.4-6 7-6s6.4 2 7 6"/>',
  bot: '<rect x="5" y="8" width="14" height="11" rx="3.5"/><path d="M12 4.5V8M9.5 13v1M14.5 13v1M2.5 12.5v3M21.5 12.5v3"/>',
  crown: '<path d="M4 17.5L3 8l5 3.5L12 5l4 6.5L21 8l-1 9.5z"/>',
  eye: '<path d="M2.5 12C5 7.500 8.300 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-5.800 6.500-9.500 6.500s-7-2-9.500-6.500z"/><circle cx="12" cy="12" r="3"/>',
  warning: '<path d="M12 4L2.5 20h19zM12 10v4.500M12 17.300h.01"/>',
  more: '<path d="M5.500 12h.01M12 12h.01M18.500 12h.01" stroke-width="3.2"/>',
  dice: '<rect x="4" y="4" width="16" height="16" rx="4"/><path d="M8.500 8.500h.01M12 12h.01M15.500 15.500h.01" stroke-width="2.6"/>',
  sheet: '<rect x="4" y="4.5" width="16" height="15" rx="2.5"/><path d="M4 10h16M12 10v9.5"/>',
  play: '<path d="M8 5.5v13l10.500-6.500z"/>',
  pause: '<path d="M8.500 6v12M15.500 6v12"/>',
  before: '<path d="M17 6l-6 6 6 6M7 6v12"/>',
  after: '<path d="M7 6l6 6-6 6M17 6v12"/>',
  chart: '<path d="M4 4.500v15h16M7 15l4-5 3.500 3L20 6.500"/>',
  check: '<path d="M5 12.5l4.5 4.5L19 7.5"/>',
};

/** @typedef {keyof typeof paths} IconName */

/** @param {IconName} name */
export function icon(name) {
  return art(
    `<svg class="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${paths[name]}</svg>`,
  );
}
