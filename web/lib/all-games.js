/** What is needed for games that are not being played, as one file that is loaded when somebody asks for them. */
export * from "./import.js";
export * from "./library.js";
