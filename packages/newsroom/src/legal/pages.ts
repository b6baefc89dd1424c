import { routes } from '@portada/shared/routes.ts';
import type { FastifyInstance } from 'fastify';
import { showPage } from '../render/show-page.ts';
import { guardiansNotice } from './guardians-text.ts';
import { legalNotice, privacyNotice } from './texts.ts';

const notices = [
  { path: routes.terms, text: legalNotice },
  { path: routes.privacy, text: privacyNotice },
  { path: routes.guardians, text: guardiansNotice },
] as const;

/** The pages that forms link to: the notices of their terms, and the page for parents of the login. */
export function registerLegal(app: FastifyInstance): void {
  for (const { path, text } of notices) {
    app.get(path, async (request, reply) => {
      const legal = text[request.site.lang];
      const { title, description } = legal;
      return showPage(reply, { template: 'legal', title, description, data: { legal } });
    });
  }
}
