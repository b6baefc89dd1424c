/** The banner's part of every page, the same for everybody. */
import { CONSENT_COOKIE, CONSENT_START } from '@portada/shared/consent.ts';
import type { FastifyRequest } from 'fastify';
import { pageUrl } from '../config/local-paths.ts';
import { sitePaths } from '../config/site-paths.ts';
import { consentTexts } from '../texts/consent-texts.ts';

/** The path of what shows the banner to readers without script. */
export const PLAIN_STYLE_PATH = `${sitePaths.cookies}aviso.css`;

/** Undefined where nobody is asked. */
export function consentBanner({ server, site }: FastifyRequest) {
  if (!server.config.asksConsent) return undefined;
  return {
    t: consentTexts[site.lang],
    path: pageUrl(site.base, sitePaths.consent),
    plainStyle: pageUrl(site.base, PLAIN_STYLE_PATH),
    answered: `${CONSENT_COOKIE}=${CONSENT_START}`,
  };
}
