import { expect, test } from 'vitest';
import { exampleSites } from '../config/sites.ts';
import { payloadOf } from './payload.ts';
import { outcomeOf } from './sender.ts';

const [es] = exampleSites;
const ca = exampleSites[1] ?? es;
const alert = { id: 7, title: 'Última hora', text: 'Cierra la bocana', href: '/puerto/temporal-4711/' };

test('a push leads into the site that it is of, wherever the alert leads', () => {
  expect(payloadOf(alert, es).url).toBe('/puerto/temporal-4711/');
  expect(payloadOf(alert, ca).url).toBe('/ca/puerto/temporal-4711/');
  for (const href of ['https://elsewhere.example/', '//elsewhere.example/', 'javascript:alert(1)', '']) {
    expect(payloadOf({ ...alert, href }, ca).url).toBe('/ca/');
  }
});

test('however long the texts, a push has room for them', () => {
  const payload = payloadOf({ ...alert, title: '漢'.repeat(2_000), text: '💥'.repeat(2_000) }, es);
  expect(Buffer.byteLength(JSON.stringify(payload))).toBeLessThan(3_000);
  expect(payload.body.isWellFormed()).toBe(true);
});

test.each([
  [404, 'gone'],
  [410, 'gone'],
  [0, 'gone'],
  [400, 'dropped'],
  [413, 'dropped'],
  [401, 'again'],
  [429, 'again'],
  [500, 'again'],
  [undefined, 'again'],
] as const)('after %s a push is %s', (status, outcome) => {
  expect(outcomeOf(status)).toBe(outcome);
});
