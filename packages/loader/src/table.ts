/** The registry as the build inlines it into the loader, in a compact encoding. */
import { addRows, type Rows } from '@portada/contract/loader';

declare global {
  /** The widgets that start without another request, as `addRows` reads them. */
  const PORTADA_WIDGETS: string;
  /** The common suffix of all chunk names. */
  const PORTADA_HASH: string;
  /** The chunks that every widget imports. */
  const PORTADA_RUNTIME: readonly string[];
  const PORTADA_VERSION: string;
  /** PAGE-11, in milliseconds. */
  const PORTADA_CHUNK_TIMEOUT: number;
  /** `CHUNK_ADDRESSES` */
  const PORTADA_ADDRESSES: number;
}

export const rows: Rows = new Map();

addRows(rows, PORTADA_WIDGETS);
