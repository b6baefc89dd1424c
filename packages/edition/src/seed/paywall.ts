/** The seeded paywall: on each site a published version, and one under test. */
import type { Language } from '@portada/contract';
import type { MessageInFile, VersionInFile } from '@portada/newsroom';
import { paywallTexts } from './paywall-texts.ts';

/** The monthly limit of opinion pieces without an account, and with one. */
const ANONYMOUS_LIMIT = 5;
const READER_LIMIT = 10;

export function paywallVersions(lang: Language): VersionInFile[] {
  const names = paywallTexts[lang].names;
  return [
    version(lang, { id: `${lang}-1`, name: names.published, open: 'counter', closed: 'limit' }),
    version(lang, { id: `${lang}-2`, name: names.tested, open: 'float', closed: 'bottom' }),
  ];
}

interface Variant {
  readonly id: string;
  readonly name: string;
  /** The messages for an anonymous reader, beside a text and instead of one. */
  readonly open: string;
  readonly closed: string;
}

function version(lang: Language, { id, name, open, closed }: Variant): VersionInFile {
  const named = (message: string) => [`${id}-${message}`];
  const opinion = {
    sections: ['opinion'],
    kinds: ['article' as const],
    access: [],
    period: 'month' as const,
  };
  return {
    id,
    site: lang,
    name,
    isPublished: id === `${lang}-1`,
    rules: [
      {
        conditionName: 'registered-only',
        sections: [],
        kinds: [],
        access: ['registered'],
        roles: ['anonymous'],
        limit: 0,
        period: 'month',
        openMessageIds: [],
        closedMessageIds: named('modal'),
      },
      {
        ...opinion,
        conditionName: 'opinion-anonymous',
        roles: ['anonymous'],
        limit: ANONYMOUS_LIMIT,
        openMessageIds: named(open),
        closedMessageIds: named(closed),
      },
      {
        ...opinion,
        conditionName: 'opinion-reader',
        roles: ['reader'],
        limit: READER_LIMIT,
        openMessageIds: named('reader-counter'),
        closedMessageIds: named('reader-limit'),
      },
    ],
    messages: messages(lang, id),
  };
}

function messages(lang: Language, id: string): MessageInFile[] {
  const { modal, limit, bottom, float, counter, readerLimit } = paywallTexts[lang];
  return [
    { id: `${id}-modal`, type: 'modal', canBeClosed: false, ...modal },
    { id: `${id}-limit`, type: 'modal', canBeClosed: false, ...limit },
    { id: `${id}-bottom`, type: 'bottom', canBeClosed: true, ...bottom },
    { id: `${id}-float`, type: 'float', canBeClosed: true, ...float },
    {
      id: `${id}-counter`,
      type: 'counter',
      canBeClosed: false,
      ...counter,
      maxConsumedContent: ANONYMOUS_LIMIT,
    },
    {
      id: `${id}-reader-counter`,
      type: 'counter',
      canBeClosed: true,
      ...counter,
      maxConsumedContent: READER_LIMIT,
    },
    { id: `${id}-reader-limit`, type: 'modal', canBeClosed: true, ...readerLimit },
  ];
}
