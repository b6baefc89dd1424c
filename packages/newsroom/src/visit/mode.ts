/**
 * The mode of a page: live, or simulated for a page builder with `?showroom={role}` or `?preview={role}`.
 * The last two require the showroom's pass, since they show what a reader of that role may read.
 */
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Role } from '../db/schema/paywall.ts';
import { hasPass } from './pass.ts';

/** The simulated readers: an anonymous one, and one for each state of an account. */
export const showroomRoles = ['anonymous', 'reader', 'complete', 'demo'] as const;
export type ShowroomRole = (typeof showroomRoles)[number];

/** One more than the maximum of a rule's limit. */
const MOST_READS = 101;

export interface TrialMode {
  readonly kind: 'preview' | 'showroom';
  readonly role: ShowroomRole;
  /** The simulated number of readings in the period. */
  readonly reads: number;
  /** The paywall's version; empty for the published one. */
  readonly versionId: string;
}

export type Mode = { readonly kind: 'live' } | TrialMode;

export const LIVE: Mode = { kind: 'live' };

const role = v.fallback(v.picklist(showroomRoles), 'anonymous');
export const readsField = v.fallback(
  v.pipe(v.optional(v.string(), '0'), v.toNumber(), v.integer(), v.minValue(0), v.maxValue(MOST_READS)),
  0,
);
const query = v.object({
  showroom: v.optional(role),
  preview: v.optional(role),
  reads: readsField,
  version: v.fallback(v.optional(v.string(), ''), ''),
});

const modeOfRequest = new WeakMap<FastifyRequest, Promise<Mode>>();

/** The mode of a request, computed once. */
export function modeOf(request: FastifyRequest): Promise<Mode> {
  const mode = modeOfRequest.get(request) ?? readMode(request);
  modeOfRequest.set(request, mode);
  return mode;
}

async function readMode(request: FastifyRequest): Promise<Mode> {
  if (request.server.config.showroom === undefined) return LIVE;
  const read = v.safeParse(query, givenBy(request));
  const given = read.success ? (read.output.showroom ?? read.output.preview) : undefined;
  if (!read.success || given === undefined || !(await hasPass(request))) return LIVE;
  const { showroom, reads, version } = read.output;
  return { kind: showroom === undefined ? 'preview' : 'showroom', role: given, reads, versionId: version };
}

/** The query's mode; in a frame also that of the referring page, for its forms and redirects. */
function givenBy({ query: own, headers, origin }: FastifyRequest): unknown {
  const from = headers['sec-fetch-dest'] === 'iframe' ? URL.parse(headers.referer ?? '') : null;
  if (from?.origin !== origin) return own;
  const inherited = Object.fromEntries(
    ['showroom', 'preview', 'reads', 'version'].flatMap((name) => {
      const value = from.searchParams.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return { ...inherited, ...Object(own) };
}

/** The role for the paywall's rules. */
export function ruleRole({ role }: Pick<TrialMode, 'role'>): Role {
  return role === 'anonymous' ? 'anonymous' : 'reader';
}
