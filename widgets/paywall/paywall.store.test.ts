import { paywallCookieData, paywallMessages } from '@portada/contract/fixtures';
import { $errors } from '@portada/core';
import { usePage } from '@portada/core/test/page.ts';
import { json, refuse, serve, silence } from '@portada/core/test/server.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPaywallStore } from './paywall.store.ts';

let contents = 0;

/** A content of its own for each test: what was closed is remembered. */
function useContent(paywall: Record<string, unknown> = { enabled: true, relativeVersionId: '12' }): string {
  contents += 1;
  usePage({ contentId: contents, paywall });
  return String(contents);
}

const written = (changes: Record<string, unknown> = {}) =>
  JSON.stringify({ ...paywallCookieData, ...changes });

async function chosen(text: string, answer: unknown = paywallMessages) {
  const asked = serve(() => json(answer));
  const store = createPaywallStore(text);
  if (store.hasMessage()) await store.load();
  return { store, asked, id: store.$shown.get()?.message.id };
}

const errors = vi.spyOn(console, 'error').mockReturnValue();
beforeEach(() => {
  useContent();
  errors.mockClear();
  $errors.set([]);
});
afterEach(() => {
  vi.useRealTimers();
});

test('[PAY-02] [PAY-04] of several ids the first one in the list is shown', async () => {
  const { asked, id } = await chosen(written({ messageIds: ['otra', 'contador', 'cierre'] }));
  expect(id).toBe('contador');
  expect(asked.map(({ url }) => url.pathname)).toEqual(['/api/front/paywall/12/messages']);
});

test('[PAY-02] ids may be numbers on either side', async () => {
  const messages = [{ id: 7, type: 'counter' }];
  expect((await chosen(written({ messageIds: [8, 7] }), messages)).id).toBe('7');
});

test('[PAY-04] a message of id and type alone will do', async () => {
  const { store } = await chosen(written({ messageIds: ['1'] }), { response: [{ id: '1', type: 'bottom' }] });
  expect(store.$shown.get()).toMatchObject({
    message: { id: '1', principalText: '', canBeClosed: false },
    fake: false,
  });
});

test('[PAY-04] a message that cannot be read is told, and the next one in the list is shown', async () => {
  const messages = [
    { id: '1', type: 'bottom', logo: true },
    { id: '2', type: 'bottom' },
  ];
  expect((await chosen(written({ messageIds: ['1', '2'] }), messages)).id).toBe('2');
  expect(errors).toHaveBeenCalledOnce();
});

test.each([
  ['no id is in the list', written({ messageIds: ['otra'] }), 1],
  ['there are no ids', written({ messageIds: [] }), 0],
  ['the ids are null', written({ messageIds: null }), 0],
  ['access is granted', written({ accessGranted: true }), 0],
  ['the cookie is another version’s', written({ relativeVersionId: '11' }), 0],
  ['there is no cookie', '', 0],
])('[PAY-01] [PAY-03] nothing shows where %s', async (_why, text, calls) => {
  const { asked, id } = await chosen(text);
  expect(id).toBeUndefined();
  expect(asked).toHaveLength(calls);
  expect(errors).not.toHaveBeenCalled();
});

test.each(['{', 'null', '"sí"', '{"accessGranted":"no"}', '{"messageIds":"cierre"}'])(
  '[PAY-03] a cookie that holds %s is reported and shows nothing',
  async (text) => {
    const { asked } = await chosen(text);
    expect(asked).toEqual([]);
    expect(errors).toHaveBeenCalledOnce();
  },
);

test('[PAY-03] the version is the cookie’s where the page names none', async () => {
  useContent({ enabled: true });
  const { asked } = await chosen(written({ relativeVersionId: 'a/b' }));
  expect(asked.map(({ url }) => url.pathname)).toEqual(['/api/front/paywall/a%2Fb/messages']);
});

test('[PAY-11] what was closed stays closed for this content and version while the page stays', async () => {
  const { store } = await chosen(written());
  store.close();
  expect(store.$shown.get()).toBeUndefined();
  expect((await chosen(written())).asked).toEqual([]);

  useContent();
  expect((await chosen(written())).id).toBe('cierre');
  usePage({ contentId: contents, paywall: { enabled: true, relativeVersionId: '13' } });
  expect((await chosen(written({ relativeVersionId: '13' }))).id).toBe('cierre');
});

test.each([
  ['offline', refuse],
  ...[400, 401, 403, 404, 412, 500].map(
    (code) => [String(code), () => json({ httpCode: code }, code)] as const,
  ),
  ['httpCode 500 in a 200', () => json({ httpCode: 500 })],
  ['broken JSON', () => new Response('[{"id":')],
  ['another shape', () => json([{ id: '1', type: 'poster' }])],
] as const)('a call that fails (%s) shows nothing and is in the error list', async (_name, answer) => {
  serve(answer);
  const store = createPaywallStore(written());
  await store.load();
  expect(store.$shown.get()).toBeUndefined();
  expect(store.$failed.get()).toBe(true);
  expect($errors.get()).toHaveLength(1);
});

test('ten seconds of silence are a failure', async () => {
  vi.useFakeTimers();
  serve(silence);
  const store = createPaywallStore(written());
  const loading = store.load();
  await vi.advanceTimersByTimeAsync(10_000);
  await loading;
  expect(store.$failed.get()).toBe(true);
  expect($errors.get()).toMatchObject([{ type: 'timeout' }]);
});

test('[PAY-12] a fake id that there is replaces the message, whatever was closed; another changes nothing', async () => {
  const { store } = await chosen(written());
  store.close();
  await store.pretend('contador');
  expect(store.$shown.get()).toMatchObject({ message: { id: 'contador' }, fake: true });
  await store.pretend('ninguna');
  expect(store.$shown.get()).toMatchObject({ message: { id: 'contador' } });
  serve(refuse);
  await store.pretend('barra');
  expect(store.$shown.get()).toMatchObject({ message: { id: 'contador' } });
  expect(store.$failed.get()).toBe(false);
});

test('[PAY-12] an id that is not there does not keep the page’s own message away', async () => {
  serve(() => json(paywallMessages));
  const store = createPaywallStore(written());
  await Promise.all([store.pretend('ninguna'), store.load()]);
  expect(store.$shown.get()).toMatchObject({ message: { id: 'cierre' }, fake: false });
});

test('[PAY-12] closing a fake message closes nothing of the content’s own', async () => {
  serve(() => json(paywallMessages));
  const store = createPaywallStore(written());
  await store.pretend('barra');
  store.close();
  expect(store.hasMessage()).toBe(true);
});

test('[PAY-12] the last fake id holds, also over a page’s own message that comes later', async () => {
  const answers: (() => void)[] = [];
  serve(() => new Promise((resolve) => answers.push(() => resolve(json(paywallMessages)))));
  const store = createPaywallStore(written());
  const fakes = ['barra', 'flotante', 'ninguna'].map((id) => store.pretend(id));
  const all = [...fakes, store.load()];
  await vi.waitFor(() => expect(answers.length).toBeGreaterThan(0));
  for (const answer of answers) answer();
  await Promise.all(all);
  expect(store.$shown.get()).toMatchObject({ message: { id: 'flotante' }, fake: true });
});
