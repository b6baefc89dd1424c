/** A page in English, where the date selector has texts of its own to fetch. In a file of its own: they come once. */
import { backEnd } from '@portada/ui/test/back-end.ts';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../test/mount.ts';
import './index.ts';
import { full, open, text } from './test/stage.ts';

test('[DATE-03] a reader who is in a field stays there while the dates come, with their texts', async () => {
  const { lang } = document.documentElement;
  document.documentElement.lang = 'en';
  onTestFinished(() => {
    document.documentElement.lang = lang;
  });
  open('/temas/');
  backEnd();
  await mount('portada-searcher', full);
  const field = text.element();
  if (field instanceof HTMLElement) field.focus();
  await expect.element(page.getByRole('button', { name: /^Fecha: / })).toBeVisible();
  expect(document.activeElement).toBe(field);
});
