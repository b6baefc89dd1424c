/** The figures of the rate limits, together. Generous to a subnet that many readers share, tight on an account. */
import type { Limit } from './rate-limit.ts';

const minutes = (count: number) => count * 60;
const hours = (count: number) => count * 3_600;

export const limits = {
  /** Every write of an address that has no limit of its own. */
  writes: { name: 'writes', times: 300, seconds: minutes(1) },
  /** Failed logins only. */
  loginByAddress: { name: 'login-address', times: 30, seconds: minutes(15) },
  loginByAccount: { name: 'login-account', times: 10, seconds: minutes(15) },
  /** Mails that anybody can cause to be sent to somebody. */
  mailByAddress: { name: 'mail-address', times: 30, seconds: hours(1) },
  mailByRecipient: { name: 'mail-recipient', times: 5, seconds: hours(1) },
  /** Messages to the newspaper, each of which somebody reads. */
  contactByAddress: { name: 'contact', times: 10, seconds: hours(1) },
  registerByAddress: { name: 'register', times: 20, seconds: hours(1) },
  nickByAddress: { name: 'nick', times: 60, seconds: minutes(5) },
  passwordByAccount: { name: 'password', times: 10, seconds: minutes(15) },
  /** Everything about a reader, from every table. */
  dataByAddress: { name: 'data', times: 30, seconds: hours(1) },
  /** Social logins begun. */
  socialByAddress: { name: 'social', times: 60, seconds: minutes(15) },
  /** Readers begun without a cookie at one address: enough for all who share it, too few for a program that reads everything. */
  metersByAddress: { name: 'meters', times: 2_000, seconds: hours(24) },
  /** Files begun, and how much they weigh together: a long video, taken up again from the start once or twice. */
  uploadsByReader: { name: 'uploads', times: 20, seconds: hours(24) },
  megabytesByReader: { name: 'megabytes', times: 2_000, seconds: hours(24) },
  /** Contributions and questions sent. */
  submissionsByReader: { name: 'submissions', times: 5, seconds: hours(24) },
  /** Nobody thinks faster than this, and a discussion goes on. */
  commentsInARow: { name: 'comments-row', times: 5, seconds: minutes(1) },
  commentsByAccount: { name: 'comments', times: 60, seconds: hours(1) },
  /** One's own comments put right or taken back. */
  changesByAccount: { name: 'comment-changes', times: 60, seconds: hours(1) },
  votesByAccount: { name: 'votes', times: 60, seconds: minutes(1) },
  reportsByAccount: { name: 'reports', times: 30, seconds: hours(1) },
  tokenByAddress: { name: 'token', times: 30, seconds: minutes(15) },
} as const satisfies Record<string, Limit>;
