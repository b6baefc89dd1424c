import { $language, defineMessages, type MessageSet } from '@portada/core';
import { Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { useMessages } from './hooks.ts';

afterEach(() => $language.set('es'));

type TitleMessages = MessageSet<'title'>;

function Example({ set }: { set: TitleMessages }) {
  const t = useMessages(set);
  // A hook after the texts is what React miscounts when they are asked for differently the second time.
  const [count] = useState(1);
  return `${t('title')} ${count}`;
}

function draw(set: TitleMessages) {
  const onError = vi.fn();
  const container = document.createElement('div');
  const root = createRoot(container, { onRecoverableError: onError, onUncaughtError: onError });
  onTestFinished(() => root.unmount());
  root.render(
    <Suspense fallback="…">
      <Example set={set} />
    </Suspense>,
  );
  return { container, onError };
}

/** Texts whose Catalan comes when it is told to. */
function late() {
  const { promise, resolve, reject } = Promise.withResolvers<{ messages: { title: string } }>();
  const set = defineMessages('example', { title: 'Portada' }, () => promise);
  return { set, arrive: () => resolve({ messages: { title: 'Primera plana' } }), fail: reject };
}

test('a view waits for Catalan texts, and React finds nothing wrong with how', async () => {
  const onConsole = vi.spyOn(console, 'error');
  const { set, arrive } = late();
  $language.set('ca');
  const { container, onError } = draw(set);
  await expect.poll(() => container.textContent).toBe('…');
  arrive();
  await expect.poll(() => container.textContent).toBe('Primera plana 1');
  expect(onError).not.toHaveBeenCalled();
  expect(onConsole).not.toHaveBeenCalled();
});

test('texts that are here already are not waited for', async () => {
  const { set, arrive } = late();
  arrive();
  await set.pending('ca');
  $language.set('ca');
  const { container } = draw(set);
  const seen: (string | null)[] = [];
  new MutationObserver(() => seen.push(container.textContent)).observe(container, {
    childList: true,
    subtree: true,
  });
  await expect.poll(() => container.textContent).toBe('Primera plana 1');
  expect(seen).not.toContain('…');
});

test('Catalan that does not come gives the base', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { set, fail } = late();
  $language.set('ca');
  const { container } = draw(set);
  fail(new Error('gone'));
  await expect.poll(() => container.textContent).toBe('Portada 1');
});
