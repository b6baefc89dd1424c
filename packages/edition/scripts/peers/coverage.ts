/** How much of each script a page runs, by the profiler's own count. */
import type { Browser } from 'playwright';
import type { Side } from './case.ts';
import { paces, visit } from './measure.ts';

interface Range {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}

interface ScriptCoverage {
  readonly url: string;
  readonly source?: string;
  readonly functions: readonly { readonly ranges: readonly Range[] }[];
}

/** The characters that were never run: an inner range says better than the one around it. */
function unusedIn({ source = '', functions }: ScriptCoverage): number {
  const isUsed = new Uint8Array(source.length);
  const ranges = functions.flatMap((one) => one.ranges);
  ranges.sort((one, other) => other.endOffset - other.startOffset - (one.endOffset - one.startOffset));
  for (const { startOffset, endOffset, count } of ranges)
    isUsed.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return isUsed.reduce((sum, used) => sum + (1 - used), 0);
}

/** The name of a chunk without its hash, of another script its file's. */
const nameOf = (url: string) => (url.split('/').at(-1) ?? url).replace(/-\w{8}\.js$/, '');

/** One line for each script of a page, the largest first: gzip kB, and the share of it that was never run. */
export async function coverageOf(browser: Browser, address: string, side: Side): Promise<string[]> {
  let covered: readonly ScriptCoverage[] = [];
  const { scripts } = await visit(browser, address, side, paces.full, async (page, go) => {
    await page.coverage.startJSCoverage({ resetOnNavigation: false });
    await go();
    covered = await page.coverage.stopJSCoverage();
  });
  const lines = scripts
    .toSorted((one, other) => other.bytes - one.bytes)
    .map(({ url, bytes }) => {
      const found = covered.find((one) => one.url === url);
      const share = found?.source ? unusedIn(found) / found.source.length : 0;
      return {
        bytes,
        unused: bytes * share,
        line: `${nameOf(url)} ${(bytes / 1_000).toFixed(1)} kB, ${(share * 100).toFixed(0)} % unused`,
      };
    });
  const sum = (key: 'bytes' | 'unused') => lines.reduce((total, line) => total + line[key], 0) / 1_000;
  return [
    `${sum('bytes').toFixed(1)} kB in ${lines.length} requests, about ${sum('unused').toFixed(1)} kB of it unused`,
    ...lines.map(({ line }) => `  ${line}`),
  ];
}
