/** Searches that a reader keeps. */
import { changeSavedSearch, deleteSavedSearch, getSavedSearches, saveSearch } from '@portada/contract';
import type { FastifyInstance } from 'fastify';
import { cleanLine } from '../content/plain-text.ts';
import { handle, invalidFields } from '../http/handle.ts';
import { missing } from '../http/ids.ts';
import { limits } from '../http/limits.ts';
import { countAttempt } from '../http/rate-limit.ts';
import { isKnownFilter } from '../search/filters.ts';
import { changeSearch, deleteSearch, keepSearch, savedSearchesOf } from '../search/saved-searches.ts';
import { requireReader, requireSelf } from '../sessions/sessions.ts';

export function registerSavedSearches(app: FastifyInstance): void {
  const { db } = app;

  handle(app, getSavedSearches, async ({ query, request, reply }) => {
    const reader = await requireReader(request, reply);
    requireSelf(reader, query.userId);
    return savedSearchesOf(db, reader.id, Number(request.site.id));
  });

  handle(app, saveSearch, async ({ body, request, reply }) => {
    const reader = await requireReader(request, reply);
    await countAttempt(app, limits.savedSearchesByAccount, reader.id);
    const chosen = Object.entries(body.filters).filter(([, value]) => value !== '');
    if (!chosen.every(([name]) => isKnownFilter(name))) {
      throw invalidFields({ filters: 'validation.pattern' });
    }
    const filters = Object.fromEntries(chosen.map(([name, value]) => [name, cleanLine(value)]));
    const kept = { ...body, filters, text: cleanLine(body.text), siteId: Number(request.site.id) };
    return keepSearch(db, reader.id, kept, app.now());
  });

  handle(app, changeSavedSearch, async ({ params, body, request, reply }) => {
    const { id: userId } = await requireReader(request, reply);
    await countAttempt(app, limits.savedSearchesByAccount, userId);
    const isThere = await changeSearch(db, { userId, id: params.searchId }, body, app.now());
    return isThere ? { success: true } : missing();
  });

  handle(app, deleteSavedSearch, async ({ params, request, reply }) => {
    const { id: userId } = await requireReader(request, reply);
    await deleteSearch(db, { userId, id: params.searchId });
    return { success: true };
  });
}
