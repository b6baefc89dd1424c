import type { FastifyInstance } from 'fastify';
import { refuseDeepJson } from './nesting.ts';

/**
 * Accepts JSON bodies only, which a cross-site HTML form cannot send. A write without a body may have the content type.
 */
export function jsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    try {
      refuseDeepJson(body);
    } catch (error) {
      return done(error instanceof Error ? error : null);
    }
    parse(request, body, done);
  });
}

/** Accepts any body within a scope, and does not read it: what mail clients send there differs. */
export function anyBody(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
}

/**
 * Accepts HTML forms within a scope, for readers without script, and nothing else. Their origin is checked like every
 * write's.
 */
export function plainForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
  );
}
