import type { JsonSchema } from '@valibot/to-json-schema';
import type { Call } from '../call.ts';
import { calls } from '../calls/index.ts';
import { socialProviders } from '../constants/site.ts';
import { type CallExample, examples } from './examples.ts';
import { componentSchemas } from './json-schema.ts';
import { type Operation, operation, parametersInPath, SESSION_SCHEME } from './operations.ts';
import { type CallSummary, description, summaries } from './summaries.ts';

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

/** LOGIN-03, LOGIN-05: browser navigations, not calls. */
const SOCIAL_LOGIN_PATH = '/api/front/user/login/{provider}';

/**
 * The whole contract as one OpenAPI 3.1 document.
 *
 * @param version of the contract, as `info.version`
 */
export function openApiDocument(version: string): OpenApiDocument {
  return {
    openapi: '3.1.0',
    info: { title: 'Portada', version, description, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/', description: 'The origin of the page, unless `apiUrl` says otherwise' }],
    paths: paths(),
    components: {
      schemas: { ...componentSchemas(), Envelope: envelope },
      securitySchemes: {
        [SESSION_SCHEME]: {
          type: 'apiKey',
          in: 'cookie',
          name: 'portada_session',
          description:
            'An httpOnly cookie, whose name and form are the host’s own. Beside it stands a readable one, ' +
            '`portada_user` unless `sessionCookie` says otherwise, with the reader’s id.',
        },
      },
    },
  };
}

/** API-02, API-03 */
const envelope: JsonSchema = {
  type: 'object',
  description: 'Any answer may come wrapped like this.',
  properties: {
    response: { description: 'The answer itself.' },
    httpCode: { type: 'number', description: 'From 500 the answer counts as an error.' },
  },
  required: ['response'],
};

function paths(): OpenApiDocument['paths'] {
  const summaryOf = new Map<string, CallSummary>(Object.entries(summaries));
  const exampleOf = new Map<string, CallExample>(Object.entries(examples));
  const found: Record<string, Record<string, Operation>> = { [SOCIAL_LOGIN_PATH]: { get: socialLogin() } };
  for (const [name, call] of Object.entries<Call>(calls)) {
    const summary = summaryOf.get(name);
    if (!summary) throw new Error(`The call ${name} has no summary.`);
    const description = operation(name, call, summary, exampleOf.get(name));
    found[call.path] = { ...found[call.path], [call.method.toLowerCase()]: description };
  }
  return found;
}

function socialLogin(): Operation {
  return {
    operationId: 'socialLogin',
    summary: 'Where the browser goes to log in by another service; no call but a navigation',
    tags: ['Account'],
    parameters: [
      ...parametersInPath(SOCIAL_LOGIN_PATH).map((parameter) => ({
        ...parameter,
        schema: { type: 'string' as const, enum: [...socialProviders] },
      })),
      {
        name: 'backUrl',
        in: 'query',
        required: false,
        description: 'Where the reader comes back to; an address of the site, else the profile',
        schema: { type: 'string' },
      },
    ],
    responses: {
      302: {
        description: 'To the service that vouches for the reader',
        headers: { Location: { schema: { type: 'string' } } },
      },
      404: { description: 'No such service' },
    },
  };
}
