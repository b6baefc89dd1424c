interface ImportMeta {
  /** Vite's: the modules that match, each to be imported when it is called. */
  glob(pattern: string): Record<string, () => Promise<unknown>>;
}
