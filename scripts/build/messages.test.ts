import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registry } from '@portada/widgets/registry';
import { expect, test } from 'vitest';
import { readMessages, writeMessages } from './messages.ts';
import { fromRoot } from './paths.ts';

const { es, ca } = await readMessages();

function placesIn(text = ''): string[] {
  return (text.match(/\{\w+\}/g) ?? []).sort();
}

test('[I18N-02] each text has the key with which a page replaces it', () => {
  expect(es).toMatchObject({
    'login.title': 'Inicia sesión',
    'search.error': 'Escribe al menos {min} caracteres.',
    'validation.email.required': 'Escribe tu correo electrónico.',
    'poll.chooseSome': 'Elige hasta {count} opciones.',
  });
  expect(ca['poll.chooseSome']).toBe('Tria fins a {count} opcions.');
});

test('[I18N-02] both languages have the same keys, with the same placeholders', () => {
  expect(Object.keys(ca)).toEqual(Object.keys(es));
  const differing = Object.keys(es).filter((key) => `${placesIn(ca[key])}` !== `${placesIn(es[key])}`);
  expect(differing).toEqual([]);
});

test('every widget with texts is included, and no text is empty', () => {
  const speaking = Object.keys(registry).filter((name) =>
    existsSync(fromRoot(`widgets/${name}/messages.ts`)),
  );
  const sets = new Set(Object.keys(es).map((key) => key.slice(0, key.indexOf('.'))));
  expect(speaking.filter((name) => !sets.has(name))).toEqual([]);
  expect([...Object.values(es), ...Object.values(ca)].filter((text) => text.trim() === '')).toEqual([]);
});

test('each language has a file of its own', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portada-messages-'));
  await writeMessages(folder);
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  expect([read('messages.es.json'), read('messages.ca.json')]).toEqual([es, ca]);
  rmSync(folder, { recursive: true });
});
