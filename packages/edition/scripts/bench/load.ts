/** Load on servers, and what they use meanwhile: CPU time and resident memory. */
import { readFile } from 'node:fs/promises';
import autocannon from 'autocannon';
import type { BenchServer } from './served.ts';

export const CONNECTIONS = 50;
const WARM_UP_S = 2;
/** Linux counts CPU time in hundredths of a second, and memory in pages of 4 KiB. */
const TICK_MS = 10;
const PAGE_KIB = 4;

export type Load = Omit<autocannon.Options, 'url'>;

interface LoadResult {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Failed requests: those without an answer, and those with a status from 400 on. */
  readonly failed: number;
  /** The same by their reason: `503: 4`. */
  readonly reasons: string;
}

/** Asks one server. */
export async function drive(url: string, load: Load): Promise<LoadResult> {
  const result = await autocannon({ connections: CONNECTIONS, ...load, url });
  const { requests, latency, errors, timeouts } = result;
  const refused = Object.entries(result.statusCodeStats ?? {}).filter(([status]) => Number(status) >= 400);
  const reasons = [...refused.map(([status, { count }]) => [status, count]), ['timeout', timeouts]];
  return {
    perSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    failed: errors + result['4xx'] + result['5xx'],
    reasons: reasons
      .filter(([, count]) => count !== 0)
      .map((reason) => reason.join(': '))
      .join(', '),
  };
}

/** Asks several servers at once, each as often as it can; what the processes need to warm up is not counted. */
export async function driveAll(servers: readonly BenchServer[], path: string, load: Load) {
  const each = (options: Load) =>
    Promise.all(servers.map(({ address }) => drive(address + path, { ...load, ...options })));
  await each({ duration: WARM_UP_S });
  const before = await cpuOf(servers);
  const driven = await each({});
  const cpu = (await cpuOf(servers)) - before;
  const perSecond = driven.reduce((sum, one) => sum + one.perSecond, 0);
  return { perSecond, cpuMs: cpu / (perSecond * Number(load.duration)), driven };
}

async function cpuOf(servers: readonly BenchServer[]): Promise<number> {
  const times = await Promise.all(
    servers.map(async ({ pid }) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
      // After the name, which may hold spaces: user and system time are the 12th and 13th.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
    }),
  );
  return times.reduce((sum, time) => sum + time, 0);
}

/** In MiB. */
export async function residentMemory({ pid }: BenchServer): Promise<number> {
  const [, resident] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ');
  return (Number(resident) * PAGE_KIB) / 1_024;
}
