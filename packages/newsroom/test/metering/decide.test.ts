/** Which rule applies to a content, and its decision. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accessLevels, contentKinds } from '../../src/db/schema/content.ts';
import { periods, roles } from '../../src/db/schema/paywall.ts';
import { isCrawler } from '../../src/metering/crawlers.ts';
import { type AccessQuery, decide } from '../../src/metering/decide.ts';
import { take } from '../../src/metering/meter.ts';
import { chooseRule, isGoverned, isWalled, type Rule } from '../../src/metering/rules.ts';

const base: Rule = {
  conditionName: 'regla',
  sections: [],
  kinds: [],
  access: [],
  roles: [],
  limit: 3,
  period: 'month',
  openMessageIds: ['abierto'],
  closedMessageIds: ['cerrado'],
};
const subject = { id: 7, sectionCode: 'opinion', kind: 'article', access: 'free' } as const;
const NOW = new Date('2026-11-22T12:00:00Z');

const asking = (rules: readonly Rule[], given: Partial<AccessQuery> = {}): AccessQuery => ({
  version: { id: '1', siteId: 1, rules },
  subject,
  role: 'anonymous',
  isCrawler: false,
  canCount: true,
  ...given,
});
const after = (read: number) => (rule: { limit: number; period: Rule['period'] }) =>
  Promise.resolve(
    take(
      { start: '2026-11-01', contentIds: Array.from({ length: read }, (_, index) => 100 + index) },
      subject.id,
      rule,
      NOW,
    ),
  );
const never = () => Promise.reject(new Error('Nothing is to be counted.'));

test('[PAY-01] content for registered readers is cut for an anonymous one, and whole for a reader', async () => {
  const rule: Rule = { ...base, access: ['registered'], roles: ['anonymous'], limit: 0 };
  const registered = { ...subject, access: 'registered' } as const;
  expect(await decide(asking([rule], { subject: registered }), never)).toMatchObject({
    reason: 'closed',
    isWhole: false,
    messageIds: ['cerrado'],
  });
  expect(await decide(asking([rule], { subject: registered, role: 'reader' }), never)).toMatchObject({
    reason: 'no-rule',
    isWhole: true,
    messageIds: [],
  });
});

test('[PAY-02] below the limit the text is whole with the open messages, beyond it cut with the closed ones', async () => {
  const decided = await Promise.all([0, 2, 3].map((read) => decide(asking([base]), after(read))));
  expect(
    decided.map(({ reason, isWhole, messageIds, counter, limit }) => ({
      reason,
      isWhole,
      messageIds,
      counter,
      limit,
    })),
  ).toEqual([
    { reason: 'within-limit', isWhole: true, messageIds: ['abierto'], counter: 1, limit: 3 },
    { reason: 'within-limit', isWhole: true, messageIds: ['abierto'], counter: 3, limit: 3 },
    { reason: 'limit-reached', isWhole: false, messageIds: ['cerrado'], counter: 3, limit: 3 },
  ]);
});

test('each decision lists the evaluated rules, with the reason why earlier ones do not apply', async () => {
  const rules: Rule[] = [
    { ...base, conditionName: 'a', sections: ['port'] },
    { ...base, conditionName: 'b', kinds: ['video'] },
    { ...base, conditionName: 'c', access: ['registered'] },
    { ...base, conditionName: 'd', roles: ['reader'] },
    { ...base, conditionName: 'e' },
    { ...base, conditionName: 'f' },
  ];
  expect(await decide(asking(rules), after(0))).toMatchObject({
    conditionName: 'e',
    trials: [
      { conditionName: 'a', mismatch: 'section' },
      { conditionName: 'b', mismatch: 'kind' },
      { conditionName: 'c', mismatch: 'access' },
      { conditionName: 'd', mismatch: 'role' },
      { conditionName: 'e', mismatch: null },
    ],
  });
});

test('a crawler and a browser without cookies get the free part, and nothing is counted', async () => {
  expect(await decide(asking([base], { isCrawler: true }), never)).toMatchObject({
    reason: 'crawler',
    isWhole: false,
  });
  expect(await decide(asking([base], { canCount: false }), never)).toMatchObject({
    reason: 'no-cookies',
    isWhole: false,
  });
});

test('without a version, and under a rule without limit, everything is whole and not counted', async () => {
  expect(await decide(asking([], { version: undefined }), never)).toMatchObject({
    reason: 'no-version',
    isWhole: true,
  });
  expect(await decide(asking([{ ...base, limit: null }], { isCrawler: true }), never)).toMatchObject({
    reason: 'unlimited',
    isWhole: true,
    messageIds: ['abierto'],
    counter: null,
  });
});

const some = <Value>(values: readonly Value[]) => fc.subarray([...values]);
const anyRule = fc.record<Rule>({
  conditionName: fc.constantFrom('a', 'b', 'c'),
  sections: some(['opinion', 'port']),
  kinds: some(contentKinds),
  access: some(accessLevels),
  roles: some(roles),
  limit: fc.option(fc.integer({ min: 0, max: 4 })),
  period: fc.constantFrom(...periods),
  openMessageIds: fc.constant([]),
  closedMessageIds: fc.constant(['cerrado']),
});
const anySubject = fc.record({
  id: fc.integer({ min: 1, max: 9 }),
  sectionCode: fc.constantFrom('opinion', 'port', 'city'),
  kind: fc.constantFrom(...contentKinds),
  access: fc.constantFrom(...accessLevels),
});

test('for any rules, a reader who gets the free part has a page marked as paywalled and not cached', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyRule, { maxLength: 5 }),
      anySubject,
      fc.constantFrom(...roles),
      fc.boolean(),
      fc.boolean(),
      fc.nat({ max: 6 }),
      async (rules, subject, role, crawler, canCount, read) => {
        const given = asking(rules, { subject, role, isCrawler: crawler, canCount });
        const { isWhole, trials, messageIds } = await decide(given, after(read));
        const version = { id: '1', siteId: 1, rules };
        if (!isWhole) expect(isWalled(version, subject)).toBe(true);
        if (trials.some(({ mismatch }) => mismatch === null)) expect(isGoverned(version, subject)).toBe(true);
        expect(messageIds).toEqual(isWhole ? [] : ['cerrado']);
      },
    ),
  );
});

test('the first rule that matches decides, and later ones are not evaluated', () => {
  fc.assert(
    fc.property(
      fc.array(anyRule, { maxLength: 5 }),
      fc.array(anyRule, { maxLength: 5 }),
      anySubject,
      fc.constantFrom(...roles),
      (first, others, subject, role) => {
        const alone = chooseRule({ id: '1', siteId: 1, rules: first }, subject, role);
        const both = chooseRule({ id: '1', siteId: 1, rules: [...first, ...others] }, subject, role);
        if (alone.rule) expect(both).toEqual(alone);
      },
    ),
  );
});

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', true],
  ['facebookexternalhit/1.1', true],
  ['Mozilla/5.0 (compatible; YandexBot/3.0)', true],
  ['WhatsApp/2.23.20.0 A', true],
  ['TelegramBot (like TwitterBot)', true],
  ['Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)', true],
  ['Twitterbot/1.0', true],
  ['LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)', true],
  ['Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)', true],
  ['Google (+https://developers.google.com/+/web/snippet/)', true],
  ['meta-externalagent/1.1', true],
  ['http.rb/5.1.1 (Mastodon/4.2.10; +https://mastodon.social/)', true],
  ['Bluesky Cardyb/1.1; +mailto:support@bsky.app', true],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', false],
  ['Mozilla/5.0 (Linux; Android 9; CUBOT X19) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36', false],
  [undefined, false],
])('%s: a crawler? %s', (userAgent, expected) => {
  expect(isCrawler(userAgent)).toBe(expected);
});
