/**
 * A day's traffic in some minutes on two processes: readers of all kinds, those who poll, who are logged in and who
 * comment, while editors change titles. Resident memory must stay flat, and nothing fail.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { countComments, listStreaming, login, postComment } from '@portada/contract';
import { contents } from '@portada/newsroom/schema';
import { routes } from '@portada/shared/routes.ts';
import type autocannon from 'autocannon';
import { eq, sql } from 'drizzle-orm';
import type { BenchDatabase } from './databases.ts';
import { CONNECTIONS, drive, residentMemory } from './load.ts';
import { articleOf } from './paths.ts';
import { type BenchServer, serveNewsroom } from './served.ts';
import { markdownOf, print } from './table.ts';

/** A site of six requests a second. */
const REQUESTS_OF_A_DAY = 500_000;
const SAMPLE_MS = 5_000;
const EDIT_MS = 2_000;
const FLAT = 0.05;
const ACCOUNT = { email: 'lectora@example.com', password: 'Portada-2026!' };

type Ask = autocannon.Request;

/** The table, which it prints too; a day that fails or grows ends the process with 1. */
export async function measureDay(
  database: BenchDatabase,
  databaseUrl: string,
  minutes: number,
): Promise<string> {
  const env = { DATABASE_URL: databaseUrl };
  const servers = [await serveNewsroom(env), await serveNewsroom(env)];
  const seconds = minutes * 60;
  const asked = await Promise.all(servers.map(readersOf));
  const ending = new AbortController();
  const editing = editTitles(database, ending.signal);
  const watching = Promise.all(servers.map((server) => watch(server, ending.signal)));
  const driven = await Promise.all(
    servers.map(({ address }, index) =>
      drive(address, {
        requests: asked[index] ?? [],
        duration: seconds,
        overallRate: Math.round(REQUESTS_OF_A_DAY / 600 / servers.length),
      }),
    ),
  );
  ending.abort();
  const edits = await editing;
  const samples = await watching;
  await Promise.all(servers.map((server) => server.close()));
  const rows = driven.map(({ perSecond, p50, p99, failed, reasons }, index) => {
    const { early, late, grown } = growthOf(samples[index] ?? []);
    const memory = [early.toFixed(0), late.toFixed(0), `${(grown * 100).toFixed(1)} %`];
    return [
      String(index + 1),
      (perSecond * seconds).toFixed(0),
      String(p50),
      String(p99),
      reasons ? `${failed} (${reasons})` : String(failed),
      ...memory,
    ];
  });
  const table = markdownOf(
    ['process', 'requests', 'p50 ms', 'p99 ms', 'failed', 'early', 'late', 'grown'],
    rows,
  );
  print(
    `A day in ${minutes} minutes, ${CONNECTIONS} connections each, ${edits} edits; resident memory in MiB after a quarter and at the end`,
    table,
  );
  const isFlat = samples.every((sample) => growthOf(sample).grown <= FLAT);
  if (!isFlat || driven.some(({ failed }) => failed > 0)) process.exitCode = 1;
  return table;
}

/** A thousand requests of a server's readers, in the shares that a newspaper has. */
async function readersOf({ address }: BenchServer): Promise<Ask[]> {
  const read = async (path: string) => (await fetch(address + path)).text();
  const article = await articleOf(read);
  const [, id = ''] = /-(\d+)\/$/.exec(article) ?? [];
  const cookie = await logIn(address);
  const json = { 'content-type': 'application/json', origin: address };
  const shares: readonly (readonly [number, (index: number) => Ask])[] = [
    [150, () => ({ path: '/' })],
    [50, () => ({ path: '/ca/' })],
    [250, () => ({ path: article })],
    [100, () => ({ path: '/puerto/' })],
    // Each has an address of its own, so that memory for pages fills.
    [10, (index) => ({ path: `${article}?comment=${index}` })],
    [40, (index) => ({ path: `/buscar/?text=puerto&page=${(index % 5) + 1}` })],
    [20, () => ({ path: '/hemeroteca/' })],
    [20, () => ({ path: '/agenda/' })],
    [20, () => ({ path: '/rss/' })],
    [20, () => ({ path: '/opinion/' })],
    [180, () => ({ path: listStreaming.path })],
    [80, () => ({ path: `${countComments.path}?ids=${id}` })],
    [40, () => ({ path: article, headers: { cookie } })],
    [16, () => ({ path: routes['user.saved'], headers: { cookie } })],
    [2, () => commentOf(id, { ...json, cookie })],
    [2, () => ({ method: 'POST', path: login.path, headers: json, body: JSON.stringify(ACCOUNT) })],
  ];
  const all = shares.flatMap(([share, make]) =>
    Array.from({ length: share }, (_, index) => ({ at: (index + 0.5) / share, ask: make(index) })),
  );
  return all
    .toSorted((a, b) => a.at - b.at)
    .map(({ ask }) => ({ ...ask, headers: { 'accept-encoding': 'br', ...ask.headers } }));
}

/** A text of its own each time, since an equal comment is refused. */
function commentOf(id: string, headers: Record<string, string>): Ask {
  return {
    method: 'POST',
    path: postComment.path.replace('{contentId}', id),
    headers,
    setupRequest: (request) => ({
      ...request,
      body: JSON.stringify({ text: `Lo vi desde el muelle, ${randomUUID()}.` }),
    }),
  };
}

async function logIn(address: string): Promise<string> {
  const answer = await fetch(address + login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify(ACCOUNT),
  });
  if (!answer.ok) throw new Error(`The login answered ${answer.status}.`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

/** Changes titles until the end, each of which clears what the processes keep; returns how many. */
async function editTitles({ db }: BenchDatabase, ending: AbortSignal): Promise<number> {
  const [first] = await db.select({ id: contents.id }).from(contents).limit(1);
  let edits = 0;
  while (await waited(EDIT_MS, ending)) {
    edits += 1;
    await db
      .update(contents)
      .set({ title: sql`regexp_replace(${contents.title}, ' \\d+$', '') || ' ' || ${edits}::text` })
      .where(eq(contents.id, first?.id ?? 0));
  }
  return edits;
}

async function watch(server: BenchServer, ending: AbortSignal): Promise<number[]> {
  const samples: number[] = [];
  while (await waited(SAMPLE_MS, ending)) samples.push(await residentMemory(server));
  return samples;
}

/** False at the end. */
function waited(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return pause(milliseconds, true, { signal }).catch(() => false);
}

/** The median of the second quarter, when what is kept has been filled, beside that of the last. */
function growthOf(samples: readonly number[]): { early: number; late: number; grown: number } {
  const quarter = samples.length / 4;
  const [early, late] = [median(samples.slice(quarter, 2 * quarter)), median(samples.slice(-quarter))];
  return { early, late, grown: late / early - 1 };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
