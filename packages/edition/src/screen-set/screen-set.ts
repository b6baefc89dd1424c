/**
 * A fake screen-set of an identity provider (HEAD-07). In development, `?screen-set` in the URL of
 * any page adds it to the page block, and the header's register link opens it.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@portada/contract';
import { cacheHeader } from '@portada/newsroom';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';

const SCRIPT = '/idp/screen-set.js';
const none: Page['identityProvider'] = { script: '', screenSet: '', startScreen: '' };
const fake = { script: SCRIPT, screenSet: 'Diario-Registro', startScreen: 'alta' };
/** On any page: registration opens the screen-set. */
export const SCREEN_SET_QUERY = 'screen-set';
const querySchema = v.object({ [SCREEN_SET_QUERY]: v.string() });

/** The identity provider of a page: none, unless a developer requests the fake one. */
export function identityProviderOf({ query }: FastifyRequest): Page['identityProvider'] {
  return v.is(querySchema, query) ? fake : none;
}

export function registerScreenSet(app: FastifyInstance): void {
  const source = readFileSync(new URL('./screen-set.js', import.meta.url), 'utf8');
  app.get(SCRIPT, (_request, reply) =>
    // In a function scope: it shares the page with other scripts.
    reply
      .header('cache-control', cacheHeader('revalidate'))
      .type('text/javascript; charset=utf-8')
      .send(`(() => {\n${source}})();\n`),
  );
}
