import { expect, onTestFinished, test } from 'vitest';
import { emit } from './events.ts';

test('an event of a widget is heard on the document, out of its shadow root too', () => {
  const events: unknown[] = [];
  const listener = (event: CustomEvent) => events.push([event.type, event.detail]);
  document.addEventListener('portada:save', listener);
  onTestFinished(() => document.removeEventListener('portada:save', listener));

  const host = document.createElement('div');
  const inner = document.createElement('button');
  host.attachShadow({ mode: 'open' }).append(inner);
  document.body.append(host);
  onTestFinished(() => host.remove());

  emit(inner, 'portada:save', { contentId: '1', saved: true });
  emit(null, 'portada:save', { contentId: '2', saved: false });
  expect(events).toEqual([
    ['portada:save', { contentId: '1', saved: true }],
    ['portada:save', { contentId: '2', saved: false }],
  ]);
});
