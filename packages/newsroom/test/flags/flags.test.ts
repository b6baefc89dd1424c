/** Feature flags by rules: which pages and readers they match, their buckets, and the page block. */
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { type FlagRule, flagsBy, isPersonal, rulesOfPage, shareOf } from '../../src/flags/rules.ts';
import { importFlags } from '../../src/flags/store.ts';
import { startApp } from '../support/app.ts';
import { openBrowser } from '../support/browser.ts';
import { blockOf, read } from '../support/document.ts';
import { addSample } from '../support/sample.ts';

const { app, db, close } = await startApp();
await addSample(db);
afterAll(close);

const NOW = new Date('2026-11-22T12:00:00Z');
const base: FlagRule = {
  flag: 'poll',
  isOn: false,
  siteId: null,
  path: '',
  percentage: 100,
  percentOf: 'pages',
  startsAt: null,
  endsAt: null,
};
const page = { siteId: 1, path: '/puerto/', now: NOW };
const holds = (rule: Partial<FlagRule>) => rulesOfPage([{ ...base, ...rule }], page).length === 1;

test.each([
  ['every page of every site', {}, true],
  ['its site', { siteId: 1 }, true],
  ['another site', { siteId: 2 }, false],
  ['its page', { path: '/puerto/' }, true],
  ['the front page alone', { path: '/' }, false],
  ['all that begin so', { path: '/pue*' }, true],
  ['from now on', { startsAt: NOW }, true],
  ['from a moment later on', { startsAt: new Date(NOW.getTime() + 1) }, false],
  ['until now', { endsAt: NOW }, false],
  ['until a moment later', { endsAt: new Date(NOW.getTime() + 1) }, true],
])('[PAGE-05] a rule for %s', (_for, rule, expected) => {
  expect(holds(rule)).toBe(expected);
});

const subjects = (subject: string) => ({ pages: subject, readers: subject });
const names = fc.string({ minLength: 1, maxLength: 12 });

test('[PAGE-05] a bucket is stable, and whoever is in a share is in every larger one', () => {
  fc.assert(
    fc.property(
      names,
      fc.string(),
      fc.nat({ max: 100 }),
      fc.nat({ max: 100 }),
      (flag, subject, one, other) => {
        const isIn = (percentage: number) =>
          Object.hasOwn(flagsBy([{ ...base, flag, percentage }], subjects(subject)), flag);
        expect(isIn(one)).toBe(isIn(one));
        if (isIn(Math.min(one, other))) expect(isIn(Math.max(one, other))).toBe(true);
        expect(isIn(0)).toBe(false);
        expect(isIn(100)).toBe(true);
      },
    ),
  );
});

test('[PAGE-05] ten percent are about a tenth, and different subjects for another flag', () => {
  const readers = Array.from({ length: 2_000 }, (_, index) => `lector-${index}`);
  const tenth = (flag: string) => readers.filter((reader) => shareOf(flag, reader) < 10);
  expect(tenth('poll').length).toBeGreaterThan(150);
  expect(tenth('poll').length).toBeLessThan(250);
  const others = new Set(tenth('comments'));
  const both = tenth('poll').filter((reader) => others.has(reader));
  expect(both.length).toBeLessThan(60);
});

test('[PAGE-05] of several rules for a flag the last that matches decides', () => {
  const rules = [base, { ...base, isOn: true }, { ...base, flag: 'live' }];
  expect(flagsBy(rules, subjects(''))).toEqual({ poll: true, live: false });
});

test('only a share of readers makes a page private', () => {
  expect(isPersonal([{ ...base, percentage: 50 }])).toBe(false);
  expect(isPersonal([{ ...base, percentOf: 'readers' }])).toBe(false);
  expect(isPersonal([{ ...base, percentOf: 'readers', percentage: 50 }])).toBe(true);
});

const rule = {
  isOn: false,
  site: null,
  path: '',
  percentage: 100,
  percentOf: 'pages' as const,
  startsAt: null,
  endsAt: null,
};

test('[PAGE-05] the page block has web features in `webFeatures`, and all others as feature flags', async () => {
  await importFlags(db, {
    flags: [
      { ...rule, flag: 'alertBanner', site: 'ca' },
      { ...rule, flag: 'comments', path: '/puerto/*' },
    ],
  });
  const es = blockOf(await read(app, '/'));
  const ca = blockOf(await read(app, '/ca/puerto/'));
  expect(es).toMatchObject({ featureFlags: {}, webFeatures: { comments: true, users: true } });
  expect(ca).toMatchObject({
    featureFlags: { alertBanner: false },
    webFeatures: { comments: false, users: true },
  });
});

test('[PAGE-05] a share of readers: each keeps their bucket, and the page is not cached', async () => {
  await importFlags(db, { flags: [{ ...rule, flag: 'poll', percentOf: 'readers', percentage: 50 }] });
  const lots = new Set<boolean>();
  // Until both lots have been seen: the twenty-fifth reader in a row of the same lot would be no chance.
  for (let reader = 0; reader < 25 && lots.size < 2; reader += 1) {
    const browser = openBrowser(app);
    const pages = [await browser.get('/'), await browser.get('/puerto/')];
    const flags = pages.map(({ body }) => body.includes('"featureFlags":{"poll":false}'));
    expect(flags[0]).toBe(flags[1]);
    for (const { headers } of pages) expect(headers['cache-control']).toBe('private, no-store');
    lots.add(flags[0] === true);
  }
  expect(lots.size).toBe(2);
  await importFlags(db, { flags: [] });
  expect((await app.inject('/')).headers['cache-control']).toMatch(/^public/);
});
