import { isRecord } from '../kinds.ts';
import { session } from '../storage.ts';
import { $user } from '../user/store.ts';

/** What a reader has begun to write, by field. */
export type Draft = Readonly<Record<string, string>>;

function readJson(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/**
 * Kept as long as the tab is, through a reload and through the way to the login and back; but what one reader has begun
 * is not shown to another who logs in after them.
 */
export function createDraft(name: string) {
  const key = `portada-draft:${name}`;
  return {
    read(): Draft {
      const { by, fields } = readJson(session.get(key));
      const reader = $user.get().id;
      if (by && reader && by !== reader) return {};
      const texts = Object.entries(isRecord(fields) ? fields : {});
      return Object.fromEntries(
        texts.flatMap(([field, text]) => (typeof text === 'string' ? [[field, text]] : [])),
      );
    },
    keep(fields: Draft): void {
      const isBegun = Object.values(fields).some(Boolean);
      if (isBegun) session.set(key, JSON.stringify({ by: $user.get().id, fields }));
      else session.remove(key);
    },
    forget: () => session.remove(key),
  };
}
