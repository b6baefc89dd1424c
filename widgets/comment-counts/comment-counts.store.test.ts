import { countComments } from '@portada/contract';
import { backEnd, failures, later, ok } from '@portada/ui/test/back-end.ts';
import { expect, test } from 'vitest';
import { createCounting } from './comment-counts.store.ts';

const withCounts = (numComments: number) => ok({ counts: [{ id: '12', numComments }] });

test('[CARD-07] an older answer that comes later takes nothing back', async () => {
  const slow = later();
  const { change } = backEnd([countComments, slow.answer]);
  const count = createCounting();
  const older = count(['12']);
  change(countComments, withCounts(9));
  expect(await count(['12', '13'])).toEqual(new Map([['12', 9]]));
  slow.come(withCounts(8)());
  expect(await older).toEqual(new Map());
});

test('[CARD-07] but it counts where the newer one failed', async () => {
  const slow = later();
  const { change } = backEnd([countComments, slow.answer]);
  const count = createCounting();
  const older = count(['12']);
  change(countComments, failures['500'] ?? withCounts(9));
  expect(await count(['12', '13'])).toEqual(new Map());
  slow.come(withCounts(8)());
  expect(await older).toEqual(new Map([['12', 8]]));
});
