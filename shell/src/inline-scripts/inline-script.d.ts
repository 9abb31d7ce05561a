declare module '*?inline-script' {
  /** The file as a script, bundled and minified; empty in browser builds. */
  export const text: string;
}
