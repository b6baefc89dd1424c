/** The view model of the paywall on a content's page. */
import { withBackUrl } from '@portada/shared/back-url.ts';
import type { FastifyRequest } from 'fastify';
import type { ContentPage } from '../content/content-page.ts';
import type { Decision } from '../metering/decide.ts';
import { freePart } from '../paywall/cut.ts';
import type { Gate } from '../paywall/gate.ts';
import { webRoutes } from '../render/block.ts';
import type { Texts } from '../texts/texts.ts';
import { drawBody } from './body.ts';
import { proseParts } from './prose.ts';
import { readingMinutes } from './view.ts';

/** The class of the paywalled text, or of its placeholder. */
export const WALLED_CLASS = 'article__walled';

export type WallView = ReturnType<typeof wallView>;

/** `visiblePage` is the content as this reader may read it. */
export function wallView(page: ContentPage, visiblePage: ContentPage, gate: Gate, t: Texts) {
  const { isWalled, isTested, decision } = gate;
  const isCut = decision?.isWhole === false;
  const freeHtml = isWalled ? freePart(page.body) : '';
  return {
    /** Whether the content is marked as paywalled for search engines. */
    isWalled,
    /** Whether this reader gets the free part only. */
    isCut,
    /** Told to those only who may read what was wrong. */
    corrections: isCut ? [] : page.corrections,
    /** Whether a message can be shown: the page includes the widget. */
    hasPaywall: decision !== undefined,
    isTested,
    hasHero: visiblePage.kind !== 'gallery' && !visiblePage.video,
    freeHtml: drawBody(freeHtml, t),
    /** The text after the free part, split where an ad may be inserted. */
    bodyParts: proseParts(visiblePage.body.slice(freeHtml.length)).map((part) => drawBody(part, t)),
    /** The reading time of the whole text, also if only a part is sent. */
    readingMinutes: readingMinutes(page),
  };
}

/** The text shown in place of what is withheld. */
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
