/** Many widgets that start in one task. */
import { afterEach, expect, test, vi } from 'vitest';
import { become, define, drawn, write } from '../test/widgets.ts';
import type { Values } from './attributes.ts';
import * as attribute from './attributes.ts';

const views = vi.fn((name: string) => name);
const attributes = { name: attribute.text() };
const tag = define(({ name }: Values<typeof attributes>) => <p>{views(name)}</p>, {
  root: 'shadow',
  attributes,
});

/** Every look at the clock finds that this task has used up its time. */
function hurry(): void {
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 100;
    return now;
  });
}

afterEach(() => {
  vi.restoreAllMocks();
  views.mockClear();
});

test('all draw, the later ones in tasks of their own', async () => {
  hurry();
  const [first, ...others] = [1, 2, 3].map((nth) => write(`<${tag} name="w${nth}"></${tag}>`));
  expect(first?.shadowRoot?.querySelector('.portada')).not.toBeNull();
  for (const one of [first, ...others]) if (one) await become(one, 'ready');
  expect(others.map(drawn)).toEqual(['w2', 'w3']);
});

test('one that is turned off before its turn never draws, and once turned on again draws once', async () => {
  hurry();
  const first = write(`<${tag} name="first"></${tag}>`);
  const second = write(`<${tag} name="second"></${tag}>`);
  second.dataset.state = 'off';
  await become(first, 'ready');
  expect(drawn(second)).toBeUndefined();
  second.dataset.state = 'loading';
  await become(second, 'ready');
  expect(drawn(second)).toBe('second');
  expect(views.mock.calls.filter(([name]) => name === 'second')).toHaveLength(1);
});
