import { afterEach, expect, test, vi } from 'vitest';
import { cookie } from './cookie.ts';

function write(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: what is read is what stands there
  document.cookie = text;
}

afterEach(() => {
  for (const pair of document.cookie.split('; ')) write(`${pair.split('=')[0]}=; max-age=0`);
});

test('a cookie is read decoded, by its whole name', () => {
  write('pago=uno');
  write('portada_pago=%7B%22a%22%3A%22%C3%B1%3D%22%7D');
  expect(cookie('pago')).toBe('uno');
  expect(cookie('portada_pago')).toBe('{"a":"ñ="}');
  expect(cookie('ago')).toBe('');
  expect(cookie('portada')).toBe('');
});

test('a cookie that cannot be decoded is none', () => {
  write('roto=100%');
  expect(cookie('roto')).toBe('');
});

test('where cookies are forbidden, there is none', () => {
  const read = vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  });
  expect(cookie('pago')).toBe('');
  expect(read).toHaveBeenCalled();
  read.mockRestore();
});
