/**
 * `pnpm bench:peers [case…]`: what Portada's widgets cost a cheap phone beside their peers. Each side has a page of its
 * own with the same job; the peers come from the registry, below `.cache`. It serves the `dist/` that is there, with
 * gzip and HTTP/1.1, and prints the medians of five runs: with the processor four times slower, then with 1.6 Mbit/s
 * and 150 ms too. `--readme` writes the table into README; `--coverage` tells instead what each page's scripts leave
 * unused; `RUNS` asks for more runs. Times are worth publishing from a machine that does nothing else.
 */
import { type Bench, openBench } from '../packages/edition/scripts/peers/bench.ts';
import type { Case } from '../packages/edition/scripts/peers/case.ts';
import { coverageOf } from '../packages/edition/scripts/peers/coverage.ts';
import { paces, type Visit, visit } from '../packages/edition/scripts/peers/measure.ts';
import { type Outcome, tableOf } from '../packages/edition/scripts/peers/table.ts';
import { findBrowser } from './browser.ts';
import { writeMeasured } from './build/measured.ts';

const runs = Number(process.env.RUNS ?? 5);
const given = process.argv.slice(2);
const names = given.filter((word) => !word.startsWith('--'));

function wanted(cases: readonly Case[]): readonly Case[] {
  const unknown = names.filter((name) => !cases.some((one) => one.name === name));
  if (unknown.length > 0) {
    const known = cases.map(({ name }) => name).join(', ');
    throw new Error(`There is no case ${unknown.join(', ')}; there are ${known}.`);
  }
  return names.length > 0 ? cases.filter(({ name }) => names.includes(name)) : cases;
}

interface Rounds extends Outcome {
  readonly slow: Visit[];
  readonly slow4g: Visit[];
}

/** In rounds, each of every page: what the machine does beside it for a minute is then spread over all of them. */
async function measured({ browser, address }: Bench, cases: readonly Case[]): Promise<Outcome[]> {
  const outcomes: Rounds[] = cases.flatMap((of) =>
    of.sides.map((side) => ({ of, side, slow: [], slow4g: [] })),
  );
  for (let round = 1; round <= runs; round += 1) {
    console.error(`Round ${round} of ${runs}`);
    for (const { side, slow, slow4g } of outcomes) {
      slow.push(await visit(browser, address, side, paces.slow));
      slow4g.push(await visit(browser, address, side, paces.slow4g));
    }
  }
  return outcomes;
}

async function main(): Promise<void> {
  const bench = await openBench({ withPeers: true, executablePath: findBrowser() });
  try {
    const cases = wanted(bench.cases);
    if (given.includes('--coverage')) {
      for (const { title, sides } of cases) {
        for (const side of sides.filter(({ who }) => who === 'Portada')) {
          console.log([title, ...(await coverageOf(bench.browser, bench.address, side))].join('\n'));
        }
      }
      return;
    }
    const table = tableOf(await measured(bench, cases));
    console.log(table);
    if (given.includes('--readme'))
      await writeMeasured('peers', table, `medians of ${runs} runs, in rounds over all pages`);
  } finally {
    await bench.close();
  }
}

await main();
