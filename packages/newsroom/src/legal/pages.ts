import { routes } from '@portada/shared/routes.ts';
import type { FastifyInstance } from 'fastify';
import { sitePaths } from '../config/site-paths.ts';
import { showPage } from '../render/show-page.ts';
import { aboutText } from './about-text.ts';
import { accessibilityNotice } from './accessibility-text.ts';
import { cookiesNotice } from './cookies-text.ts';
import { ethicsText } from './ethics-text.ts';
import { guardiansNotice } from './guardians-text.ts';
import { legalTextOf } from './publisher.ts';
import { legalNotice, privacyNotice } from './texts.ts';

const notices = [
  { path: routes.terms, text: legalNotice },
  { path: routes.privacy, text: privacyNotice },
  { path: routes.guardians, text: guardiansNotice },
  { path: sitePaths.about, text: aboutText },
  { path: sitePaths.ethics, text: ethicsText },
  { path: sitePaths.cookies, text: cookiesNotice },
  { path: sitePaths.accessibility, text: accessibilityNotice },
] as const;

/**
 * The pages that forms link to, with the notices of their terms, the page for parents of the login, and what a
 * newspaper says of itself: who makes it, by which rules, what it keeps in browsers, and for whom it can be read.
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
