/** The registry as the build writes it into the loader: the shortest form that can still be read. */

declare global {
  /** Groups parted by `|`, each a strategy, the web feature it needs if any, and names: `visible users saveButton`. */
  const PORTADA_WIDGETS: string;
  /** What the names of all widgets' chunks end in. */
  const PORTADA_HASH: string;
  /** The chunks that every widget imports, parted by spaces. */
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
  /** The web feature without which it is off. */
  readonly needs: string | undefined;
}

/** Every widget by its tag; an unknown tag, once reported, without a row. */
export const widgets = new Map<string, Row | undefined>();

for (const group of PORTADA_WIDGETS.split('|')) {
  const [load, needs, ...flags] = group.split(' ');
  for (const flag of flags) {
    const name = flag.replace(/[A-Z]/g, '-$&').toLowerCase();
    widgets.set(PREFIX + name, { flag, load, needs });
  }
}
