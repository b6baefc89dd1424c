/** Attacks on comments: harmful texts, and attempts to read comments that are withheld. */
import { eq } from 'drizzle-orm';
import { DomUtils, parseDocument } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { comments, contents } from '../../src/db/schema/index.ts';
import { addressOf, listed, type Person, person, say } from '../comments/people.ts';
import { addWalledSample, idOf, LIMIT, READER_LIMIT, type WalledSample } from '../paywall/sample.ts';
import { addContents } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { type Browser, openBrowser } from '../support/browser.ts';

let newsroom: TestApp;
let ana: Person;
beforeAll(async () => {
  newsroom = await startApp();
  await addContents(newsroom.db);
  ana = await person(newsroom);
});
afterAll(() => newsroom.close());

describe('[COMM-01] text', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '"><svg/onload=alert(1)>',
    '<a href="javascript:alert(1)">aquí</a>',
    '{{ 7 * 7 }} {% raw %}',
    '</script><script>alert(1)</script>',
    `'; drop table comments; --`,
    '&lt;b&gt; &amp; &#60;',
    '<!-- --> ]]> <![CDATA[ x',
  ])('%s is text, in the call and on the page', async (text) => {
    await say(ana, 1, text);
    const answer = await ana.browser.get(addressOf(1));
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.json().comments[0].text).toBe(text);
    const { statusCode, body } = await newsroom.app.inject('/puerto/la-lonja-1/');
    expect(statusCode).toBe(200);
    expect(DomUtils.textContent(parseDocument(body))).toContain(text);
    expect(body).not.toMatch(/<script>alert|<img src=x|<svg\/onload|href="javascript/);
  });

  test.each([
    ['turns the line', 'antes \u202egnidart\u202c después', 'antes gnidart después'],
    ['isolates', '\u2066a\u2069', 'a'],
    ['has no width', 'a\u200b\u2060\ufeffb', 'ab'],
    ['joins what is not joined', 'ho\u200dla\u200c', 'hola'],
    ['is written in tags', `Hola${String.fromCodePoint(0xe0061).repeat(300)}`, 'Hola'],
    ['joins heaps of marks', `x${`${'\u0301'.repeat(4)}\u200d`.repeat(50)}`, 'x\u0301\u0301\u0301\u0301'],
    ['leaves lines of blanks', `a${'\n \u00a0'.repeat(50)}c`, 'a\n\nc'],
    ['piles up', `z${'\u0301'.repeat(60)}`, 'ź\u0301\u0301\u0301\u0301'],
    ['rings and beeps', 'a\u0007\u001b[31mb', 'a[31mb'],
    ['breaks the line again and again', 'a\r\n\r\n\n\n\u2028b', 'a\n\nb'],
    ['is half a character', 'a\ud800b', 'a\ufffdb'],
    ['is joined in its own script', 'می‌خواهم क्‍ष', 'می‌خواهم क्‍ष'],
    ['is joined at the end of a word', 'അവന്\u200d', 'അവന്\u200d'],
    ['is joined before a mark', 'র\u200d্যাব', 'র\u200d্যাব'],
    ['is joined across scripts', '20\u200cساله', '20\u200cساله'],
    ['hides in selectors', `😀\ufe0f\u{e0115}\u{e0126}`, '😀\ufe0f'],
    ['is an emoji of many', '👩🏽‍🚒 🏴󠁧󠁢󠁷󠁬󠁳󠁿 ❤️', '👩🏽‍🚒 🏴󠁧󠁢󠁷󠁬󠁳󠁿 ❤️'],
  ])('what %s is put right', async (_what, text, kept) => {
    expect((await say(ana, 1, text)).text).toBe(kept);
  });

  test.each([
    ['a family without end', '👩\u200d'.repeat(2_600)],
    ['a syllable without end', 'ᄀ'.repeat(7_900)],
    ['a ligature without end', `क${'्क'.repeat(3_900)}`],
    ['blank Braille', '\u2800\u2800'],
    ['blank Hangul', '\u3164'],
  ])('[COMM-03] %s is no comment', async (_what, text) => {
    const answer = await ana.browser.post(addressOf(1), { text });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toHaveProperty('text');
  });

  test('a nick from before the nick rules is shown sanitised', async () => {
    const old = await person(newsroom, { nick: `\u202ered\u200b${'\u0300'.repeat(9)}\u2069` });
    expect((await say(old, 1, 'Hola')).nick).toBe(`red${'\u0300'.repeat(4)}`);
    await newsroom.db.insert(comments).values({ contentId: 1, nick: '\u202e\u200d', text: 'Sin nombre' });
    expect((await listed(ana.browser, 1)).comments[0]).toMatchObject({ nick: '', text: 'Sin nombre' });
  });

  test('rejects payloads of another shape than the contract’s', async () => {
    for (const body of [{}, [], { text: ['a'] }, { text: { $ne: '' } }, { text: 'a', parentId: 7 }, 'a']) {
      expect((await ana.browser.post(addressOf(1), body)).statusCode).toBe(400);
    }
    const large = await ana.browser.post(addressOf(1), { text: 'a'.repeat(70_000) });
    expect(large.statusCode).toBe(413);
    const nul = await ana.browser.post(addressOf(1), { text: 'a\u0000b' });
    expect(nul.statusCode).toBe(400);
    // Neither another author nor a score can be set.
    const own = { text: 'Yo', userId: 'other', nick: 'other', likes: 99, status: 'published', id: 1 };
    const comment = (await ana.browser.post(addressOf(1), own)).json();
    expect(comment).toMatchObject({ nick: ana.reader.nick, likes: 0 });
  });
});

test('[COMM-01] a flood is rate-limited per reader, for a time', async () => {
  const limited = await startApp({ rateLimits: true });
  await addContents(limited.db);
  const [flooder, other] = [await person(limited), await person(limited)];
  const statuses: number[] = [];
  for (let nth = 0; nth < 7; nth += 1) {
    const answer = await flooder.browser.post(addressOf(1), { text: `Compre ${nth}` });
    statuses.push(answer.statusCode);
    if (answer.statusCode === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  await say(other, 1, 'Yo sí puedo');
  limited.advance(61_000);
  await say(flooder, 1, 'Ya va despacio');
  await limited.close();
});

describe('on paywalled content', () => {
  let walled: TestApp;
  let sample: WalledSample;
  const secret = 'Lo dice el tercer párrafo';
  beforeAll(async () => {
    walled = await startApp();
    sample = await addWalledSample(walled.db);
    const all = await walled.db.select().from(contents);
    await walled.db
      .insert(comments)
      .values(all.map(({ id }) => ({ contentId: id, nick: 'vecina', text: secret })));
  });
  afterAll(() => walled.close());

  const open = async (browser: Browser, url: string): Promise<string> => {
    const answer = await browser.get(url);
    return answer.statusCode === 302 ? open(browser, answer.headers.location ?? '') : answer.body;
  };
  const ask = (browser: Browser, url: string, rest = '') => browser.get(addressOf(idOf(url), rest));

  test('[PAY-03] comments are withheld when the visitor may not read the content', async () => {
    for (const url of Object.values(sample.registered)) {
      const visitor = openBrowser(walled.app);
      for (const rest of ['', '?order=oldest', '/1/replies']) {
        const answer = await ask(visitor, url, rest);
        expect(answer.statusCode).toBe(403);
        expect(answer.headers['cache-control']).toBe('private, no-store');
      }
      expect(await open(visitor, url)).not.toContain(secret);
      const reader = await person(walled);
      const answer = await ask(reader.browser, url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('private, no-store');
      expect(await open(reader.browser, url)).toContain(secret);
    }
  });

  test('[PAY-03] requesting them neither counts as a reading nor unlocks anything', async () => {
    const visitor = openBrowser(walled.app);
    const reader = await person(walled);
    for (const [browser, limit] of [
      [visitor, LIMIT],
      [reader.browser, READER_LIMIT],
    ] as const) {
      for (const url of sample.articles) expect((await ask(browser, url)).statusCode).toBe(403);
      for (const [nth, url] of sample.articles.entries()) {
        await open(browser, url);
        expect((await ask(browser, url)).statusCode, `${nth}`).toBe(nth < limit ? 200 : 403);
      }
    }
    const last = sample.articles.at(-1) ?? '';
    for (const [path, body] of [
      ['', { text: 'Opino' }],
      ['/1/vote', { vote: 'like' }],
      ['/1/report', { reason: 'spam' }],
    ] as const) {
      const answer = await reader.browser.post(addressOf(idOf(last), path), body);
      expect(answer.json()).toMatchObject({ httpCode: 403, errorCode: 'FORBIDDEN' });
    }
    expect((await ask(reader.browser, last, '/own')).statusCode).toBe(403);
  });

  test('neither a forged meter nor a crawler’s user agent unlocks them', async () => {
    const url = sample.articles[0] ?? '';
    for (const headers of [
      { cookie: 'portada_meter=W10.aaaa' },
      { 'user-agent': 'Googlebot/2.1' },
      { 'x-original-url': '/' },
    ]) {
      const answer = await walled.app.inject({ url: addressOf(idOf(url)), headers });
      expect(answer.statusCode).toBe(403);
    }
    await walled.db.delete(comments).where(eq(comments.nick, 'vecina'));
  });
});
