import { SEARCH_TEXT_MAX_LENGTH } from '../constants/search.ts';
import { jsonText, upTo, wholeNumber } from '../requests.ts';
import * as v from '../valibot.ts';
import { dateValue, filterValues } from './searcher.ts';

/** SEEK-07. Empty parameters are omitted; `filterValues` and `dateValue` are JSON. */
export const searchQuery = v.object({
  filterValues: v.optional(jsonText(filterValues)),
  dateValue: v.optional(jsonText(dateValue)),
  searchText: v.optional(upTo(SEARCH_TEXT_MAX_LENGTH)),
  categoryId: v.optional(upTo(100)),
  moduleId: v.optional(upTo(100)),
  type: v.optional(upTo(100)),
  limit: v.optional(wholeNumber),
  /** For a numbered page (reading 15). */
  page: v.optional(wholeNumber),
  /** For the newsletters' archive (SEEK-10). */
  taxonUrl: v.optional(upTo(500)),
  /** For the archive (ARCH-09): `true` outside production. */
  comments: v.optional(v.picklist(['true', 'false'])),
});
