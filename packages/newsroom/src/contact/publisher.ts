/** The contact page of a site: its own words where it has some, else what is known of any publisher. */
import { fill } from '@portada/shared/fill.ts';
import type { FastifyInstance } from 'fastify';
import type { SiteIdentity } from '../config/sites.ts';
import { type ContactPageText, contactTexts, type Topic } from './texts.ts';

interface Department {
  readonly name: string;
  readonly about: string;
  readonly email: string;
  readonly topics: readonly Topic[];
}

export interface ContactText extends Omit<ContactPageText, 'house' | 'departments'> {
  readonly house: ContactPageText['house'] & {
    /** Below the site's name. */
    readonly address: readonly string[];
    readonly phone: string;
    readonly hours: string;
    readonly email: string;
  };
  readonly departments: readonly Department[];
}

/** Of a publisher only the name and the address are known: nothing is said that may not be so. */
export function contactTextOf(
  { config, ownWords }: Pick<FastifyInstance, 'config' | 'ownWords'>,
  { lang, name }: Pick<SiteIdentity, 'lang' | 'name'>,
): ContactText {
  const text = contactTexts[lang];
  const own = ownWords?.[lang].contact;
  const { contactEmail: email } = config;
  return {
    ...text,
    description: own?.description ?? fill(text.description, { name }),
    house: { ...text.house, address: [], phone: '', hours: '', email, ...own?.house },
    departments: text.departments.map((department) => ({
      ...department,
      email,
      ...own?.departments[department.id],
    })),
  };
}
