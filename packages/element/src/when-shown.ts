declare global {
  interface Document {
    /** Not yet among TypeScript's own types; undefined in browsers that do not prerender. */
    readonly prerendering?: boolean;
  }
}

/** Resolves when the browser shows a page that it has prerendered; nothing to wait for where it has not. */
export const whenShown = () =>
  document.prerendering &&
  new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
