/** Searches that a reader keeps, and is mailed about: beyond the specification, and only with a session. */
import type { Call } from '../call.ts';
import { FIELD_MAX_LENGTH } from '../constants/limits.ts';
import { SEARCH_TEXT_MAX_LENGTH } from '../constants/search.ts';
import { savedSearch, searchRhythms } from '../entities/saved-search.ts';
import { filterValues } from '../entities/searcher.ts';
import { lineUpTo, upTo } from '../requests.ts';
import * as v from '../valibot.ts';
import { items, success } from '../wire.ts';

const settings = {
  name: v.pipe(lineUpTo(FIELD_MAX_LENGTH), v.trim(), v.nonEmpty()),
  rhythm: v.picklist(searchRhythms),
};

/** The session decides, as for the saved contents (reading 2). */
export const getSavedSearches = {
  method: 'GET',
  path: '/api/front/user/search/',
  query: v.object({ userId: upTo(100) }),
  answer: items(savedSearch),
} as const satisfies Call;

/** The same search once more is the one that is kept already. */
export const saveSearch = {
  method: 'POST',
  path: '/api/front/user/search/',
  body: v.pipe(
    v.object({
      ...settings,
      text: lineUpTo(SEARCH_TEXT_MAX_LENGTH),
      /** All contents without one. */
      type: v.picklist(['', 'news', 'other']),
      filters: filterValues,
    }),
    v.check(({ text, filters }) => text.trim() !== '' || Object.values(filters).some(Boolean)),
  ),
  answer: savedSearch,
} as const satisfies Call;

export const changeSavedSearch = {
  method: 'PATCH',
  path: '/api/front/user/search/{searchId}',
  body: v.object(settings),
  answer: success,
} as const satisfies Call;

export const deleteSavedSearch = {
  method: 'DELETE',
  path: '/api/front/user/search/{searchId}',
  answer: success,
} as const satisfies Call;
