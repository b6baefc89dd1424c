import { forgetReadingPlace, getReadings } from '@portada/contract';
import { contentCards, reader } from '@portada/contract/fixtures';
import { $page } from '@portada/core';
import { ok, success } from '@portada/ui/test/back-end.ts';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { open, status } from '../test/screen.ts';
import '../index.ts';

const place = { paragraph: 6, fraction: 0.3, paragraphs: 14 };
const [content] = contentCards;

test('what is begun leads on, says how far, and is taken off; the focus goes to what is left', async () => {
  const before = $page.get();
  $page.set({ ...before, webFeatures: { users: true, readingProgress: true } });
  onTestFinished(() => $page.set(before));
  await open('favourites', {
    as: { ...reader, savedContentIds: [] },
    answers: [
      [getReadings, ok([{ content, place }])],
      [forgetReadingPlace, success],
    ],
  });
  const list = page.getByRole('region', { name: 'Seguir leyendo' });
  await expect.element(list.getByText('Has leído un 45\u00a0%')).toBeVisible();
  const title = content?.title ?? '?';
  await expect.element(list.getByRole('link', { name: title })).toHaveAttribute('href', content?.url);
  await userEvent.click(list.getByRole('button', { name: `Quitar: ${title}` }));
  const none = page.getByText('No te queda nada a medias.');
  await expect.element(none).toBeVisible();
  await expect.poll(() => document.activeElement?.contains(none.element())).toBe(true);
  await expect.element(status(`«${title}» ya no está entre lo que has empezado a leer.`)).toBeInTheDocument();
});
