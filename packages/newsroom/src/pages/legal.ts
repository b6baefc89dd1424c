import type { FastifyInstance } from 'fastify';
import { legalNotice, privacyNotice } from './legal-texts.ts';
import { showPage } from './show-page.ts';

const notices = [
  { path: '/aviso-legal/', text: legalNotice },
  { path: '/privacidad/', text: privacyNotice },
] as const;

/** The notices that the terms of every form link to. */
export function registerLegal(app: FastifyInstance): void {
  for (const { path, text } of notices) {
    app.get(path, async (request, reply) => {
      const legal = text[request.site.lang];
      const { title, description } = legal;
      return showPage(reply, { template: 'legal', title, description, data: { legal } });
    });
  }
}
