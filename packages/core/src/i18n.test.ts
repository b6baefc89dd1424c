import { RETRY_EVENT } from '@portada/contract/loader';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useLanguage, usePage } from '../test/page.ts';
import { defineMessages } from './i18n.ts';
import { languageFrom } from './language.ts';

const es = { hello: 'Hola, {name}', count: '{n} resultados', error: 'Escribe al menos {min} letras' };
const ca = { hello: 'Hola, {name}!', count: '{n} resultats', error: 'Escriu com a mínim {min} lletres' };
const catalan = () => Promise.resolve({ messages: ca });

afterEach(() => void vi.restoreAllMocks());

test.each([
  ['ca', 'ca'],
  ['CA', 'ca'],
  ['ca-ES', 'ca'],
  ['ca-valencia', 'ca'],
  ['es', 'es'],
  ['es-MX', 'es'],
  ['en', 'es'],
  ['fr-CA', 'es'],
  ['cat', 'es'],
  ['', 'es'],
])('[I18N-01] a page in %j is served in %s', (tag, language) => {
  expect(languageFrom(tag)).toBe(language);
});

describe('[I18N-01] a set of texts', () => {
  test('speaks Spanish at once, and fetches no Catalan for it', () => {
    const load = vi.fn(catalan);
    const set = defineMessages('search', es, load);
    expect(set.pending('es')).toBeUndefined();
    expect(set.translate('hello', { name: 'Roser' })).toBe('Hola, Roser');
    expect(load).not.toHaveBeenCalled();
  });

  test('fetches Catalan on a Catalan page, at once and once', async () => {
    useLanguage('ca');
    const load = vi.fn(catalan);
    const set = defineMessages('search', es, load);
    expect(load).toHaveBeenCalledOnce();
    expect(set.pending('ca')).toBe(set.pending('ca'));
    await set.pending('ca');
    expect(set.pending('ca')).toMatchObject({ status: 'fulfilled' });
    expect(load).toHaveBeenCalledOnce();
    expect(set.translate('hello', { name: 'Roser' })).toBe('Hola, Roser!');
  });

  test('speaks Spanish until Catalan is here', () => {
    useLanguage('ca');
    const set = defineMessages('search', es, () => new Promise(() => undefined));
    expect(set.translate('count', { n: 0 })).toBe('0 resultados');
  });

  test('stays with Spanish where Catalan does not load, and says so once', async () => {
    useLanguage('ca');
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const set = defineMessages('search', es, () => Promise.reject(new Error('chunk')));
    await set.pending('ca');
    expect(set.pending('ca')).toMatchObject({ status: 'fulfilled' });
    expect(set.translate('error', { min: 3 })).toBe('Escribe al menos 3 letras');
    expect(log).toHaveBeenCalledOnce();
    expect(log.mock.calls[0]?.[0]).toContain('"search"');
  });

  test('asks for Catalan a second time at once', async () => {
    useLanguage('ca');
    const load = vi.fn(catalan).mockRejectedValueOnce(new Error('chunk'));
    const set = defineMessages('search', es, load);
    await set.pending('ca');
    expect(set.translate('hello', { name: 'Roser' })).toBe('Hola, Roser!');
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('asks for Catalan that did not load when the browser is back online, and tells when it is here', async () => {
    useLanguage('ca');
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = vi.fn(catalan);
    for (let time = 0; time < 4; time++) load.mockRejectedValueOnce(new Error('chunk'));
    const set = defineMessages('search', es, load);
    const told = vi.fn();
    set.$loaded.listen(told);
    await set.pending('ca');
    document.dispatchEvent(new Event(RETRY_EVENT));
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(4));
    await Promise.resolve();
    expect(set.language()).toBe('es');
    await vi.waitFor(() => {
      document.dispatchEvent(new Event(RETRY_EVENT));
      expect(set.language()).toBe('ca');
    });
    expect(told).toHaveBeenCalledOnce();
    expect(log).toHaveBeenCalledOnce();
    document.dispatchEvent(new Event(RETRY_EVENT));
    expect(load).toHaveBeenCalledTimes(5);
  });

  test('asks for it again where another view wants it half a minute later, which waits for nothing', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    useLanguage('ca');
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = vi.fn(catalan);
    for (let time = 0; time < 2; time++) load.mockRejectedValueOnce(new Error('chunk'));
    const set = defineMessages('search', es, load);
    const first = set.pending('ca');
    await first;
    expect(set.pending('ca')).toBe(first);
    expect(load).toHaveBeenCalledTimes(2);
    vi.setSystemTime(Date.now() + 31_000);
    expect(set.pending('ca')).toBe(first);
    await vi.waitFor(() => expect(set.language()).toBe('ca'));
    expect(load).toHaveBeenCalledTimes(3);
    vi.useRealTimers();
  });
});

describe('[I18N-02] the page’s own texts', () => {
  test('take the place of ours by set and key, in either language', async () => {
    usePage({ messages: { 'search.error': 'Mínim {min}!', 'other.hello': 'no' } });
    const set = defineMessages('search', es, catalan);
    expect(set.translate('error', { min: 3 })).toBe('Mínim 3!');
    expect(set.translate('hello', { name: 'Roser' })).toBe('Hola, Roser');
    useLanguage('ca');
    await set.pending('ca');
    expect(set.translate('error', { min: 3 })).toBe('Mínim 3!');
    expect(set.translate('hello', { name: 'Roser' })).toBe('Hola, Roser!');
  });

  test('may be empty: a text can be taken away', () => {
    usePage({ messages: { 'search.error': '' } });
    expect(defineMessages('search', es, catalan).translate('error', { min: 3 })).toBe('');
  });
});

describe('places for values', () => {
  const set = defineMessages('places', { two: '{a} {b} {a}', bare: 'a {b', plain: 'nada' }, () =>
    Promise.reject(new Error('not asked for')),
  );

  test('are filled wherever they stand, and once: a value is no template', () => {
    expect(set.translate('two', { a: '{b}', b: '$&' })).toBe('{b} $& {b}');
  });

  test('stay where no value is given', () => {
    expect(set.translate('two', { a: 1 })).toBe('1 {b} 1');
    expect(set.translate('two')).toBe('{a} {b} {a}');
    expect(set.translate('bare', { b: 1 })).toBe('a {b');
    expect(set.translate('plain', { b: 1 })).toBe('nada');
  });
});
