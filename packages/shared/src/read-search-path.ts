import { SEARCH_PATH } from './paths.ts';

const PAGE = new RegExp(`^(.*${SEARCH_PATH.slice(0, -1)})(?:/(.*?)/?)?$`);

interface SearchPath {
  /** The page's own, without the slash at its end. */
  readonly home: string;
  readonly text: string;
}

/**
 * Reads a path of the search results' page, which may have its text (reading 11); undefined for a path that is none.
 */
export function readSearchPath(path: string): SearchPath | undefined {
  const [, home, text = ''] = PAGE.exec(path) ?? [];
  return home === undefined ? undefined : { home, text: decoded(text) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
