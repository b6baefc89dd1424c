import { askInterview } from '@portada/contract';
import { reader } from '@portada/contract/fixtures';
import { backEnd, failures, json } from '@portada/ui/test/back-end.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { beginSession, mount, recordEvents, speak } from '../test/mount.ts';
import './index.ts';

const question = page.getByLabelText(/^Tu pregunta/);
const submit = page.getByRole('button', { name: 'Enviar la pregunta' });
const success = () => json({ success: true });
const draw = (attributes = {}) => mount('portada-interview-form', { 'interview-id': '7', ...attributes });

async function ask() {
  await userEvent.fill(question, '¿Volverá la luz?');
  await userEvent.click(submit);
}

beforeEach(() => {
  sessionStorage.clear();
  beginSession(reader);
});

test('[INTV-01] a reader asks, is thanked, and may ask again', async () => {
  const { asked } = backEnd([askInterview, success]);
  const events = recordEvents('portada:question');
  await draw();
  await ask();
  const thanks = page.getByRole('dialog', { name: '¡Gracias!' });
  await expect.element(thanks).toBeVisible();
  expect(events).toEqual([{ interviewId: '7' }]);
  expect(asked.map(({ path }) => path)).toEqual(['/api/front/interview/7/question']);
  const form = asked[0]?.init.body;
  expect(form instanceof FormData && Object.fromEntries(form)).toEqual({ question: '¿Volverá la luz?' });
  await userEvent.keyboard('{Escape}');
  await expect.element(question).toHaveValue('');
});

test('[INTV-01] an empty question is not sent', async () => {
  const { asked } = backEnd();
  await draw();
  await userEvent.click(submit);
  await expect.element(question).toHaveAccessibleDescription('Escribe tu pregunta.');
  expect(asked).toEqual([]);
});

test('[INTV-01] an anonymous visitor is prompted to log in, and the question waits', async () => {
  beginSession();
  const first = await draw();
  await ask();
  await expect.element(page.getByRole('dialog', { name: 'Inicia sesión para enviarlo' })).toBeVisible();
  first.remove();
  await new Promise((resolve) => setTimeout(resolve));
  await draw();
  await expect.element(question).toHaveValue('¿Volverá la luz?');
});

test('[INTV-02] the limits of an interview’s files are shown beforehand', async () => {
  await draw();
  const file = page.getByLabelText(/^Imagen o vídeo/);
  await expect.element(file).toHaveAccessibleDescription('JPEG de 8 MB como máximo, o MP4 de 500 MB.');
});

test('[INTV-03] the limit is shown, the form is closed, and the question can still be copied', async () => {
  backEnd([askInterview, () => json({ httpCode: 409, errorCode: 'INTERVIEW_LIMIT_REACHED' }, 409)]);
  await draw();
  await ask();
  await expect.element(page.getByRole('alert')).toMatchTextContent('No se admiten más preguntas');
  await expect.element(question).toHaveValue('¿Volverá la luz?');
  await expect.element(question).toHaveAttribute('readonly');
  expect(submit.elements()).toHaveLength(0);
});

test('[INTV-01] a failure keeps the question', async () => {
  const { change } = backEnd([askInterview, failures['500'] ?? success]);
  await draw();
  await ask();
  await expect.element(page.getByRole('alert')).toMatchTextContent('Ahora mismo no podemos recibirlo.');
  await expect.element(question).toHaveValue('¿Volverá la luz?');
  change(askInterview, success);
  await userEvent.click(submit);
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

test('[INTV-03] before it opens and after it closes it says so, and it opens and closes by itself', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z'), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  try {
    const drawing = draw({ opens: '2026-11-22T11:00:00Z', closes: '2026-11-22T12:00:00Z' });
    await vi.advanceTimersByTimeAsync(100);
    await drawing;
    const status = page.getByRole('status');
    expect(status.element().textContent).toContain('aún no admite preguntas');
    expect(status.element().textContent).toContain('22 nov 2026');
    await vi.advanceTimersByTimeAsync(3_600_000);
    await vi.waitFor(() => expect(submit.elements()).toHaveLength(1));
    await userEvent.fill(question, '¿Volverá la luz?');
    await vi.advanceTimersByTimeAsync(3_600_000);
    await vi.waitFor(() => expect(submit.elements()).toHaveLength(0));
    expect(page.getByRole('status').element().textContent).toContain('El plazo para preguntar ha terminado');
    const written = question.element();
    expect(written instanceof HTMLTextAreaElement && [written.value, written.readOnly]).toEqual([
      '¿Volverá la luz?',
      true,
    ]);
  } finally {
    vi.useRealTimers();
  }
});

test('[INTV-01] in Catalan', async () => {
  speak('ca');
  await draw();
  await expect.element(page.getByRole('button', { name: 'Envia la pregunta' })).toBeVisible();
});
