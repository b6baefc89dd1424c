/** One visit: what a side fetches, when it works, and how long it blocks the page. */
import type { Browser, CDPSession, Page } from 'playwright';
import { watchRest } from '../../../newsroom/scripts/page-rest.ts';
import type { Side } from './case.ts';
import { type BenchMessage, TELL, watch } from './watch.ts';

/** How slow the reader's phone and network are. */
export interface Pace {
  readonly cpu: number;
  readonly network?: {
    readonly downloadThroughput: number;
    readonly uploadThroughput: number;
    readonly latency: number;
  };
}

const bytesOfBits = (megabits: number) => (megabits * 1_000_000) / 8;

export const paces = {
  full: { cpu: 1 },
  slow: { cpu: 4 },
  slow4g: {
    cpu: 4,
    network: { downloadThroughput: bytesOfBits(1.6), uploadThroughput: bytesOfBits(0.75), latency: 150 },
  },
} as const satisfies Record<string, Pace>;

export interface FileSize {
  readonly url: string;
  /** With gzip. */
  readonly bytes: number;
}

export interface Visit {
  /** Milliseconds from the start of the navigation, or of the step before, to what each step waits for. */
  readonly waits: readonly number[];
  /** Long tasks, in milliseconds. */
  readonly tasks: readonly number[];
  /** All that the main thread did, in milliseconds. */
  readonly busy: number;
  readonly scripts: readonly FileSize[];
  readonly styles: readonly FileSize[];
}

const kinds = { Script: 'scripts', Stylesheet: 'styles' } as const;

/** Notes scripts and styles as they come over the network, compressed. */
async function noteFetches(
  session: CDPSession,
): Promise<Record<'scripts' | 'styles', Map<string, FileSize>>> {
  const fetches = { scripts: new Map<string, FileSize>(), styles: new Map<string, FileSize>() };
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type !== 'Script' && type !== 'Stylesheet') return;
    if (!response.fromDiskCache) fetches[kinds[type]].set(requestId, { url: response.url, bytes: 0 });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    for (const kind of Object.values(fetches)) kind.delete(requestId);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    for (const kind of Object.values(fetches)) {
      const fetched = kind.get(requestId);
      if (fetched) kind.set(requestId, { ...fetched, bytes: fetched.bytes + encodedDataLength });
    }
  });
  await session.send('Network.enable');
  return fetches;
}

/** Without what a cache in memory gave. */
const fetchedOf = (kind: ReadonlyMap<string, FileSize>) =>
  [...kind.values()].filter(({ bytes }) => bytes > 0);

function waitsOf(told: readonly BenchMessage[]): number[] {
  const waits: number[] = [];
  let since = 0;
  for (const one of told) {
    if (one.kind === 'task') continue;
    if (one.kind === 'seen') waits.push(one.at - since);
    since = one.at;
  }
  return waits;
}

async function busyTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

const LIMIT_MS = 60_000;

/** @param during called with the page, to go there when it likes */
export async function visit(
  browser: Browser,
  address: string,
  { path, steps }: Side,
  pace: Pace,
  during: (page: Page, go: () => Promise<void>) => Promise<void> = (_page, go) => go(),
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'es-ES',
    serviceWorkers: 'block',
    // As the sizes in README are.
    extraHTTPHeaders: { 'accept-encoding': 'gzip' },
  });
  const page = await context.newPage();
  const atRest = watchRest(page);
  const session = await context.newCDPSession(page);
  const fetches = await noteFetches(session);
  const told: BenchMessage[] = [];
  const { promise: done, resolve, reject } = Promise.withResolvers<void>();
  await page.exposeFunction(TELL, (one: BenchMessage) => {
    told.push(one);
    if (seen() === steps.length) resolve();
  });
  await page.addInitScript(watch, { steps, name: TELL });
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: pace.cpu });
  if (pace.network)
    await session.send('Network.emulateNetworkConditions', { offline: false, ...pace.network });
  const seen = () => told.filter(({ kind }) => kind === 'seen').length;
  const late = setTimeout(() => reject(new Error(`${path} did not get beyond step ${seen()}.`)), LIMIT_MS);
  await during(page, async () => {
    await page.goto(new URL(path, address).href, { waitUntil: 'commit' });
    await done;
    await atRest();
  }).finally(() => clearTimeout(late));
  const busy = await busyTime(session);
  await context.close();
  return {
    waits: waitsOf(told),
    tasks: told.flatMap((one) => (one.kind === 'task' ? [one.took] : [])),
    busy,
    scripts: fetchedOf(fetches.scripts),
    styles: fetchedOf(fetches.styles),
  };
}
