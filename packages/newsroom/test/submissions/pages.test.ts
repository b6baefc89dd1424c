/** The pages of calls and interviews: their state, their forms without script, and published submissions. */
import { FIELD_MAX_LENGTH, SUBMISSION_MAX_LENGTH } from '@portada/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stateOf } from '../../src/content/participation.ts';
import { contents, contributions, interviewQuestions } from '../../src/db/schema/index.ts';
import { limits } from '../../src/http/limits.ts';
import { countAttempt } from '../../src/http/rate-limit.ts';
import { addContents, addReader, logIn, type TestReader } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { ORIGIN, openBrowser } from '../support/browser.ts';
import { read, textOf } from '../support/document.ts';
import { photo } from '../support/films.ts';
import { addSubmissionTarget, inDays, newUploadDir, type Sender, sender } from '../support/uploads.ts';

let newsroom: TestApp;
let reader: TestReader;
let own: Sender;

beforeAll(async () => {
  newsroom = await startApp({ uploadDir: newUploadDir() });
  await addContents(newsroom.db);
  reader = await addReader(newsroom.db, { nick: 'marinera' });
  const browser = openBrowser(newsroom.app);
  await logIn(browser, reader);
  own = sender(newsroom.app, browser);
});
afterAll(() => newsroom.close());

async function pageOf(id: number) {
  const [row] = await newsroom.db.select().from(contents).where(eq(contents.id, id));
  return read(newsroom.app, `/puerto/${row?.slug}-${id}/`);
}

const submission = { title: 'El faro', text: 'Se apagó.', terms: 'true' };

describe('the state of an interview', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  test.each([
    ['soon', { opensAt: at(1), closesAt: at(9), questionLimit: 5 }, 0],
    ['open', { opensAt: at(0), closesAt: at(9), questionLimit: 5 }, 4],
    ['open', { opensAt: null, closesAt: null, questionLimit: null }, 9_000],
    ['full', { opensAt: at(-1), closesAt: at(9), questionLimit: 5 }, 5],
    ['closed', { opensAt: at(-9), closesAt: at(0), questionLimit: 5 }, 5],
    ['closed', { opensAt: null, closesAt: at(-23), questionLimit: null }, 0],
    ['archived', { opensAt: null, closesAt: at(-24), questionLimit: null }, 0],
  ] as const)('[INTV-03] %s', (state, terms, count) => {
    expect(stateOf(terms, count, now)).toBe(state);
  });

  test.each([
    ['soon', { opensAt: inDays(1) }, true],
    ['open', {}, true],
    ['full', { questionLimit: 0 }, false],
    ['closed', { closesAt: inDays(-0.1) }, false],
    ['archived', { closesAt: inDays(-9) }, false],
  ] as const)('[INTV-01] [INTV-03] its page says that it is %s', async (state, fields, takes) => {
    const page = await pageOf(await addSubmissionTarget(newsroom.db, 'interview', fields));
    const { submissions } = await import('../../src/texts/texts.es.ts').then(({ es }) => es);
    expect(textOf(page, '.status')).toContain(submissions.interview[state]);
    expect(page.document.querySelectorAll('portada-interview-form')).toHaveLength(takes ? 1 : 0);
  });
});

test('a call tells in a whole sentence until when it takes contributions', async () => {
  const closesAt = new Date('2099-12-08T12:00:00Z');
  const page = await pageOf(await addSubmissionTarget(newsroom.db, 'contribution', { closesAt }));
  expect(textOf(page, '.status')).toMatch(/ Se puede enviar hasta el 8 de diciembre de 2099\.$/);
});

describe('a form without script', () => {
  test('[UGC-01] [UGC-03] has its fields, limits and action', async () => {
    const call = await addSubmissionTarget(newsroom.db, 'contribution');
    const page = await pageOf(call);
    const form = page.document.querySelector('portada-contribution-form form');
    expect(form?.getAttribute('action')).toBe(`/participa/${call}/`);
    expect(form?.getAttribute('enctype')).toBe('multipart/form-data');
    const names = [...(form?.querySelectorAll('[name]') ?? [])].map((field) => field.getAttribute('name'));
    expect(names).toEqual(['title', 'text', 'file', 'terms']);
    const lengths = ['title', 'text'].map((name) =>
      form?.querySelector(`[name="${name}"]`)?.getAttribute('maxlength'),
    );
    expect(lengths).toEqual([String(FIELD_MAX_LENGTH), String(SUBMISSION_MAX_LENGTH)]);
    expect(textOf(page, '.portada-fallback-field-hint')).toBe('JPEG de 5 MB como máximo, o MP4 de 80 MB.');
    const interview = await pageOf(await addSubmissionTarget(newsroom.db, 'interview'));
    expect(textOf(interview, '.portada-fallback-field-hint')).toBe(
      'JPEG de 8 MB como máximo, o MP4 de 500 MB.',
    );
  });

  test('[UGC-01] [INTV-01] responds with a page of thanks, in the site’s language', async () => {
    const call = await addSubmissionTarget(newsroom.db, 'contribution');
    const sent = await own.form(`/participa/${call}/`, submission, { content: await photo() });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/participa/enviado/']);
    expect(sent.headers['cache-control']).toContain('no-store');
    const thanks = await newsroom.app.inject('/participa/enviado/');
    expect([thanks.statusCode, thanks.body]).toEqual([
      200,
      expect.stringContaining('Hemos recibido tu aportación'),
    ]);
    const interview = await addSubmissionTarget(newsroom.db, 'interview');
    const response = await own.form(`/ca/pregunta/${interview}/`, { question: 'Tornarà?' });
    expect([response.statusCode, response.headers.location]).toEqual([303, '/ca/pregunta/enviado/']);
    expect((await newsroom.app.inject('/ca/pregunta/enviado/')).body).toContain('Hem rebut la teva pregunta');
    const rows = await newsroom.db
      .select()
      .from(interviewQuestions)
      .where(eq(interviewQuestions.contentId, interview));
    expect(rows).toHaveLength(1);
  });

  test('[UGC-02] [UGC-03] [INTV-03] shows the reason of a rejection, and what to do', async () => {
    const call = await addSubmissionTarget(newsroom.db, 'contribution');
    const nobody = sender(newsroom.app, { cookies: new Map() });
    const anonymous = await nobody.form(`/participa/${call}/`, submission);
    expect(anonymous.statusCode).toBe(401);
    expect(anonymous.body).toContain('Para enviar hace falta una cuenta');
    expect(anonymous.body).toContain('href="/acceso/"');
    const from = `${ORIGIN}/puerto/faro-${call}/`;
    const sentFrom = (referer: string) =>
      nobody.form(`/participa/${call}/`, submission, undefined, { referer });
    expect((await sentFrom(from)).body).toContain(`href="/acceso/?backUrl=${encodeURIComponent(from)}"`);
    expect((await sentFrom('https://evil.example/')).body).toContain('href="/acceso/"');
    const wrong = await own.form(`/participa/${call}/`, submission, { content: 'GIF89a' });
    expect([wrong.statusCode, wrong.body]).toEqual([
      415,
      expect.stringContaining('Solo se admiten imágenes JPEG'),
    ]);
    const full = await addSubmissionTarget(newsroom.db, 'interview', { questionLimit: 0 });
    const refused = await own.form(`/ca/pregunta/${full}/`, { question: 'Hi ha lloc?' });
    expect([refused.statusCode, refused.body]).toEqual([
      409,
      expect.stringContaining('ja no admet més preguntes'),
    ]);
    const soon = await addSubmissionTarget(newsroom.db, 'contribution', { opensAt: inDays(1) });
    expect((await own.form(`/ca/participa/${soon}/`, submission)).body).toContain('encara no és oberta');
    expect((await own.form('/participa/1/', submission)).statusCode).toBe(404);
    expect((await own.form(`/participa/${call}/`, { ...submission, title: '' })).statusCode).toBe(400);
    const plain = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await own.form(`/participa/${call}/`, submission, undefined, plain)).statusCode).toBe(415);
    const foreign = { origin: 'https://evil.example' };
    expect((await own.form(`/participa/${call}/`, submission, undefined, foreign)).statusCode).toBe(403);
  });
});

test('[UGC-01] is missing when the call is not open yet', async () => {
  const page = await pageOf(await addSubmissionTarget(newsroom.db, 'contribution', { opensAt: inDays(1) }));
  expect(textOf(page, '.status')).toContain('se abrirá pronto');
  expect(page.document.querySelector('portada-contribution-form, .submissions form')).toBeNull();
});

describe('a reader at the limit', () => {
  test('[INTV-03] is told that it is their own limit of questions', async () => {
    const interview = await addSubmissionTarget(newsroom.db, 'interview', { questionLimit: 9 });
    for (let nth = 1; nth <= 3; nth += 1) {
      expect((await own.form(`/pregunta/${interview}/`, { question: `¿La ${nth}.ª?` })).statusCode).toBe(303);
    }
    const fourth = await own.form(`/pregunta/${interview}/`, { question: '¿La 4.ª?' });
    expect([fourth.statusCode, fourth.body]).toEqual([
      409,
      expect.stringContaining('todas las preguntas que caben por persona'),
    ]);
  });

  test('is told whether to try again in a while or tomorrow', async () => {
    const limited = await startApp({ uploadDir: newUploadDir(), rateLimits: true });
    await addContents(limited.db);
    const call = await addSubmissionTarget(limited.db, 'contribution');
    const browser = openBrowser(limited.app);
    await logIn(browser, await addReader(limited.db));
    const one = sender(limited.app, browser);
    const send = (nth: number) => one.form(`/participa/${call}/`, { ...submission, title: `El ${nth}` });
    for (let nth = 1; nth <= 5; nth += 1) expect((await send(nth)).statusCode).toBe(303);
    const enough = await send(6);
    expect([enough.statusCode, enough.body]).toEqual([429, expect.stringContaining('a intentarlo mañana')]);
    expect(Number(enough.headers['retry-after'])).toBeGreaterThan(3_600);
    const flood = countAttempt(limited.app, limits.writes, '127.0.0.1', limits.writes.times);
    await expect(flood).rejects.toThrow('Too many requests');
    const fast = await send(7);
    expect([fast.statusCode, fast.body]).toEqual([429, expect.stringContaining('demasiado en poco tiempo')]);
    expect(Number(fast.headers['retry-after'])).toBeLessThanOrEqual(60);
    await limited.close();
  });
});

test('[UGC-01] [UGC-03] a contribution is shown once it is published, with its picture without location data', async () => {
  const call = await addSubmissionTarget(newsroom.db, 'contribution');
  const hostile = {
    ...submission,
    title: '<script>alert(1)</script>',
    text: '"><img src=x onerror=alert(1)>',
  };
  await own.form(`/participa/${call}/`, hostile, { content: await photo() });
  const [row] = await newsroom.db.select().from(contributions).where(eq(contributions.contentId, call));
  const address = `/participa/${row?.id}.jpg`;
  expect((await pageOf(call)).document.querySelector('.submissions__one')).toBeNull();
  expect((await newsroom.app.inject(address)).statusCode).toBe(404);
  const publish = (status: 'published' | 'rejected') =>
    newsroom.db.update(contributions).set({ status }).where(eq(contributions.contentId, call));
  await publish('published');
  const page = await pageOf(call);
  expect(textOf(page, '.submissions__heading')).toBe(hostile.title);
  expect(textOf(page, '.submissions__who')).toBe('marinera');
  expect(page.document.querySelector('.submissions__picture')?.getAttribute('src')).toBe(address);
  expect(page.document.querySelector('.submissions__one [onerror], .submissions__one script')).toBeNull();
  const picture = await newsroom.app.inject(address);
  expect(picture.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
  });
  expect(picture.headers['cache-control']).toContain('s-maxage');
  expect((await sharp(picture.rawPayload).metadata()).exif).toBeUndefined();
  await publish('rejected');
  expect((await newsroom.app.inject(address)).statusCode).toBe(404);
  await publish('published');
  expect((await newsroom.app.inject(address)).statusCode).toBe(200);
  await newsroom.db
    .update(contents)
    .set({ withdrawnAt: inDays(-1) })
    .where(eq(contents.id, call));
  expect((await newsroom.app.inject(address)).statusCode).toBe(404);
});

test('no picture is found at a forged path', async () => {
  for (const id of ['0', '999999999', '1e3', '..%2f..%2fx', '9999999999999']) {
    expect((await newsroom.app.inject(`/participa/${id}.jpg`)).statusCode, id).toBe(404);
  }
});
