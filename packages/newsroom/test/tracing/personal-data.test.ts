/** Spans, log lines and metrics tell what the newsroom did, and nothing of the readers it did it for. */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runJob } from '../../src/db/jobs.ts';
import { sweep } from '../../src/sweep.ts';
import { addContents } from '../support/accounts.ts';
import { type Browser, ORIGIN, openBrowser } from '../support/browser.ts';
import { type ObservedNewsroom, startObserved } from '../support/observed.ts';
import { untilCounts } from '../support/outbox.ts';
import { startProvider, type TestProvider } from '../support/provider.ts';
import { openProvider, sendCallback } from '../support/social.ts';
import { addSubmissionTarget, sender } from '../support/uploads.ts';

/** Each word stands for something of a reader's, and is in nothing else. */
const marked = {
  email: 'zorro.correo@lectores.example',
  nick: 'zorro-apodo',
  password: 'Zorro-clave-2026!',
  name: 'Zorronombre',
  surname: 'Zorroapellido',
  phone: '699887766',
  city: 'Zorroburgo',
  comment: 'zorrocomentario',
  search: 'zorrobusqueda',
  message: 'zorromensaje',
  file: 'zorroarchivo',
  agent: 'zorronavegador',
  token: 'zorrozorrozorrozorrozorrozorrozorrozorro123',
  trace: 'zorrorastro',
  address: '203.0.113.77',
};

let newsroom: ObservedNewsroom;
let provider: TestProvider;
const secrets: string[] = Object.values(marked);

beforeAll(async () => {
  provider = await startProvider();
  newsroom = await startObserved({}, { social: { google: provider.openId } });
  await addContents(newsroom.db);
  await newsroom.app.listen({ port: 0, host: '127.0.0.1' });
  await journey();
  await newsroom.endTraces();
});
afterAll(async () => {
  await newsroom.close();
  await provider.close();
});

const headers = {
  'user-agent': marked.agent,
  referer: `${ORIGIN}/?q=${marked.search}`,
  'x-forwarded-for': marked.address,
  'x-request-id': marked.token,
  tracestate: `vendor=${marked.trace}`,
  baggage: `user=${marked.trace}`,
  traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
};

async function journey(): Promise<void> {
  const browser = openBrowser(newsroom.app);
  const get = (url: string) => browser.get(url, headers);
  const post = (url: string, body: unknown) => browser.post(url, body, headers);
  await register(browser);
  await post('/api/front/user/login', { email: marked.email, password: `${marked.password}!` });
  await post('/api/front/user/login', { email: marked.email, password: marked.password });
  secrets.push(...browser.cookies.values());
  await get('/');
  await get('/perfil/mi-cuenta/');
  await get('/api/front/user/profile');
  const comment = await post('/api/front/comments/1', { text: marked.comment });
  expect(comment.statusCode, comment.body).toBe(200);
  expect((await get(`/buscar/?text=${marked.search}`)).statusCode).toBe(200);
  await get(`/webapi/searcher/?site=1&mode=search&searchText=${marked.search}`);
  await get(`/puerto/${marked.token}-1/`);
  await get(`/${marked.email}/${marked.token}`);
  await get(`/acceso/nueva-contrasena/?token=${marked.token}`);
  await post(`/api/front/newsletter/${marked.email}`, [{ id: 'manana', name: 'x', isSubscribed: true }]);
  await post('/api/front/user/nick', { nick: marked.nick });
  const message = { name: marked.name, email: marked.email, topic: 'tip', message: marked.message };
  await post('/api/front/contact', { ...message, terms: true });
  await upload(browser);
  await logInWithGoogle();
  await untilCounts(newsroom.db);
  await runJob(newsroom.app, 'sweep', () => sweep(newsroom.db, newsroom.app.log));
  await post('/api/front/user/logout', {});
}

async function register(browser: Browser): Promise<void> {
  const { email, nick, password, name, surname, phone, city } = marked;
  const answer = await browser.post(
    '/api/front/user/register',
    {
      ...{ nick, email, password, name, surname, phone, city, birthdate: '1999-05-04', country: 'ES' },
      ...{ province: 'Tarragona', address: 'Raval, 3', postalCode: '43201', newsletters: [] },
      ...{ terms: true, recaptcha: '', origin: `${ORIGIN}/` },
    },
    headers,
  );
  expect(answer.statusCode, answer.body).toBe(200);
  const letter = await newsroom.mail.mailTo(email);
  const link = /\/registro\/activar\/\?token=(?:3D)?([\w-]+)/.exec(
    letter.replace(/=\r\n/g, '').replace(/=3D/g, '='),
  );
  const token = link?.[1] ?? '';
  expect(token).not.toBe('');
  secrets.push(token);
  await browser.get(`/registro/activar/?token=${token}`, headers);
  await browser.press(`/registro/activar/?token=${token}`, headers);
}

async function upload(browser: Browser): Promise<void> {
  const call = await addSubmissionTarget(newsroom.db, 'contribution');
  const picture = { width: 16, height: 16, channels: 3, background: 'red' } as const;
  const content = await sharp({ create: picture }).jpeg().toBuffer();
  const own = sender(newsroom.app, browser);
  const { answer, id } = await own.upload(content, { name: `${marked.file}.jpg` });
  expect(answer.statusCode).toBe(204);
  const fields = { title: marked.message, text: marked.message, terms: 'true', uploadId: id };
  const sent = await own.form(`/api/front/contribution/${call}`, fields, undefined, headers);
  expect(sent.statusCode, sent.body).toBe(200);
}

async function logInWithGoogle(): Promise<void> {
  const browser = openBrowser(newsroom.app);
  const page = await openProvider(browser, 'google');
  const { nonce, state } = Object.fromEntries(page.searchParams);
  const claims = {
    sub: marked.token,
    email: `g${marked.email}`,
    email_verified: true,
    name: marked.name,
    nonce,
  };
  provider.answer('/token', {
    body: { access_token: marked.token, token_type: 'Bearer', id_token: await provider.idToken(claims) },
  });
  const parameters = new URLSearchParams({ code: marked.token, state: state ?? '' });
  await sendCallback(browser, { path: '/api/front/user/login/google/callback', parameters });
}

const named = (name: string) => newsroom.collector.spans().filter((span) => span.name === name);

test('a request has a span by its route, which continues the trace of a proxy and has the request’s id', () => {
  const [login] = named('POST /api/front/user/login').slice(-1);
  expect(login).toMatchObject({
    ...{ traceId: '0af7651916cd43dd8448eb211c80319c', parentSpanId: 'b7ad6b7169203331', kind: 2 },
    attributes: {
      'http.request.method': 'POST',
      'http.route': '/api/front/user/login',
      'portada.request.id': expect.stringMatching(/^[\da-f-]{36}$/),
    },
  });
  expect(Number(login?.attributes['http.response.status_code'])).toBe(200);
  const line = newsroom.lines
    .map((text) => JSON.parse(text))
    .find(({ span_id }) => span_id === login?.spanId);
  expect(line).toMatchObject({
    event: 'request.answered',
    trace_id: login?.traceId,
    reqId: login?.attributes['portada.request.id'],
  });
});

test('its queries are spans beneath it, with placeholders in the place of values', () => {
  const [login] = named('POST /api/front/user/login').slice(-1);
  const queries = newsroom.collector.spans().filter(({ parentSpanId }) => parentSpanId === login?.spanId);
  expect(queries.map(({ name }) => name)).toContain('select users');
  for (const { attributes, kind, startTimeUnixNano, endTimeUnixNano } of queries) {
    expect([attributes['db.system.name'], kind]).toEqual(['postgresql', 3]);
    expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano));
  }
  const text = queries.map(({ attributes }) => attributes['db.query.text']).join('\n');
  expect(text).toContain('"users"."email" = $1');
});

test('mail, jobs and requests to others are spans, too', () => {
  const [mail] = named('job mail');
  expect(mail).toMatchObject({ parentSpanId: '', attributes: { 'portada.job': 'mail' } });
  const sent = named('smtp send').find(({ parentSpanId }) => parentSpanId === mail?.spanId);
  expect(sent?.kind).toBe(3);
  const [job] = named('job sweep');
  const deletes = newsroom.collector.spans().filter(({ parentSpanId }) => parentSpanId === job?.spanId);
  expect(deletes.map(({ name }) => name)).toContain('delete sessions');
  const { host } = new URL(provider.issuer);
  const [fetched] = named(`POST ${host}`);
  expect(fetched?.attributes).toMatchObject({ 'server.address': host });
  const request = newsroom.collector.spans().find(({ spanId }) => spanId === fetched?.parentSpanId);
  expect(request?.name).toMatch(/^GET \/api\/front\/user\/login\/.*callback$/);
});

test('nothing of a reader’s is in a span, a line of the log or a metric', async () => {
  const told = {
    spans: String(newsroom.collector.bytes()),
    log: newsroom.lines.join(''),
    metrics: await newsroom.metrics(),
  };
  for (const [where, text] of Object.entries(told)) {
    expect(text.length, where).toBeGreaterThan(1_000);
    const found = secrets.filter(
      (secret) => text.includes(secret) || text.includes(encodeURIComponent(secret)),
    );
    expect(found, where).toEqual([]);
    expect(text, where).not.toContain('zorro');
  }
});
