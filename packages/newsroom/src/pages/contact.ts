import type { FastifyInstance } from 'fastify';
import { contactTexts } from './contact-texts.ts';
import { breadcrumbs, jsonLdTag } from './json-ld.ts';
import { showPage, textsFor } from './show-page.ts';

/** `/contacto/`: whom to write to (PAGE-07). */
export function registerContact(app: FastifyInstance): void {
  app.get('/contacto/', async (request, reply) => {
    const { site, origin } = request;
    const contact = contactTexts[site.lang];
    const title = textsFor(request).contact;
    const steps = [{ name: title, url: `${site.base}/contacto/` }];
    return showPage(reply, {
      template: 'contact',
      title,
      description: contact.description,
      data: { contact, jsonLdTag: jsonLdTag(breadcrumbs(steps, { site, origin })) },
    });
  });
}
