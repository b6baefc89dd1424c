import type { CallName } from '../calls/index.ts';
import { type CallErrors, type CallSummary, foreign, invalid, missing } from './call-summary.ts';
import { librarySummaries } from './library-summaries.ts';

const file = {
  404: ['NOT_FOUND', 'UPLOAD_NOT_FOUND'],
  413: ['FILE_TOO_LARGE', 'TOO_MANY_PIXELS'],
  415: ['FILE_TYPE_REFUSED'],
  422: ['FILE_DAMAGED'],
  507: ['UNKNOWN_ERROR'],
} as const satisfies CallErrors;
const unproved = { 403: ['PASSWORD_REQUIRED', 'MAIL_CODE_REQUIRED'] } as const satisfies CallErrors;

export const summaries: Readonly<Record<CallName, CallSummary>> = {
  login: {
    summary: 'Logs a reader in',
    tag: 'Account',
    cookies: 'begins',
    errors: {
      401: ['INVALID_CREDENTIALS', 'LEGACY_USER_PASSWORD_NOT_RESET'],
      403: ['EMAIL_NOT_VALIDATED'],
    },
  },
  logout: { summary: 'Ends the session; without one it succeeds too', tag: 'Account', cookies: 'ends' },
  recoverPassword: {
    summary: 'Sends the mail that leads to a new password',
    tag: 'Account',
    errors: { ...invalid, 404: ['USER_NOT_FOUND'] },
  },
  resendValidationMail: {
    summary: 'Sends the mail that validates an address once more',
    tag: 'Account',
    errors: { 404: ['USER_NOT_FOUND'] },
  },
  changePassword: {
    summary: 'Sets a new password with the token of the recovery mail',
    tag: 'Account',
    errors: { 400: ['INVALID_FIELD', 'INVALID_TOKEN'] },
  },
  register: {
    summary: 'Registers a reader, or confirms a social sign-up',
    tag: 'Account',
    cookies: 'may begin',
    errors: { ...invalid, 409: ['EMAIL_ALREADY_IN_USE', 'NICK_ALREADY_IN_USE'] },
  },
  checkNick: { summary: 'Tells whether a nick is free', tag: 'Account', errors: invalid },
  deleteAccount: {
    summary: 'Deletes the account of the session’s reader',
    tag: 'Account',
    session: true,
    cookies: 'ends',
    errors: { ...unproved, 412: ['DEMO_ACCOUNT'] },
  },
  prove: {
    summary: 'Proves who the reader is, for ten minutes: by the password, or by a code that was mailed',
    tag: 'Account',
    session: true,
    errors: { ...invalid, 401: ['INVALID_CREDENTIALS', 'NOT_LOGGED_IN'], ...unproved },
  },
  requestProofCode: {
    summary: 'Mails a code to a reader whose account has no password',
    tag: 'Account',
    session: true,
    errors: { 403: ['PASSWORD_REQUIRED'] },
  },
  getSessions: { summary: 'Where the session’s reader is logged in', tag: 'Account', session: true },
  endSession: {
    summary: 'Ends one of the reader’s sessions',
    tag: 'Account',
    session: true,
    cookies: 'may end',
    errors: missing,
  },
  endAllSessions: {
    summary: 'Logs the reader out everywhere',
    tag: 'Account',
    session: true,
    cookies: 'ends',
  },
  downloadData: {
    summary: 'Everything kept about the reader, as an attachment',
    tag: 'Account',
    session: true,
  },
  getProfile: { summary: 'The session’s reader', tag: 'Profile', session: true },
  patchProfile: {
    summary: 'Changes the fields that are sent, and answers the reader as changed',
    tag: 'Profile',
    session: true,
    errors: {
      ...invalid,
      401: ['INVALID_CREDENTIALS', 'NOT_LOGGED_IN'],
      ...unproved,
      409: ['EMAIL_ALREADY_IN_USE', 'NICK_ALREADY_IN_USE'],
    },
  },
  toggleBulletin: {
    summary: 'Turns the reader’s bulletin on or off',
    tag: 'Profile',
    session: true,
    errors: foreign,
  },
  ...librarySummaries,
  getPushOffer: {
    summary: 'What the site offers by Web Push, and what this browser has chosen of it',
    tag: 'Newsletters',
  },
  keepPush: {
    summary: 'Subscribes a browser to Web Push, or changes its topics',
    tag: 'Newsletters',
    errors: missing,
  },
  endPush: {
    summary: 'Ends a browser’s subscription to Web Push; where there is none it succeeds too',
    tag: 'Newsletters',
  },
  subscribe: {
    summary: 'Subscribes an address to newsletters; `httpCode` 200 in the answer is success',
    tag: 'Newsletters',
    errors: invalid,
  },
  getPaywallMessages: { summary: 'The messages of a paywall version', tag: 'Paywall', errors: missing },
  search: {
    summary: 'Searches contents; with `limit` 12 also serves predictive search',
    tag: 'Search',
    errors: invalid,
  },
  searchMore: { summary: 'The results after a cursor', tag: 'Search', errors: invalid },
  searchShows: { summary: 'The first page of the show index', tag: 'Search', errors: invalid },
  searchMoreShows: { summary: 'The shows after a cursor', tag: 'Search', errors: invalid },
  loadMore: {
    summary:
      'A further page of a list, drawn by the server; a host may give `nextPage` any address of its own',
    tag: 'Lists',
    errors: missing,
  },
  listStreaming: { summary: 'What is live now', tag: 'Lists' },
  listStreamingExcept: { summary: 'What is live now, without one', tag: 'Lists' },
  getSchedule: {
    summary: 'What a channel broadcasts on a day',
    tag: 'Lists',
    errors: { ...invalid, ...missing },
  },
  getForecast: { summary: 'The forecast for a place', tag: 'Lists', errors: missing },
  listComments: {
    summary: 'A page of the comments on a content, the same for everybody',
    tag: 'Community',
    errors: { ...invalid, ...missing, ...foreign },
  },
  listReplies: {
    summary: 'Further replies to a comment, the oldest first',
    tag: 'Community',
    errors: { ...invalid, ...missing, ...foreign },
  },
  listOwnComments: {
    summary: 'The reader’s own comments, votes and reports on a content',
    tag: 'Community',
    session: true,
    errors: { ...missing, ...foreign },
  },
  countComments: {
    summary: 'How many comments contents have; `ids` are apart by commas',
    tag: 'Community',
    errors: invalid,
  },
  postComment: {
    summary: 'Comments on a content, or replies to a comment',
    tag: 'Community',
    session: true,
    errors: {
      ...invalid,
      ...missing,
      403: ['PROFILE_INCOMPLETE', 'COMMENTS_CLOSED', 'FORBIDDEN'],
      409: ['COMMENT_REPEATED'],
    },
  },
  editComment: {
    summary: 'Changes one’s own comment, for five minutes',
    tag: 'Community',
    session: true,
    errors: { ...invalid, ...missing, 403: ['COMMENTS_CLOSED', 'COMMENT_SETTLED', 'FORBIDDEN'] },
  },
  deleteComment: {
    summary: 'Takes one’s own comment back, for five minutes',
    tag: 'Community',
    session: true,
    errors: { ...missing, 403: ['COMMENT_SETTLED', 'FORBIDDEN'] },
  },
  voteComment: {
    summary: 'Votes on a comment, once',
    tag: 'Community',
    session: true,
    errors: { ...invalid, ...missing, ...foreign, 409: ['COMMENT_ALREADY_VOTED'] },
  },
  reportComment: {
    summary: 'Reports a comment to the moderators',
    tag: 'Community',
    session: true,
    errors: { ...invalid, ...missing, ...foreign, 409: ['COMMENT_ALREADY_REPORTED'] },
  },
  getPoll: {
    summary: 'A poll; `own` is sent where there is a session, and must not be answered from a shared cache',
    tag: 'Community',
    errors: { ...foreign, ...missing },
  },
  votePoll: {
    summary: 'Votes on a poll, once, and answers its results',
    tag: 'Community',
    session: true,
    errors: {
      ...invalid,
      ...foreign,
      ...missing,
      409: ['POLL_ALREADY_VOTED', 'POLL_CLOSED', 'POLL_NOT_OPEN'],
    },
  },
  rateRecipe: {
    summary: 'Rates a recipe from 1 to 5, once; anonymous visitors are limited by address',
    tag: 'Community',
    errors: { ...invalid, ...foreign, ...missing, 409: ['tooManyValuationsForUserIp', 'duplicateValuation'] },
  },
  sendContribution: {
    summary: 'Answers a call for contributions, with a picture or video where there is one',
    tag: 'Community',
    session: true,
    errors: { ...invalid, ...file, 409: ['CALL_NOT_OPEN', 'CALL_CLOSED'] },
  },
  askInterview: {
    summary: 'Asks a question of a digital interview',
    tag: 'Community',
    session: true,
    errors: {
      ...invalid,
      ...file,
      409: ['INTERVIEW_LIMIT_REACHED', 'INTERVIEW_NOT_OPEN', 'INTERVIEW_CLOSED'],
    },
  },
  sendContact: { summary: 'Sends a message to the publisher', tag: 'Contact', errors: invalid },
};
