import { routes } from '@portada/shared/routes.ts';
import type { FastifyInstance } from 'fastify';
import { sitePaths } from '../config/site-paths.ts';
import { showPage } from '../render/show-page.ts';
import { accessibilityNotice } from './accessibility-text.ts';
import { guardiansNotice } from './guardians-text.ts';
import { legalTextOf } from './publisher.ts';
import { legalNotice, privacyNotice } from './texts.ts';

const notices = [
  { path: routes.terms, text: legalNotice },
  { path: routes.privacy, text: privacyNotice },
  { path: routes.guardians, text: guardiansNotice },
  { path: sitePaths.accessibility, text: accessibilityNotice },
] as const;

/**
 * The pages that forms link to, with the notices of their terms, the page for parents of the login, and the
 * accessibility statement.
 */
export function registerLegal(app: FastifyInstance): void {
  for (const { path, text } of notices) {
    app.get(path, { config: { shared: [] } }, async (request, reply) => {
      const { site } = request;
      const legal = legalTextOf(text[site.lang], app, site);
      const { title, description } = legal;
      return showPage(reply, { template: 'legal', title, description, data: { legal } });
    });
  }
}
