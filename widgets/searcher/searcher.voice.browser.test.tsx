import { browserIsDeaf, browserListens, FakeRecognizer } from '@portada/ui/test/recognizer.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../test/mount.ts';
import './index.ts';
import { button, full, open, results, text, threeResults } from './test/stage.ts';

test('what is said is in the field and searched for at once, and a refusal is told', async () => {
  open('/temas/');
  browserListens();
  const { asked } = threeResults();
  await mount('portada-searcher', full);
  await userEvent.click(button('Dictar con el micrófono'));
  await expect.element(page.getByText('Te escuchamos: di lo que buscas.')).toBeVisible();
  await expect.element(button('Dejar de escuchar')).toHaveFocus();
  FakeRecognizer.last.hear('el puerto');
  await expect.element(text).toHaveValue('el puerto');
  await expect.element(page.getByText('Hemos oído «el puerto».')).toBeVisible();
  await expect.poll(() => asked.at(-1)?.url.searchParams.get('searchText')).toBe('el puerto');

  await userEvent.click(button('Dictar con el micrófono'));
  FakeRecognizer.last.tell('error', { error: 'not-allowed' });
  await expect.element(page.getByText(/^No podemos usar el micrófono/)).toBeVisible();
});

test('a browser that cannot listen has no button for it', async () => {
  open('/temas/');
  browserIsDeaf();
  threeResults();
  await mount('portada-searcher', full);
  await expect.element(results.first()).toBeVisible();
  await expect.element(text).toBeVisible();
  expect(button('Dictar con el micrófono').elements()).toHaveLength(0);
});
