/** The table of contents of a backup: `backup.json`. */
import * as v from 'valibot';
import { StartError } from '../config/config.ts';

/**
 *     backup.json                 this manifest
 *     database/{table}.ndjson.gz  a row in each line: a JSON array of its values, in PostgreSQL's own text form
 *     uploads/{path}              readers' files
 *     media/{path}                the publisher's
 *     SHA256SUMS                  of all of these; the last to be written
 */
export const MANIFEST_FILE = 'backup.json';
export const tableFile = (table: string) => `database/${table}.ndjson.gz`;
export const UPLOADS = 'uploads/';
export const MEDIA = 'media/';

/** Raised when a newsroom of before could not read the files any more. */
export const FORMAT_VERSION = 1;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const manifestSchema = v.object({
  format: v.literal('portada-backup'),
  formatVersion: v.literal(FORMAT_VERSION),
  /** The version of the newsroom that took it, and of its database. */
  newsroom: v.string(),
  database: v.string(),
  takenAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The last migration of the schema, by the time at which it was written. */
  migration: count,
  tables: v.array(v.object({ name: v.string(), columns: v.array(v.string()), rows: count })),
  /** The next value of each identity column. */
  identities: v.array(v.object({ table: v.string(), column: v.string(), next: count })),
  /** Paths of uploads that the database names and that were not there: deleted meanwhile, or lost before. */
  missing: v.array(v.string()),
  /** The number of other files. */
  files: count,
});

export type Manifest = v.InferOutput<typeof manifestSchema>;

/** Throws a `StartError` for a text that is none. */
export function readManifest(text: string): Manifest {
  const json = v.safeParse(v.pipe(v.string(), v.parseJson(), v.object({ formatVersion: count })), text);
  if (json.success && json.output.formatVersion > FORMAT_VERSION) {
    throw new StartError(
      'The backup was taken by a later version of the newsroom: restore it with that one.',
    );
  }
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), text);
  if (!read.success) throw new StartError(`The backup cannot be read: ${MANIFEST_FILE} is none of a backup.`);
  return read.output;
}
