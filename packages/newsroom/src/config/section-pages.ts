import { AGENDA_PATH } from '@portada/shared/paths.ts';
import { sitePaths } from './site-paths.ts';

/** Sections whose list is a page of the newsroom's own, by their code, whatever their slug is in a language. */
const ownPages: Readonly<Record<string, string>> = {
  agenda: AGENDA_PATH,
  newsletters: sitePaths.newsletters,
};

/** The path of that page, without a site's prefix. */
export function ownPageOf(code: string): string | undefined {
  return Object.hasOwn(ownPages, code) ? ownPages[code] : undefined;
}
