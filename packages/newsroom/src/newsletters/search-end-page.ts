/** The link that ends the mails about a saved search, by its button or the mail client's (RFC 8058). */
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type LinkPage, registerLinkPage, type Standing } from '../accounts/screens/link-page.ts';
import { savedSearches } from '../db/schema/index.ts';
import { mailPaths } from '../mail/links.ts';
import { searchMailTexts } from './search-texts.ts';
import { readSearchEndToken } from './unsubscribe-token.ts';

const searchEndPage: LinkPage = {
  path: mailPaths.searchEnd,
  isOneClick: true,
  look: lookAt,
  async press({ request }, token) {
    const { db, now } = request.server;
    const id = await readSearchEndToken(db, token);
    if (id !== undefined) {
      const ended = { rhythm: 'none', nextAt: null, updatedAt: now() } as const;
      await db.update(savedSearches).set(ended).where(eq(savedSearches.id, id));
    }
    return lookAt(request, token);
  },
};

export function registerSearchEnd(app: FastifyInstance): void {
  registerLinkPage(app, searchEndPage);
}

async function lookAt({ server, site }: FastifyRequest, token: string): Promise<Standing> {
  const id = await readSearchEndToken(server.db, token);
  if (id === undefined) return { refuse: 'unsubscribeError' };
  const [search] = await server.db.select().from(savedSearches).where(eq(savedSearches.id, id));
  const { ask, done } = searchMailTexts[site.lang];
  return search && search.rhythm !== 'none' ? { ask: ask(search.name) } : { tell: done };
}
