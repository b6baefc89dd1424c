/** What a newsroom in production does not start without. */

import type { Environment } from './environment.ts';

/** Browsers keep `Secure` cookies of these without https, so that a production start can be tried on one machine. */
const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Everything at once, each as a clause. Without these the newsroom would serve and fail silently: mails that nobody
 * gets, links to `localhost`, cookies without `Secure`, writes refused as those of another site.
 *
 * @param site what `SITE_URL` says, if it is valid
 */
export function lackingInProduction(env: Environment, site: URL | undefined): string[] {
  return [
    ...(env.SITE_URL ? [] : ['SITE_URL must be set to the origin that readers see (https://…)']),
    ...(site?.protocol === 'http:' && !LOOPBACK.test(site.hostname)
      ? ['SITE_URL must be https, since session cookies are sent over nothing else']
      : []),
    ...(env.SMTP_URL ? [] : ['SMTP_URL must be set to the mail server (smtp://user:password@host:port)']),
  ];
}
