/**
 * `pnpm build`: writes `dist/`, everything that a CMS serves, and prints the sizes. Fails when a budget is exceeded.
 * `pnpm build --compressed` lays compressed copies beside scripts and style sheets, for the server that sends them.
 * `pnpm sizes` also writes the table into the README.
 */
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { breaches, plainTable, type Weight, withSizes } from './build/budgets.ts';
import { writeCompressed } from './build/compressed.ts';
import { buildInto } from './build/dist.ts';
import { dist, fromRoot } from './build/paths.ts';

/** Built in a temporary folder, so that the old files are served until the build has succeeded. */
async function replaceDist(): Promise<Weight[]> {
  const fresh = fromRoot(`.cache/dist-${process.pid}`);
  try {
    const weights = await buildInto(fresh);
    if (process.argv.includes('--compressed')) await writeCompressed(fresh);
    await rm(dist, { recursive: true, force: true });
    await rename(fresh, dist);
    return weights;
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

const weights = await replaceDist();
console.log(plainTable(weights));

if (process.argv.includes('--readme')) {
  const readme = fromRoot('README.md');
  await writeFile(readme, withSizes(await readFile(readme, 'utf8'), weights));
}

const broken = breaches(weights);
for (const breach of broken) console.error(`Over budget: ${breach}`);
if (broken.length > 0) process.exitCode = 1;
