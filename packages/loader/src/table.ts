/** The registry as the build writes it into the loader: one row per widget, the shortest form that can be read. */

declare global {
  /** `name:strategy:needs`, rows parted by spaces; the strategy by its first letter. */
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
  /** `e`ager, `i`dle, `v`isible, or, of interaction, `n`. */
  readonly load: string;
  /** The web feature without which it is off. */
  readonly needs: string;
}

export const widgets: ReadonlyMap<string, Row> = new Map(
  PORTADA_WIDGETS.split(' ').map((line) => {
    const [name = '', load = '', needs = ''] = line.split(':');
    const flag = name.replace(/-./g, (dash) => dash.charAt(1).toUpperCase());
    return [PREFIX + name, { flag, load, needs }];
  }),
);
