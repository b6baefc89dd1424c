/** The headers of responses that clients, or browsers for them, act upon. */
import type { JsonSchema } from '@valibot/to-json-schema';

export interface Header {
  readonly description: string;
  readonly required?: boolean;
  readonly schema: JsonSchema;
  readonly example?: string | number;
}

export type Headers = Readonly<Record<string, Header>>;

/** What a call does to the session's cookies. */
export type SessionChange = 'begins' | 'may begin' | 'ends' | 'may end';

const ATTRIBUTES = 'Path=/; Secure; SameSite=Lax';

const told: Readonly<Record<SessionChange, string>> = {
  begins: 'A session begins',
  'may begin': 'Where a social sign-up is confirmed, a session begins',
  ends: 'The session ends',
  'may end': 'Where it was the session of this browser, it ends',
};

/** Two headers of one name, of which a document can show one: the readable cookie. */
export function cookieHeaders(change: SessionChange): Headers {
  const begins = change.includes('begin');
  return {
    'Set-Cookie': {
      description: `${told[change]}: twice, for the session's httpOnly cookie and for the readable one with the reader's id.`,
      schema: { type: 'string' },
      example: begins
        ? `portada_user=1001; Max-Age=31536000; ${ATTRIBUTES}`
        : `portada_user=; Max-Age=0; ${ATTRIBUTES}`,
    },
  };
}

export const retryAfter: Headers = {
  'Retry-After': {
    description: 'In how many seconds to try again.',
    schema: { type: 'integer', minimum: 0 },
    example: 60,
  },
};

export const attachment: Headers = {
  'Content-Disposition': {
    description: 'The browser saves it as a file.',
    schema: { type: 'string' },
    example: 'attachment; filename="portada-data.json"',
  },
};

export function location(where: string, example: string): Headers {
  return { Location: { description: where, required: true, schema: { type: 'string' }, example } };
}
