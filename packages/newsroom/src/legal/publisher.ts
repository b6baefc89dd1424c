/** The legal texts of a site, with who publishes it and where to write to. */
import { fill } from '@portada/shared/fill.ts';
import type { FastifyInstance } from 'fastify';
import type { SiteIdentity } from '../config/sites.ts';
import { type LegalText, whoPublishes } from './texts.ts';

export function legalTextOf(
  text: LegalText,
  { config, ownWords }: Pick<FastifyInstance, 'config' | 'ownWords'>,
  { lang, name }: Pick<SiteIdentity, 'lang' | 'name'>,
): LegalText {
  const own = ownWords?.[lang];
  const email = own?.guardiansEmail ?? config.contactEmail;
  const general = own?.contact.house.email ?? config.contactEmail;
  const web = own?.contact.departments.web.email ?? config.contactEmail;
  const publisher = own?.publisher ?? fill(whoPublishes[lang], { name, email });
  const parts = text.parts.map((part) => ({
    ...part,
    paragraphs: part.paragraphs.map((paragraph) => fill(paragraph, { publisher, email, general, web })),
  }));
  return { ...text, parts };
}
