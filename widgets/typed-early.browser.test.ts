/** Forms that readers fill in before their widgets are there, each as its example writes it. */

import { visit } from '@portada/core/test/page.ts';
import { find } from '@portada/ui/test/render.tsx';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { place } from './test/elements.ts';
import { beginSession, focused } from './test/mount.ts';
import { serveFixtures } from './test/server.ts';

const examples = import.meta.glob('./*/example.html', { query: '?raw', import: 'default', eager: true });
const modules = import.meta.glob('./*/index.ts');

beforeEach(() => {
  // The examples' forms close in December.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T12:00:00+01:00') });
  sessionStorage.clear();
  beginSession();
  serveFixtures();
  visit('/buscar/');
});
afterEach(() => {
  vi.useRealTimers();
});

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsIn = (root: ParentNode) => [
  ...root.querySelectorAll<Field>(
    ':is(input,textarea,select)[name]:not([type="hidden"],[type="file"],[readonly])',
  ),
];
const heldBy = (field: Field) =>
  field instanceof HTMLInputElement && field.type === 'checkbox' ? field.checked : field.value;
const nameOf = (field: Field) => field.dataset.field ?? field.name;
const valuesOf = (fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [nameOf(field), heldBy(field)]));

function fill(field: Field): void {
  if (field instanceof HTMLSelectElement) field.selectedIndex = field.options.length - 1;
  else if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true;
  else field.value = `Algo de ${nameOf(field)}`;
}

/** The widget is defined already: it draws when this task is over. */
async function fillIn(name: string) {
  await modules[`./${name}/index.ts`]?.();
  const there = place();
  onTestFinished(() => there.remove());
  there.innerHTML = examples[`./${name}/example.html`] ?? '';
  const element = find(`portada-${name}`, there);
  const fields = fieldsIn(element);
  const served = valuesOf(fields);
  fields.forEach(fill);
  const filled = valuesOf(fields);
  const last = fields.findLast((field) => field.type !== 'checkbox');
  last?.focus();
  await expect.poll(() => element.querySelector('.portada form')).not.toBeNull();
  return { fields, served, filled, last, view: find('.portada', element) };
}

test.each([
  ['change-password', 'LOGIN-22'],
  ['contact-form', 'CONT-01'],
  ['contribution-form', 'UGC-01'],
  ['interview-form', 'INTV-01'],
  ['search-opening', 'SRCH-01'],
  ['searcher', 'SEEK-01'],
  ['show-index', 'SHOW-02'],
])('%s has what was typed before it was there, and the focus [%s]', async (name) => {
  const { fields, served, filled, last, view } = await fillIn(name);
  await expect.poll(() => valuesOf(fieldsIn(view))).toMatchObject(filled);
  expect(focused()).toBe(find(`[name="${last && nameOf(last)}"]`, view));
  expect(valuesOf(fields)).toEqual(served);
});

test('a password is kept nowhere, a message as the draft that it is', async () => {
  await fillIn('change-password');
  await fillIn('contact-form');
  await expect.poll(() => JSON.stringify({ ...sessionStorage })).toContain('Algo de message');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('newPassword');
});
