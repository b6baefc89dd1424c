import type { JsonSchema } from '@valibot/to-json-schema';
import type { Call } from '../call.ts';
import { calls } from '../calls/index.ts';
import { description } from './description.ts';
import { type CallExample, examples } from './examples.ts';
import { componentSchemas } from './json-schema.ts';
import { SOCIAL_LOGIN_PATH, socialLogin } from './navigations.ts';
import { type Operation, operation, SESSION_SCHEME } from './operations.ts';
import { summaries } from './summaries.ts';
import { uploadPaths } from './uploads.ts';

export type { JsonSchema } from '@valibot/to-json-schema';
export { componentSchemas, jsonSchemaOf } from './json-schema.ts';
export type { Operation } from './operations.ts';

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: object;
  readonly servers: readonly object[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: object;
  };
}

/**
 * The whole contract as one OpenAPI 3.1 document.
 *
 * @param version of the contract, as `info.version`
 */
export function openApiDocument(version: string): OpenApiDocument {
  const operations = paths();
  return {
    openapi: '3.1.0',
    info: { title: 'Portada', version, description, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/', description: 'The origin of the page, unless `apiUrl` says otherwise' }],
    paths: operations,
    components: {
      schemas: usedSchemas(operations),
      securitySchemes: {
        [SESSION_SCHEME]: {
          type: 'apiKey',
          in: 'cookie',
          name: 'portada_session',
          description:
            'An httpOnly cookie, whose name and form are the host’s own; over HTTPS best with the prefix `__Host-`, which ' +
            'no other subdomain can plant. Beside it stands a readable one, ' +
            '`portada_user` unless `sessionCookie` says otherwise, with the reader’s id.',
        },
      },
    },
  };
}

/** The entities that operations refer to, and those that these refer to; the others are the elements' own. */
function usedSchemas(operations: unknown): Record<string, JsonSchema> {
  const all = componentSchemas();
  const used = new Set<string>();
  const visit = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      visit(all[name]);
    }
  };
  visit(operations);
  return Object.fromEntries(Object.entries(all).filter(([name]) => used.has(name)));
}

function paths(): OpenApiDocument['paths'] {
  const callOf = new Map<string, Call>(Object.entries(calls));
  const exampleOf = new Map<string, CallExample>(Object.entries(examples));
  const found: Record<string, Record<string, Operation>> = {
    ...uploadPaths,
    [SOCIAL_LOGIN_PATH]: { get: socialLogin() },
  };
  // In the order of the summaries: that of a module's exports is up to what loads it, and builds would differ.
  for (const [name, summary] of Object.entries(summaries)) {
    const call = callOf.get(name);
    if (!call) throw new Error(`There is no call ${name}.`);
    const description = operation(name, call, summary, exampleOf.get(name));
    found[call.path] = { ...found[call.path], [call.method.toLowerCase()]: description };
  }
  return found;
}
