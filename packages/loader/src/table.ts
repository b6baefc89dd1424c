/** The registry as the build inlines it into the loader, in a compact encoding. */

declare global {
  /**
   * Groups separated by `|`, each a strategy, the web feature it needs if any, and names: `visible users
   * saveButton`.
   */
  const PORTADA_WIDGETS: string;
  /** The common suffix of the widgets' chunk names. */
  const PORTADA_HASH: string;
  /** The chunks that every widget imports, separated by spaces. */
  const PORTADA_RUNTIME: string;
  const PORTADA_VERSION: string;
  /** PAGE-11, in milliseconds. */
  const PORTADA_CHUNK_TIMEOUT: number;
}

export const PREFIX = 'portada-';

export interface Row {
  /** The widget's name in camel case: its feature flag. */
  readonly flag: string;
  /** `eager`, `idle`, `visible` or `interaction`. */
  readonly load: string | undefined;
  /** The web feature that it needs. */
  readonly needs: string | undefined;
}

/** The widgets by tag; an unknown tag that was reported has no entry. */
export const widgets = new Map<string, Row | undefined>();

for (const group of PORTADA_WIDGETS.split('|')) {
  const [load, needs, ...flags] = group.split(' ');
  for (const flag of flags) {
    const name = flag.replace(/[A-Z]/g, '-$&').toLowerCase();
    widgets.set(PREFIX + name, { flag, load, needs });
  }
}
