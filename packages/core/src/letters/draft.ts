import { isRecord } from '../kinds.ts';
import { session } from '../storage.ts';

/** What a reader has begun to write, by field. */
export type Draft = Readonly<Record<string, string>>;

/** Kept as long as the tab is, through a reload and through the way to the login and back. */
export function createDraft(name: string) {
  const key = `portada-draft:${name}`;
  return {
    read(): Draft {
      try {
        const kept: unknown = JSON.parse(session.get(key) ?? '{}');
        const fields = isRecord(kept) ? Object.entries(kept) : [];
        return Object.fromEntries(
          fields.flatMap(([field, text]) => (typeof text === 'string' ? [[field, text]] : [])),
        );
      } catch {
        return {};
      }
    },
    keep(fields: Draft): void {
      if (Object.values(fields).some(Boolean)) session.set(key, JSON.stringify(fields));
      else session.remove(key);
    },
    forget: () => session.remove(key),
  };
}
