interface ImportMeta {
  /** Vite's: the modules that match, each to be imported when it is called. */
  glob(pattern: string): Record<string, () => Promise<unknown>>;
  /** The texts of the files that match. */
  glob(
    pattern: string,
    options: { readonly query: '?raw'; readonly import: 'default'; readonly eager: true },
  ): Record<string, string>;
}
