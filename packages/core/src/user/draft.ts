import { isRecord } from '@portada/contract/json-type';
import { session } from '../storage.ts';
import { sessionReaderId } from './session-cookie.ts';
import { $user } from './store.ts';

/** An unfinished form, by field. */
export type Draft = Readonly<Record<string, string>>;

function readJson(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

const PREFIX = 'portada-draft:';

/** The reader's id, from the session cookie: it is there before the profile is loaded. */
const writer = (): string => $user.get().id || sessionReaderId();

/**
 * Kept in session storage: it survives a reload and the way to the login and back. A draft belongs to the reader
 * who wrote it; one that was begun without a session is given to the next reader who logs in.
 */
export function createDraft(name: string) {
  const key = PREFIX + name;
  const kept = () => readJson(session.get(key));
  return {
    read(): Draft {
      const { by, fields } = kept();
      const reader = writer();
      if (by && reader && by !== reader) return {};
      const texts = Object.entries(isRecord(fields) ? fields : {});
      return Object.fromEntries(
        texts.flatMap(([field, text]) => (typeof text === 'string' ? [[field, text]] : [])),
      );
    },
    keep(fields: Draft): void {
      const isBegun = Object.values(fields).some(Boolean);
      // A reader whose session has expired keeps their draft.
      if (isBegun) session.set(key, JSON.stringify({ by: writer() || kept().by, fields }));
      else session.remove(key);
    },
    forget: () => session.remove(key),
  };
}

/** Deletes all drafts; called at logout. */
export function forgetDrafts(): void {
  for (const key of session.keys()) if (key.startsWith(PREFIX)) session.remove(key);
}
