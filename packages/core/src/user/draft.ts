import { session } from '../storage.ts';
import { isRecord } from '../type-guards.ts';
import { sessionReaderId } from './session-cookie.ts';
import { $user } from './store.ts';

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

const PREFIX = 'portada-draft:';

/** Who is writing: the cookie knows it before the profile is there. */
const writer = (): string => $user.get().id || sessionReaderId();

/**
 * Kept as long as the tab is, through a reload and through the way to the login and back; but what one reader has begun
 * is not shown to another who logs in after them. What nobody has begun goes to whoever logs in next.
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
      // A reader whose session has ended goes on with what is theirs.
      if (isBegun) session.set(key, JSON.stringify({ by: writer() || kept().by, fields }));
      else session.remove(key);
    },
    forget: () => session.remove(key),
  };
}

/** Whoever logs out leaves nothing behind. */
export function forgetDrafts(): void {
  for (const key of session.keys()) if (key.startsWith(PREFIX)) session.remove(key);
}
