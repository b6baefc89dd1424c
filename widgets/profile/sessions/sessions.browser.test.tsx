import { downloadData, endAllSessions, endSession, getSessions } from '@portada/contract';
import { $page, navigation } from '@portada/core';
import { formatTimestamp } from '@portada/shared/dates.ts';
import { failing, failures, later, ok, success, tooMany } from '@portada/ui/test/back-end.ts';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { alert, dialog, open, status } from '../test/screen.ts';
import '../index.ts';

const lastUse = '2026-11-21T09:00:00+01:00';
const sessions = [
  {
    id: 'a',
    current: true,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0',
    lastUsedAt: { date: lastUse },
  },
  { id: 'b', current: false, userAgent: 'Mozilla/5.0 (iPhone) Version/18.6 Mobile/15E148 Safari/604.1' },
  { id: 'c', current: false, userAgent: 'curl/8' },
];
const show = page.getByRole('button', { name: 'Ver mis sesiones' });
const everywhere = page.getByRole('button', { name: 'Cerrar sesión en todas partes' });
const end = (name: string) => page.getByRole('button', { name: `Cerrar sesión: ${name}` });
const loaded = [getSessions, ok(sessions)] as const;

test('a reader’s data are a link that downloads', async () => {
  await open('user');
  const link = page.getByRole('link', { name: 'Descargar mis datos' });
  await expect.element(link).toHaveAttribute('href', $page.get().apiUrl + downloadData.path);
  await expect.element(link).toHaveAttribute('download');
});

test('the sessions are asked for when the reader wants to see them, and named in plain words', async () => {
  const { asked } = await open('user', { answers: [loaded] });
  const askedFor = () => asked.filter(({ path }) => path === getSessions.path);
  expect(askedFor()).toHaveLength(0);
  await expect.element(show).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(show);
  await expect.element(show).toHaveAttribute('aria-expanded', 'true');
  await expect.element(page.getByText('Firefox en Linux')).toBeVisible();
  await expect.element(page.getByText('Safari en iPhone')).toBeVisible();
  await expect.element(page.getByText('Navegador desconocido')).toBeVisible();
  await expect
    .element(page.getByText(`Último uso: ${formatTimestamp(new Date(lastUse), 'es')}`))
    .toBeVisible();
  await expect.element(page.getByText('Este navegador')).toBeVisible();
  expect(end('Firefox en Linux').elements()).toHaveLength(0);
  await userEvent.click(show);
  await userEvent.click(show);
  expect(askedFor()).toHaveLength(1);
});

test('ends one session: announced, and the focus goes on', async () => {
  await open('user', { answers: [loaded, [endSession, success]] });
  await userEvent.click(show);
  await userEvent.click(end('Safari en iPhone'));
  await expect.element(status('Hemos cerrado la sesión de Safari en iPhone.')).toBeInTheDocument();
  expect(end('Safari en iPhone').elements()).toHaveLength(0);
  await expect.element(everywhere).toHaveFocus();
});

test('sessions that do not load offer a quiet retry', async () => {
  const { change } = await open('user', { answers: [[getSessions, failing]] });
  await userEvent.click(show);
  await expect.element(status('No hemos podido cargar tus sesiones.')).toBeVisible();
  change(getSessions, ok(sessions));
  await userEvent.click(page.getByRole('button', { name: 'Volver a intentarlo' }));
  await expect.element(page.getByText('Firefox en Linux')).toBeVisible();
});

test('after too many calls it says when to try again', async () => {
  await open('user', { answers: [loaded, [endSession, tooMany]] });
  await userEvent.click(show);
  await userEvent.click(end('Navegador desconocido'));
  await expect
    .element(alert)
    .toMatchTextContent('Has hecho demasiados intentos. Vuelve a intentarlo dentro de 15 minutos.');
});

test('a session that cannot be ended is shown, and ended at the next try', async () => {
  const { change } = await open('user', { answers: [loaded, [endSession, failures['500'] ?? success]] });
  await userEvent.click(show);
  await userEvent.click(end('Navegador desconocido'));
  await expect.element(alert).toMatchTextContent('No hemos podido cerrar la sesión.');
  change(endSession, success);
  await userEvent.click(end('Navegador desconocido'));
  await expect.element(status('Hemos cerrado la sesión de Navegador desconocido.')).toBeInTheDocument();
  expect(alert.elements()).toHaveLength(0);
});

test('ends them all: what is not saved is asked about, then login', async () => {
  const answer = later();
  await open('user', { answers: [loaded, [endAllSessions, answer.answer]] });
  await userEvent.fill(page.getByLabelText(/^Nombre \*/), 'Laia');
  await userEvent.click(show);
  await userEvent.click(everywhere);
  await userEvent.click(dialog.getByRole('button', { name: 'Salir sin guardar' }));
  await expect.element(everywhere).toHaveAttribute('aria-busy', 'true');
  answer.come(success());
  await vi.waitFor(() =>
    expect(navigation.replace).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/acceso\/$/)),
  );
});
