/** What the page of a content says of its wall. */
import { withBackUrl } from '@portada/shared/back-url.ts';
import type { FastifyRequest } from 'fastify';
import type { ContentPage } from '../content/content-page.ts';
import type { Decision } from '../metering/decide.ts';
import { freePart } from '../paywall/cut.ts';
import type { Gate } from '../paywall/gate.ts';
import { webRoutes } from '../render/block.ts';
import type { Texts } from '../texts/texts.ts';
import { proseParts } from './prose.ts';
import { readingMinutes } from './view.ts';

/** The class of what is behind the wall, or of its place where it is not there. */
export const WALLED_CLASS = 'article__walled';

export type WallView = ReturnType<typeof wallView>;

/** `shown` is the content as this reader gets it. */
export function wallView(page: ContentPage, shown: ContentPage, gate: Gate) {
  const { isWalled, isTested, decision } = gate;
  const freeHtml = isWalled ? freePart(page.body) : '';
  return {
    /** Whether the content is marked as paywalled for search engines. */
    isWalled,
    /** Whether this reader gets the free part only. */
    isCut: decision?.isWhole === false,
    /** Whether a message may be shown: the page carries the widget. */
    hasPaywall: decision !== undefined,
    isTested,
    hasHero: shown.kind !== 'gallery' && !shown.video,
    freeHtml,
    /** What comes after the free part, in the parts between which an ad may stand. */
    bodyParts: proseParts(shown.body.slice(freeHtml.length)),
    /** What the whole takes, also where it is not all here. */
    readingMinutes: readingMinutes(page),
  };
}

/** The words in the place of what is not there. */
export function wallNotice(request: FastifyRequest, t: Texts, decision: Decision | undefined) {
  if (!decision || decision.isWhole) return undefined;
  const { site, origin, originalUrl } = request;
  return {
    ...t.wall[wordsFor(decision)],
    hasLinks: !isOwnLimit(decision),
    registerUrl: withBackUrl(webRoutes(site).register, origin + originalUrl),
  };
}

const isOwnLimit = ({ reason, role }: Decision) => reason === 'limit-reached' && role === 'reader';

function wordsFor(decision: Decision): keyof Texts['wall'] {
  if (isOwnLimit(decision)) return 'ownLimit';
  if (decision.reason === 'limit-reached') return 'limit';
  return decision.reason === 'no-cookies' ? 'noCookies' : 'closed';
}
