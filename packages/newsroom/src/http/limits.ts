/** All rate limits. Generous to a subnet that many readers share, strict on an account. */
import type { Limit } from './rate-limit.ts';

const minutes = (count: number) => count * 60;
const hours = (count: number) => count * 3_600;

export const limits = {
  /** The default of all writes of an address. */
  writes: { name: 'writes', times: 300, seconds: minutes(1) },
  /** Failed logins only; those on a device that has logged in before count as the device's alone. */
  loginByAddress: { name: 'login-address', times: 30, seconds: minutes(15) },
  /** At one account from one address, or on one known device. */
  loginByClient: { name: 'login-client', times: 10, seconds: minutes(15) },
  /** At one account from everywhere, known devices apart: as many as NIST SP 800-63B allows at all. */
  loginByAccount: { name: 'login-account', times: 100, seconds: hours(1) },
  /** Emails to the owner of an account about failed logins: one while it lasts, few when it goes on. */
  lockMail: { name: 'lock-mail', times: 1, seconds: minutes(15) },
  lockMailByDay: { name: 'lock-mail-day', times: 5, seconds: hours(24) },
  /** Emails that can be sent to somebody else's address. */
  mailByAddress: { name: 'mail-address', times: 30, seconds: hours(1) },
  mailByRecipient: { name: 'mail-recipient', times: 5, seconds: hours(1) },
  /** Contact messages, each of which a person reads. */
  contactByAddress: { name: 'contact', times: 10, seconds: hours(1) },
  registerByAddress: { name: 'register', times: 20, seconds: hours(1) },
  nickByAddress: { name: 'nick', times: 60, seconds: minutes(5) },
  /** Guesses at the current password, or a mailed code, with a session: nobody else's session is locked. */
  passwordBySession: { name: 'password', times: 10, seconds: minutes(15) },
  /** The data download, which queries every table. */
  dataByAddress: { name: 'data', times: 30, seconds: hours(1) },
  /** Social logins started. */
  socialByAddress: { name: 'social', times: 60, seconds: minutes(15) },
  /** New meter cookies of one address: enough for all who share it, too few for a scraper. */
  metersByAddress: { name: 'meters', times: 2_000, seconds: hours(24) },
  /** Uploads started, and their total size: a long video, restarted once or twice. */
  uploadsByReader: { name: 'uploads', times: 20, seconds: hours(24) },
  megabytesByReader: { name: 'megabytes', times: 2_000, seconds: hours(24) },
  /** Contributions and questions sent. */
  submissionsByReader: { name: 'submissions', times: 5, seconds: hours(24) },
  /** No reader writes faster than this in a normal discussion. */
  commentsInARow: { name: 'comments-row', times: 5, seconds: minutes(1) },
  commentsByAccount: { name: 'comments', times: 60, seconds: hours(1) },
  /** Edits and deletions of one's own comments. */
  changesByAccount: { name: 'comment-changes', times: 60, seconds: hours(1) },
  votesByAccount: { name: 'votes', times: 60, seconds: minutes(1) },
  reportsByAccount: { name: 'reports', times: 30, seconds: hours(1) },
  /** Places in articles: each open page keeps one every half a minute, and when it is left. */
  readingByAccount: { name: 'reading', times: 60, seconds: minutes(1) },
  /** Browsers subscribed to Web Push, and changes of their topics. */
  pushByAddress: { name: 'push', times: 120, seconds: minutes(15) },
  /** Searches kept, renamed, mailed more or less often. */
  savedSearchesByAccount: { name: 'saved-searches', times: 60, seconds: minutes(5) },
  tokenByAddress: { name: 'token', times: 30, seconds: minutes(15) },
} as const satisfies Record<string, Limit>;
