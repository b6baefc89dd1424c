/** The pictures of imports: fetched once each, and kept under an id of their address. */
import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { pictures } from '../../db/schema/sites.ts';
import type { Reach } from '../../http/reach.ts';
import { develop, PictureError } from '../../images/develop.ts';
import { importedId, importedPath } from '../../images/imported.ts';
import { createQueue } from '../../images/queue.ts';
import type { Files } from '../../storage/storage.ts';
import { fingerprint } from '../fingerprint.ts';
import type { SourcePicture } from '../html/blocks.ts';
import { fetchFile, NoFileError } from './fetch-file.ts';

export interface KeptPicture {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** By their addresses. */
export interface Pictures {
  readonly kept: ReadonlyMap<string, KeptPicture>;
  /** Why one is not there. */
  readonly lacking: ReadonlyMap<string, string>;
}

/** Where pictures are kept, and may be fetched from. */
export interface PicturePlace {
  readonly files: Pick<Files, 'write'>;
  /** Undefined to fetch none. */
  readonly reach: Reach | undefined;
}

const types = ['jpeg', 'png', 'gif', 'webp', 'avif'] as const;
const AT_ONCE = 4;
/** A server that does not answer so many times is not asked again by this run. */
const MOST_FAILURES = 3;

export class ImportedPictures {
  readonly #db: Database;
  readonly #place: PicturePlace;
  readonly #inQueue = createQueue(AT_ONCE);
  readonly #failures = new Map<string, number>();

  constructor(db: Database, place: PicturePlace) {
    this.#db = db;
    this.#place = place;
  }

  /** Those that are there, after those that were not have been fetched. */
  async get(wanted: readonly SourcePicture[]): Promise<Pictures> {
    const kept = await this.#find(wanted);
    const lacking = new Map<string, string>();
    const { reach } = this.#place;
    const missing = reach ? wanted.filter(({ url }) => !kept.has(url)) : [];
    const fetches = missing.map((one) =>
      this.#inQueue(async () => {
        try {
          if (reach) kept.set(one.url, await this.#fetch(one, reach));
        } catch (error) {
          if (!(error instanceof NoFileError || error instanceof PictureError)) throw error;
          lacking.set(one.url, reasonOf(error));
        }
      }),
    );
    await Promise.all(fetches);
    return { kept, lacking };
  }

  async #find(wanted: readonly SourcePicture[]): Promise<Map<string, KeptPicture>> {
    const found = new Map<string, KeptPicture>();
    if (wanted.length === 0) return found;
    const ids = new Map(wanted.map(({ url }) => [idOf(url), url]));
    const rows = await this.#db
      .select({ id: pictures.id, width: pictures.width, height: pictures.height })
      .from(pictures)
      .where(inArray(pictures.id, [...ids.keys()]));
    for (const row of rows) {
      const url = ids.get(row.id);
      if (url !== undefined) found.set(url, row);
    }
    return found;
  }

  async #fetch({ url, alt, credit }: SourcePicture, reach: Reach): Promise<KeptPicture> {
    const bytes = await this.#ask(url, reach);
    const developed = await develop(async () => bytes, types);
    const { width, height } = developed;
    const id = idOf(url);
    // First the file: the row says that it is there.
    await this.#place.files.write(importedPath(id), developed.bytes);
    const row = { id, altEs: alt, altCa: alt, width, height, credit };
    await this.#db
      .insert(pictures)
      .values(row)
      .onConflictDoUpdate({ target: pictures.id, set: { width, height } });
    return { id, width, height };
  }

  async #ask(url: string, reach: Reach): Promise<Buffer> {
    const host = URL.parse(url)?.host ?? '';
    const failures = this.#failures.get(host) ?? 0;
    if (failures >= MOST_FAILURES) throw new NoFileError(`its server did not answer ${MOST_FAILURES} times`);
    try {
      return await fetchFile(url, reach);
    } catch (error) {
      if (error instanceof NoFileError && error.isServerAway) this.#failures.set(host, failures + 1);
      throw error;
    }
  }
}

function reasonOf(error: NoFileError | PictureError): string {
  return error instanceof PictureError ? lowered(error.message) : error.message;
}

/** `The picture has…` -> `the picture has…`, as all reasons of the report are. */
function lowered(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '');
}

function idOf(url: string): string {
  return importedId(fingerprint(url));
}
