declare module '*?inline-script' {
  /** The file as a script, bundled and minified; empty in the browser. */
  export const text: string;
}
