import type { FastifyInstance } from 'fastify';

/** Bodies are JSON, and nothing that a plain form of another site could send. A write without a body may call it JSON. */
export function jsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
}

const FORM = 'application/x-www-form-urlencoded';

/** Within a scope, and nowhere else, bodies may be plain forms. Their origin is checked as every write's is. */
export function takeForms(scope: FastifyInstance): void {
  scope.addContentTypeParser<string>(FORM, { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body)));
  });
}
