import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { json } from '../test/server.ts';

const es = { one: 'Un voto', votes: '{count} votos', hello: 'Hola, {name}' };
const gl = { 'poll.one': 'Un voto', 'poll.votes': '{count} votos, si', 'poll.hello': 'Ola, {name}' };

/** The modules as on a page of its own: a file is fetched once for as long as they live. */
async function open(
  lang: string,
  block: object,
  answer: () => Response | Promise<Response> = () => json(gl),
) {
  vi.resetModules();
  document.documentElement.lang = lang;
  const fetched = vi.fn<(address: string) => Response | Promise<Response>>(answer);
  vi.stubGlobal('fetch', async (address: string) => fetched(address));
  window.portada = Object.assign(Object.create(null), { version: '1.0.0', page: block });
  const { defineMessages } = await import('./i18n.ts');
  const { pageTexts } = await import('./page-texts.ts');
  const { $language } = await import('./language.ts');
  const set = defineMessages('poll', es, () => Promise.resolve({ messages: es }));
  await pageTexts();
  return { set, $language, pageTexts, fetched };
}

const before = document.documentElement.lang;
let complaints = vi.spyOn(console, 'error');
beforeEach(() => {
  complaints = vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  document.documentElement.lang = before;
  delete window.portada;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('[I18N-02] a file of texts', () => {
  test('makes the widgets speak the page’s language, and is fetched once', async () => {
    const { set, $language, pageTexts, fetched } = await open('gl', { messagesUrl: '/textos.gl.json' });
    expect($language.get()).toBe('gl');
    expect(set.translate('hello', { name: 'Uxía' })).toBe('Ola, Uxía');
    expect(set.language()).toBe('gl');
    expect(pageTexts()).toBe(pageTexts());
    expect(pageTexts()).toMatchObject({ status: 'fulfilled' });
    expect(fetched).toHaveBeenCalledExactlyOnceWith(`${location.origin}/textos.gl.json`);
    document.dispatchEvent(new CustomEvent('portada:page', { detail: { messagesUrl: '/textos.gl.json' } }));
    await pageTexts();
    expect(fetched).toHaveBeenCalledOnce();
  });

  test('writes numbers as that language does', async () => {
    const { set } = await open('gl', { messagesUrl: '/t.json' });
    expect(set.translate('votes', { count: 1_204 })).toBe('1.204 votos, si');
  });

  test('may leave a text out: the Spanish one is used, and the set says so', async () => {
    const { set } = await open('gl', { messagesUrl: '/t.json' }, () => json({ 'poll.hello': 'Ola, {name}' }));
    expect(set.translate('hello', { name: 'Uxía' })).toBe('Ola, Uxía');
    expect(set.translate('one')).toBe('Un voto');
    expect(set.language()).toBe('es');
  });

  test('gives way to the texts of the block', async () => {
    const block = { messagesUrl: '/t.json', messages: { 'poll.hello': 'Boas, {name}' } };
    const { set } = await open('gl', block);
    expect(set.translate('hello', { name: 'Uxía' })).toBe('Boas, Uxía');
    expect(set.translate('votes', { count: 2 })).toBe('2 votos, si');
  });

  test('replaces texts in Spanish, too', async () => {
    const { set, $language } = await open('es', { messagesUrl: '/t.json' });
    expect($language.get()).toBe('es');
    expect(set.translate('hello', { name: 'Uxía' })).toBe('Ola, Uxía');
  });

  test.each([
    ['is not there', () => json({}, 404)],
    ['does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is no JSON', () => new Response('<!doctype html>')],
    ['is another value', () => json(['poll.one'])],
  ])('that %s is told in one line, and the widgets go on in Spanish', async (_, answer) => {
    const { set, $language, pageTexts, fetched } = await open('gl', { messagesUrl: '/t.json' }, answer);
    expect($language.get()).toBe('es');
    expect(set.translate('hello', { name: 'Uxía' })).toBe('Hola, Uxía');
    expect(set.language()).toBe('es');
    await pageTexts();
    expect(fetched).toHaveBeenCalledOnce();
    expect(complaints).toHaveBeenCalledOnce();
    expect(complaints.mock.calls[0]?.[0]).toBe('Portada: the texts at "/t.json" did not load.');
  });
});

describe('[I18N-01] the language of a page that brings texts', () => {
  test.each([
    ['en', {}, 'es'],
    ['en', { messages: { 'poll.one': 'One vote' } }, 'en'],
    ['en-GB', { messagesUrl: '/t.json' }, 'en-GB'],
    ['es-MX', { messagesUrl: '/t.json' }, 'es'],
    ['ca', { messages: { 'poll.one': 'Un vot' } }, 'ca'],
    ['', { messages: { 'poll.one': 'Voto' } }, 'es'],
    ['en_GB', { messagesUrl: '/t.json' }, 'es'],
  ])('%s with %j is %s', async (lang, block, language) => {
    const { $language, fetched } = await open(lang, block);
    expect($language.get()).toBe(language);
    expect(fetched).toHaveBeenCalledTimes('messagesUrl' in block ? 1 : 0);
    expect(complaints).not.toHaveBeenCalled();
  });
});

test('a number asks for its plural form, where the language has more of them', async () => {
  const pl = {
    'poll.votes': '{count} głosu',
    'poll.votes.few': '{count} głosy',
    'poll.votes.many': '{count} głosów',
  };
  const { set } = await open('pl', { messagesUrl: '/t.json' }, () => json(pl));
  const votes = (count: number) => set.translate('votes', { count });
  expect([2, 5, 1.5, 22].map(votes)).toEqual(['2 głosy', '5 głosów', '1,5 głosu', '22 głosy']);
});

test('a page that comes while the file is under way keeps nothing of it', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const opening = open('gl', { messagesUrl: '/t.json' }, () => promise);
  await vi.waitFor(() => expect(fetch).toBeDefined());
  const { $language } = await import('./language.ts');
  await vi.waitFor(() => expect($language.get()).toBe('gl'));
  document.documentElement.lang = 'es';
  document.dispatchEvent(new CustomEvent('portada:page', { detail: {} }));
  resolve(json(gl));
  const { set } = await opening;
  expect(set.translate('hello', { name: 'Uxía' })).toBe('Hola, Uxía');
});
