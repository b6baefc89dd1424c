/** What the loader and the chunk that it fetches for what pages seldom ask (`core/ask`) know of each other. */
import type { Portada, PortadaUser } from './global.ts';

/** When and how the loader starts a widget. */
export interface Row {
  /** The widget's feature flag: its name in camel case. */
  readonly flag: string;
  /** `eager`, `idle`, `visible` or `interaction`. */
  readonly load: string | undefined;
  /** The web feature that it needs. */
  readonly needs: string | undefined;
  /** Imports the code of a widget from outside; `retry` says at which of its addresses. */
  readonly from?: (name: string, retry?: number) => Promise<unknown>;
}

/** The widgets by tag; an unknown tag that has been asked for has no row. */
export type Rows = Map<string, Row | undefined>;

export const PREFIX = 'portada-';

/**
 * How many addresses a chunk has: where one has failed, the next is asked for. Few enough for an import map to name
 * them all with the chunk's digest.
 */
export const CHUNK_ADDRESSES = 4;

/** PAGE-11: how long the loader waits for a chunk, in milliseconds. The build writes it in. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** What an address of a chunk ends with: nothing, `?1`, `?2` and so on. The loader writes this out: fewer bytes. */
export const queryOf = (retry?: number) => (retry ? `?${retry}` : '');

/**
 * The rows of a table in the compact encoding of the build: groups separated by `|`, each a strategy, the web feature
 * it needs if any, and names: `visible users saveButton`.
 */
export function addRows(rows: Rows, table: string): void {
  for (const group of table.split('|')) {
    const [load, needs, ...flags] = group.split(' ');
    for (const flag of flags) {
      const name = flag.replace(/[A-Z]/g, '-$&').toLowerCase();
      rows.set(PREFIX + name, { flag, load, needs });
    }
  }
}

/** Dispatched on the document when what could not be fetched is asked for again: online, or as the page wants it. */
export const RETRY_EVENT = 'portada:retry';

/** What the chunk is asked: by a page, by its name on `window.portada`, and by the loader itself. */
interface OnDemandFunctions extends Pick<Portada, 'define' | 'ready' | 'refresh' | 'debug'>, PortadaUser {
  /** Adds the row of a tag that is not in the loader's own table, or reports, once, that there is no such widget. */
  learn(tag: string): Promise<void>;
  /** Reports that the page block is missing or no JSON object. */
  reportBlock(): Promise<void>;
  /** Starts again what could not be fetched, and tells what has to fetch a part of itself. */
  retry(): Promise<void>;
  /** Ends a press on the fallback of a widget that was not there yet. */
  keepPress(element: HTMLElement, event: Event): Promise<void>;
  /** Reports that another version of the loader, which came first, is in charge of the page. */
  giveWay(own: string, other: string): Promise<void>;
}

export type OnDemandArguments = {
  readonly [Name in keyof OnDemandFunctions]: Parameters<OnDemandFunctions[Name]>;
};
export type OnDemandAnswers = {
  readonly [Name in keyof OnDemandFunctions]: Awaited<ReturnType<OnDemandFunctions[Name]>>;
};

/**
 * The chunk: a function for each question. First it is given the loader's rows and a function that considers all
 * elements anew.
 */
export type OnDemandApi = {
  readonly [Name in keyof OnDemandFunctions]: (
    rows: Rows,
    visitAll: () => void,
    ...given: OnDemandArguments[Name]
  ) => Promise<OnDemandAnswers[Name]>;
};
