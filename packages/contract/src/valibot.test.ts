import { afterEach, expect, test } from 'vitest';
import * as contract from './index.ts';
import * as v from './valibot.ts';

afterEach(() => {
  Reflect.deleteProperty(Object.prototype, 'inherited');
});

test('an object takes no notice of what every object inherits', () => {
  Object.assign(Object.prototype, { inherited: () => undefined });
  const schema = v.object({ id: v.string() });
  expect(v.parse(schema, { id: '7', more: true })).toEqual({ id: '7' });
  expect(v.safeParse(schema, { id: 7 }).success).toBe(false);
});

test('every object of the contract is made so', () => {
  const objects = Object.entries(contract).filter(([, made]) =>
    v.is(v.looseObject({ type: v.literal('object') }), made),
  );
  expect(objects.length).toBeGreaterThan(20);
  const inheriting = objects.filter(([, made]) =>
    Object.getPrototypeOf(Reflect.get(Object(made), 'entries')),
  );
  expect(inheriting.map(([name]) => name)).toEqual([]);
});
