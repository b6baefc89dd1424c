/** The table of the guide names every event of the log, as alerts depend on it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectSources, root } from '../../../../scripts/tracked.ts';

const EVENT = /\blog\s*\.(info|warn|error)\(\s*\{\s*event:\s*'([a-z.-]+)'/g;
const COMMENT = /^[ \t]*(?:\/\*[\s\S]*?\*\/|\/\/.*$)/gm;
const ROW = /^\| (`[a-z-]+\.[^|]+) \| ([a-z, ]+?) *\|/gm;

/** `level event`, of each call of the log. */
const logged = projectSources(/^packages\/(newsroom|edition)\/src\/.*\.ts$/).flatMap(({ text }) =>
  [...text.replace(COMMENT, '').matchAll(EVENT)].map(([, level, event]) => `${level} ${event}`),
);

/** The same of a row; of two levels each is the event's in its place. */
function told([, names = '', levels = '']: RegExpMatchArray): string[] {
  const [first, ...others] = levels.split(', ');
  return [...names.matchAll(/`([^`]+)`/g)].map(
    ([, event], index) => `${others[index - 1] ?? first} ${event}`,
  );
}

test('the guide tells each event with its level, and none that there is not', () => {
  const guide = readFileSync(join(root, 'stories/guide/Observability.mdx'), 'utf8');
  const rows = [...guide.matchAll(ROW)].flatMap(told);
  expect(logged.length).toBeGreaterThan(20);
  expect(rows.toSorted()).toEqual([...new Set(logged)].toSorted());
});
