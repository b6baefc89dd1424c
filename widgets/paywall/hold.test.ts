import { paywallMessage, paywallTypes } from '@portada/contract';
import { $page } from '@portada/core';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { holdOf } from './hold.ts';

const page = $page.get();

function held(given: Record<string, unknown> = {}, fake = false) {
  const message = parse(paywallMessage, { id: '1', type: 'modal', ...given });
  return (mode: Partial<typeof page> = {}, tested = false) =>
    holdOf({ message, fake }, { ...page, ...mode }, tested);
}

test('[PAY-10] a modal that cannot be closed is a wall; any other message leaves the page alone', () => {
  expect(held()()).toEqual({ closable: false, wall: true, alone: true });
  expect(held({ canBeClosed: true })()).toEqual({ closable: true, wall: false, alone: false });
  for (const type of paywallTypes.filter((one) => one !== 'modal'))
    expect(held({ type })()).toEqual({ closable: false, wall: false, alone: false });
});

test('[PAY-13] in preview every message can be closed and none is a wall', () => {
  expect(held()({ preview: true })).toEqual({ closable: true, wall: false, alone: false });
  expect(held({ type: 'bottom' })({ preview: true }).closable).toBe(true);
});

test('[PAY-12] [PAY-13] in the showroom a wall leaves the rest of the page within reach, and a fake one locks nothing', () => {
  expect(held()({ runningInShowroom: true })).toEqual({ closable: false, wall: true, alone: false });
  expect(held({}, true)({ runningInShowroom: true })).toEqual({ closable: false, wall: false, alone: false });
});

test('[PAY-14] a reader who tests a version can still reach the banner that leads back', () => {
  expect(held()({}, true)).toEqual({ closable: false, wall: true, alone: false });
});
