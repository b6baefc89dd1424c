import type { Call } from '../call.ts';
import * as bookmarks from './bookmarks.ts';
import * as bulletin from './bulletin.ts';
import * as comments from './comments.ts';
import * as library from './library.ts';
import * as lists from './lists.ts';
import * as login from './login.ts';
import * as newsletters from './newsletters.ts';
import * as paywall from './paywall.ts';
import * as privacy from './privacy.ts';
import * as profile from './profile.ts';
import * as proof from './proof.ts';
import * as push from './push.ts';
import * as reading from './reading.ts';
import * as recovery from './recovery.ts';
import * as registration from './registration.ts';
import * as savedSearches from './saved-searches.ts';
import * as schedule from './schedule.ts';
import * as searcher from './searcher.ts';
import * as session from './session.ts';
import * as shows from './shows.ts';
import * as streaming from './streaming.ts';
import * as submissions from './submissions.ts';
import * as votes from './votes.ts';
import * as weather from './weather.ts';

/** All calls by name: for the OpenAPI document and for a host's conformance test. Not to be imported by widgets. */
export const calls = {
  ...session,
  ...login,
  ...profile,
  ...privacy,
  ...proof,
  ...bulletin,
  ...recovery,
  ...registration,
  ...library,
  ...bookmarks,
  ...reading,
  ...push,
  ...newsletters,
  ...paywall,
  ...searcher,
  ...savedSearches,
  ...shows,
  ...lists,
  ...streaming,
  ...schedule,
  ...weather,
  ...comments,
  ...votes,
  ...submissions,
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;
