/**
 * `pnpm build`: writes `dist/`, everything a CMS needs to serve, and prints what it weighs. Fails past a budget.
 * `pnpm sizes` also writes the table into the README.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { breaches, plainTable, withSizes } from './build/budgets.ts';
import { buildInto } from './build/dist.ts';
import { dist, fromRoot } from './build/paths.ts';

const weights = await buildInto(dist);
console.log(plainTable(weights));

if (process.argv.includes('--readme')) {
  const readme = fromRoot('README.md');
  await writeFile(readme, withSizes(await readFile(readme, 'utf8'), weights));
}

const broken = breaches(weights);
for (const breach of broken) console.error(`Over budget: ${breach}`);
if (broken.length > 0) process.exitCode = 1;
