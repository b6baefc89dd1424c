import * as v from './valibot.ts';
import { idOrNone, text } from './wire.ts';

/** The body of an error response (reading 3). */
export const errorBody = v.object({
  httpCode: v.nullish(v.number(), 0),
  errorCode: text,
  message: text,
  /** LOGIN-13: the id of the reader whose e-mail is unverified. */
  userId: idOrNone,
  /** The invalid fields, each with its message key. */
  fields: v.nullish(v.record(v.string(), v.string()), () => ({})),
});
export type ErrorBody = v.InferOutput<typeof errorBody>;

/** The catalogue's texts for the global error list (API-05 to API-09). Screens show their own translated message. */
export const errorTexts = {
  notFound: 'The resource was not found on the server. Please try again later.',
  notAuthorized: 'You are not authorized to perform this operation.',
  precondition: 'Precondition failed. Please try again later.',
  server: 'An error occurred while making the request. Please try again later.',
  timeout: 'Unable to connect to the server. Please try again later.',
} as const;
