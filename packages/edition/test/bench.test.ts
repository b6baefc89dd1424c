import { expect, test } from 'vitest';
import { readPaths } from '../scripts/bench/paths.ts';
import { summaryOf } from '../scripts/bench/summary.ts';

test('the table of README has a row for all that was measured, with memory or without', () => {
  const cold = [
    { name: 'front page', queries: 8, cpuMs: 82.4 },
    { name: 'search', queries: 4, cpuMs: 9 },
  ];
  const warm = [
    { name: 'front page', perSecond: 4053.6, p50: 11, p99: 25, failed: 0 },
    { name: 'a bare Fastify', perSecond: 30_000, p50: 1, p99: 4, failed: 0 },
  ];
  expect(summaryOf(cold, warm)).toBe(
    [
      '| what           | requests a second | p99 ms | with nothing kept: queries | CPU in ms |',
      '| -------------- | ----------------: | -----: | -------------------------: | --------: |',
      '| front page     |             4,054 |     25 |                          8 |        82 |',
      '| a bare Fastify |            30,000 |      4 |                            |           |',
      '| search         |                   |        |                          4 |         9 |',
    ].join('\n'),
  );
});

test('what readers poll is asked for by its address', async () => {
  const pages: Record<string, string> = {
    '/': '<h3 class="card__title"><a href="/puerto/el-faro-4711/">El faro</a>',
    '/programacion/':
      '<portada-schedule class="schedule" channels="[]" channel="p1" day="2026-03-01" items="[]">',
  };
  expect(await readPaths(async (path) => pages[path] ?? '')).toMatchObject({
    article: '/puerto/el-faro-4711/',
    schedule: '/api/front/schedule/p1/2026-03-01',
    'comment counts': '/api/front/comments/counts?ids=4711',
  });
});
