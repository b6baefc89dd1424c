/** `/cookies/configuracion/`: where readers answer what they allow, and change or withdraw it at any time. */
import {
  CONSENT_COOKIE,
  type ConsentPurpose,
  consentPurposes,
  purposesIn,
  readConsent,
  writeConsent,
} from '@portada/shared/consent.ts';
import { ownAddress } from '@portada/shared/own-address.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { pageUrl } from '../config/local-paths.ts';
import { sitePaths } from '../config/site-paths.ts';
import { dayOf } from '../content/dates.ts';
import { plainForms } from '../http/body.ts';
import { cacheHeader } from '../http/cache.ts';
import { limits } from '../http/limits.ts';
import { countAttempt } from '../http/rate-limit.ts';
import { PLAIN_STYLE_PATH } from '../render/consent-banner.ts';
import { showPage } from '../render/show-page.ts';
import { consentTexts } from '../texts/consent-texts.ts';

const PATH = sitePaths.consent;
const SAVED_PATH = `${PATH}guardado/`;
/** Half a year at its longest, in seconds; Spain's data protection agency (AEPD) lets an answer last two years. */
const MAX_AGE = 184 * 86_400;

/** What a button says, `all` or `none`, or the ticked purposes. */
const consentForm = v.fallback(v.record(v.string(), v.string()), {});

export function registerConsent(app: FastifyInstance): void {
  if (!app.config.asksConsent) return;
  app.get(PATH, (_request, reply) => showSettings(reply));
  app.get(SAVED_PATH, (_request, reply) => showSettings(reply, true));

  // Without script only the server can tell who has answered, and pages are everybody's: this file is not.
  app.get(PLAIN_STYLE_PATH, async (request, reply) =>
    reply
      .header('cache-control', cacheHeader('private'))
      .type('text/css; charset=utf-8')
      .send(allowedBy(request) ? '' : '.consent { display: grid; }'),
  );

  app.register(async (scope) => {
    plainForms(scope);
    scope.post(PATH, async (request, reply) => {
      await countAttempt(app, limits.writes, request.ip);
      const day = dayOf(app.now());
      reply.setCookie(CONSENT_COOKIE, writeConsent(purposesOf(request.body), day), {
        path: '/',
        maxAge: MAX_AGE,
        sameSite: 'lax',
        secure: request.site.scheme === 'https',
      });
      return reply.redirect(wayBack(request), 303);
    });
  });
}

function allowedBy({ cookies }: FastifyRequest): readonly ConsentPurpose[] | undefined {
  return readConsent(cookies[CONSENT_COOKIE]);
}

function purposesOf(body: unknown): readonly ConsentPurpose[] {
  const { answer, ...ticked } = v.parse(consentForm, body);
  if (answer === 'all') return consentPurposes;
  return answer === 'none' ? [] : purposesIn(Object.keys(ticked));
}

/** The page with the banner; from the settings, to those that say that the answer is kept. */
function wayBack({ headers, origin, site }: FastifyRequest): string {
  const settings = pageUrl(site.base, PATH);
  const page = ownAddress(headers.referer, origin, [origin]);
  return page && !new URL(page).pathname.startsWith(settings) ? page : pageUrl(site.base, SAVED_PATH);
}

function showSettings(reply: FastifyReply, isSaved = false): Promise<FastifyReply> {
  const { request } = reply;
  const t = consentTexts[request.site.lang];
  const allowed = allowedBy(request) ?? [];
  const purposes = consentPurposes.map((name) => ({
    ...t.purposes[name],
    id: name,
    isAllowed: allowed.includes(name),
  }));
  return showPage(reply, {
    template: 'consent',
    title: t.title,
    description: t.description,
    canonical: PATH,
    noindex: true,
    cache: 'private',
    data: { purposes, isSaved },
  });
}
