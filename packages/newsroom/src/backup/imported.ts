/** The files of pictures that came with imports. */
import type { Database } from '../db/client.ts';
import { pictures } from '../db/schema/sites.ts';
import { importedPath, isImported } from '../images/imported.ts';

/** Their paths among the uploads, of those that the database names. */
export async function importedPictures(db: Database): Promise<string[]> {
  const rows = await db.select({ id: pictures.id }).from(pictures);
  return rows
    .map(({ id }) => id)
    .filter(isImported)
    .map(importedPath);
}
