import { endPush, getPushOffer, keepPush } from '@portada/contract';
import { usePage } from '@portada/core/test/page.ts';
import { failing, ok, success } from '@portada/ui/test/back-end.ts';
import { pushBrowser } from '@portada/ui/test/push.ts';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { alert, open } from '../test/screen.ts';
import '../index.ts';

const offered = {
  publicKey: `B${'o'.repeat(86)}`,
  topics: [
    { id: 'breaking', name: 'Última hora' },
    { id: 'port', name: 'Puerto' },
  ],
};
const answers = [
  [getPushOffer, ok(offered)],
  [keepPush, success],
  [endPush, success],
] as const;

const section = page.getByRole('region', { name: 'Avisos en este navegador' });
const turnOn = section.getByRole('button', { name: 'Activar los avisos' });
const box = (name: string) => section.getByRole('checkbox', { name });

test('a press asks, and then the reader chooses the topics', async () => {
  usePage({ webFeatures: { push: true } });
  const { requestPermission } = pushBrowser();
  const { asked } = await open('user', { answers });
  await expect.element(turnOn).toBeVisible();
  expect(requestPermission).not.toHaveBeenCalled();
  await userEvent.click(turnOn);
  await expect.element(box('Última hora')).toBeChecked();
  await expect.element(box('Puerto')).not.toBeChecked();
  await userEvent.click(box('Puerto'));
  await expect.element(box('Puerto')).toBeChecked();
  await expect.poll(() => asked.at(-1)?.body).toMatchObject({ topics: ['breaking', 'port'] });
  await userEvent.click(section.getByRole('button', { name: 'Desactivar los avisos' }));
  await expect.element(turnOn).toBeVisible();
  await expect.element(turnOn).toHaveFocus();
  expect(box('Puerto').elements()).toHaveLength(0);
});

test('the section comes and goes with its web feature, without a reload', async () => {
  const setFlags = (detail: object) => document.dispatchEvent(new CustomEvent('portada:flags', { detail }));
  onTestFinished(() => void setFlags({}));
  usePage({ webFeatures: { push: true } });
  pushBrowser();
  await open('user', { answers });
  await expect.element(turnOn).toBeVisible();
  setFlags({ push: false });
  await expect.element(section).not.toBeInTheDocument();
  setFlags({ push: true });
  await expect.element(turnOn).toBeVisible();
});

test('a reader who refuses reads how to change their mind', async () => {
  usePage({ webFeatures: { push: true } });
  pushBrowser({ answer: 'denied' });
  await open('user', { answers });
  await userEvent.click(turnOn);
  await expect.element(section.getByRole('status').filter({ hasText: 'Has bloqueado' })).toBeVisible();
  await expect.element(turnOn).toHaveFocus();
});

test('a failure is told, and nothing is on', async () => {
  usePage({ webFeatures: { push: true } });
  pushBrowser();
  await open('user', { answers: [[getPushOffer, failing]] });
  await userEvent.click(turnOn);
  await expect.element(alert).toMatchTextContent('No hemos podido cambiar los avisos.');
  await expect.element(turnOn).toBeVisible();
});

test('a site that does not offer it has no such section', async () => {
  await open('user');
  await expect.element(page.getByRole('heading', { name: 'Tus datos y sesiones' })).toBeVisible();
  expect(section.elements()).toHaveLength(0);
});
