/** Imports one file and reports the outcome of each item. */
import type { Database } from '../db/client.ts';
import type { ImportContext } from './context.ts';
import type { ImportItem, NotTaken } from './items.ts';
import { type Illustrated, illustrate } from './pictures/illustrate.ts';
import { ImportedPictures } from './pictures/picture-store.ts';
import { notTaken, RejectedItemError, UnreadableFileError } from './problems.ts';
import { readItems } from './read-items.ts';
import { ItemStore, type KnownItem, type Outcome } from './store.ts';

export interface ImportResult {
  readonly line: number;
  readonly label: string;
  readonly outcome: Outcome | NotTaken;
  /** Why it was not taken, or withdrawn. */
  readonly reason: string;
}

export interface Listener {
  format(name: string): void;
  item(result: ImportResult): void;
  /** Before its item. */
  pictures(item: Pick<ImportResult, 'line' | 'label'>, pictures: Omit<Illustrated, 'draft'>): void;
}

interface Stores {
  readonly items: ItemStore;
  readonly pictures: ImportedPictures;
}

export async function importFile(
  db: Database,
  path: string,
  context: ImportContext,
  listener: Listener,
): Promise<void> {
  const stores = { items: new ItemStore(db, context), pictures: new ImportedPictures(db, context.pictures) };
  try {
    for await (const item of readItems(path, context, (name) => listener.format(name))) {
      listener.item(await take(stores, item, listener));
    }
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    listener.item({ line: error.line, label: '', outcome: 'refused', reason: error.message });
  }
}

/** A dry run, rolled back at the end. */
export async function rehearse(
  db: Database,
  path: string,
  context: ImportContext,
  listener: Listener,
): Promise<void> {
  class RehearsalRollback extends Error {}
  try {
    await db.transaction(async (inside) => {
      await importFile(inside, path, context, listener);
      throw new RehearsalRollback();
    });
  } catch (error) {
    if (!(error instanceof RehearsalRollback)) throw error;
  }
}

async function take(stores: Stores, item: ImportItem, listener: Listener): Promise<ImportResult> {
  const { line, label } = item;
  if (item.type === 'refused' || item.type === 'left out') {
    return { line, label, outcome: item.type, reason: item.reason };
  }
  try {
    const whole = item.type === 'content' ? await withPictures(stores, item, listener) : item;
    const outcome = await stores.items.take(whole);
    return { line, label, outcome, reason: item.type === 'withdrawn' ? item.reason : '' };
  } catch (error) {
    if (!(error instanceof RejectedItemError)) throw error;
    return { line, label, outcome: notTaken(error), reason: error.message };
  }
}

async function withPictures(
  { pictures }: Stores,
  item: Extract<ImportItem, { type: 'content' }>,
  listener: Listener,
): Promise<KnownItem> {
  const { draft, ...found } = await illustrate(item.draft, pictures);
  listener.pictures(item, found);
  return { ...item, draft };
}
