import * as v from '../valibot.ts';
import { flag, id, idOrNone, list, text } from '../wire.ts';
import { newsletter } from './newsletter.ts';

/** The current reader (ACCT-01). Logged in only when `id` is set (ACCT-02); `emptyUser` is the anonymous visitor. */
export const user = v.object({
  id: idOrNone,
  nick: text,
  name: text,
  surname: text,
  email: text,
  bulletin: flag,
  /** `YYYY-MM-DD`, or null if none was given. */
  birthdate: v.nullish(v.string(), null),
  savedContentIds: list(id),
  followedAuthorIds: list(id),
  commentsDislikeId: list(id),
  commentsReportId: list(id),
  newsletters: list(newsletter),
  isRegisteredInDemo: flag,
  phone: text,
  nif: text,
  address: text,
  postalCode: text,
  city: text,
  province: text,
  country: text,
  demoBulletin: flag,
  alternativeEmail: text,
  /** Set for an account by social login: `google`, `apple`, `facebook` or `twitter`. */
  socialProvider: text,
});
export type User = v.InferOutput<typeof user>;
