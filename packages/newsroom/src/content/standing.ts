/** Whether polls, interviews and calls are open: what the lists of them say, and are ordered by. */
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/client.ts';
import { type Reading, rowsOf } from '../db/reading.ts';
import { polls } from '../db/schema/community.ts';
import { type ContentKind, contents } from '../db/schema/content.ts';
import { visible } from './cards.ts';
import { type Edition, siteId } from './edition.ts';
import { ANSWERING_MS, countQuestions, type ParticipationState, stateOf } from './participation.ts';

export const openKinds = ['poll', 'interview', 'contribution'] as const;
export type OpenKind = (typeof openKinds)[number];

export interface Standing {
  readonly kind: OpenKind;
  readonly state: ParticipationState;
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
}

/** Votes are taken between the dates of a poll, whatever those of its content are. */
function dateOf(own: PgColumn, ofPoll: PgColumn): SQL {
  return sql`(case when ${contents.kind} = 'poll' then (
    select ${ofPoll} from ${polls} where ${polls.contentId} = ${contents.id} order by ${polls.id} limit 1
  ) else ${own} end)`;
}

const opensAt = dateOf(contents.opensAt, polls.opensAt);
const closesAt = dateOf(contents.closesAt, polls.closesAt);

/** 2 while a content is open, 1 before, 0 once it is closed. */
export function rankOfStanding(now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`(case when ${closesAt} <= ${at} then 0 when ${opensAt} > ${at} then 1 else 2 end)`;
}

/** When the next content of a kind opens or closes, or is archived; undefined if none ever does. */
export function nextStandingChange(
  db: Database,
  edition: Edition,
  kind: ContentKind,
  now: Date,
): Reading<Date | undefined> {
  const later = (date: SQL) => sql`min(${date}) filter (where ${date} > ${now.toISOString()}::timestamptz)`;
  const archived = sql`(${closesAt} + make_interval(secs => ${ANSWERING_MS / 1_000}::integer))`;
  const select = db
    .select({ at: sql<string | null>`least(${later(opensAt)}, ${later(closesAt)}, ${later(archived)})` })
    .from(contents)
    .where(and(eq(contents.kind, kind), eq(contents.siteId, siteId(edition)), visible(now)));
  return rowsOf(db, select).map(([row]) => momentOf(row?.at ?? null) ?? undefined);
}

/** By the id of the content, as its card has it; contents of other kinds have none. */
export function standingsOf(
  db: Database,
  cards: readonly { readonly id: string }[],
  now: Date,
): Reading<Map<string, Standing>> {
  const ids = cards.map(({ id }) => Number(id));
  const select = db
    .select({
      id: contents.id,
      kind: contents.kind,
      questionLimit: contents.questionLimit,
      asked: sql<number>`(${countQuestions(db, contents.id)})`,
      // One level down, where a column keeps the name of its table.
      opensAt: sql<string | null>`${opensAt}`,
      closesAt: sql<string | null>`${closesAt}`,
    })
    .from(contents)
    .where(and(inArray(contents.id, ids), inArray(contents.kind, [...openKinds])))
    .orderBy(asc(contents.id));
  return rowsOf(db, select).map((rows) => {
    const standings = rows.flatMap(({ id, asked, questionLimit, ...row }) => {
      const kind = openKinds.find((candidate) => candidate === row.kind);
      if (!kind) return [];
      const dates = { opensAt: momentOf(row.opensAt), closesAt: momentOf(row.closesAt) };
      const standing = { kind, ...dates, state: stateOf({ ...dates, questionLimit }, asked, now) };
      return [[String(id), standing] as const];
    });
    return new Map(standings);
  });
}

function momentOf(written: string | null): Date | null {
  return written === null ? null : new Date(written);
}
