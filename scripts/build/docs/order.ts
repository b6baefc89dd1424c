/** The guides in the order in which Storybook's sidebar lists them, which is the order to read them in. */
import { readFile } from 'node:fs/promises';
import { fromRoot } from '../paths.ts';

// Storybook reads its order out of the source without running it, so it cannot be imported from here.
const SIDEBAR = 'stories/.storybook/preview.tsx';
const ORDER = /order: \[\s*'Guide',\s*\[([^\]]+)\]/;

/** The guides' titles. */
export async function readingOrder(): Promise<string[]> {
  const listed = ORDER.exec(await readFile(fromRoot(SIDEBAR), 'utf8'))?.[1];
  if (!listed) throw new Error(`${SIDEBAR} has no \`storySort\` that lists the guides.`);
  return [...listed.matchAll(/'([^']+)'/g)].map(([, title = '']) => title);
}
