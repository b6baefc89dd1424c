import { saveContent } from '@portada/contract';
import { reader } from '@portada/contract/fixtures';
import { usePage } from '@portada/core/test/page.ts';
import { backEnd, success } from '@portada/ui/test/back-end.ts';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { beginSession, mount, recordEvents } from '../test/mount.ts';
import './index.ts';

const attributes = { 'content-id': '4720', heading: 'El temporal de levante', 'num-comments': '12345' };
const features = { webFeatures: { users: true, comments: true } };

const save = page.getByRole('button', { name: 'Guardar «El temporal de levante»' });
const comments = page.getByRole('link', { name: /omentario/ });

/** Where the comments of the page stand. */
let section: HTMLElement;
beforeEach(() => {
  section = Object.assign(document.createElement('section'), { id: 'comments' });
  document.body.append(section);
  onTestFinished(() => section.remove());
});

test('[SHARE-07] holds save, a link to the comments and share', async () => {
  usePage(features);
  beginSession(reader);
  backEnd([saveContent, success]);
  const events = recordEvents('portada:save');
  await mount('portada-aside-bar', attributes);
  await expect.element(comments).toHaveTextContent('12.345 comentarios');
  await expect.element(comments).toHaveAttribute('href', '#comments');
  await expect.element(page.getByRole('link', { name: 'Compartir en WhatsApp' })).toBeVisible();
  await userEvent.click(save);
  await expect.poll(() => events).toEqual([{ contentId: '4720', saved: true }]);
});

test.each([
  ['0', '0 comentarios'],
  ['1', '1 comentario'],
  ['', 'Comentarios'],
  ['many', 'Comentarios'],
])('[SHARE-07] num-comments="%s" reads "%s"', async (written, text) => {
  usePage(features);
  beginSession();
  await mount('portada-aside-bar', { ...attributes, 'num-comments': written });
  await expect.element(comments).toHaveTextContent(text);
});

test('[SHARE-07] a page without comments has no link to them', async () => {
  section.remove();
  usePage(features);
  beginSession();
  await mount('portada-aside-bar', attributes);
  await expect.element(page.getByRole('link', { name: 'Compartir en WhatsApp' })).toBeVisible();
  expect(comments.elements()).toEqual([]);
});

test('[PAGE-05] a site without users or comments has neither save nor the link', async () => {
  usePage({ webFeatures: { users: false, comments: false } });
  beginSession();
  await mount('portada-aside-bar', attributes);
  await expect.element(page.getByRole('link', { name: 'Compartir en WhatsApp' })).toBeVisible();
  expect(save.elements()).toEqual([]);
  expect(comments.elements()).toEqual([]);
});
