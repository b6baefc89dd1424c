import { sendContribution } from '@portada/contract';
import { reader } from '@portada/contract/fixtures';
import { frames } from '@portada/core/test/frames.ts';
import { backEnd, json, later } from '@portada/ui/test/back-end.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { beginSession, mount } from '../test/mount.ts';
import './index.ts';

const text = page.getByLabelText(/^Texto/);
const submit = page.getByRole('button', { name: 'Enviar', exact: true });

const draw = (attributes = {}) => mount('portada-contribution-form', { 'call-id': '12', ...attributes });

async function fill() {
  await userEvent.fill(page.getByLabelText(/^Título/), 'El faro');
  await userEvent.fill(text, 'Se apagó de noche.');
  await userEvent.click(page.getByRole('checkbox'));
}

beforeEach(() => {
  sessionStorage.clear();
  beginSession(reader);
});

test('[UGC-01] a call that has closed meanwhile is shown, and what was written can still be copied', async () => {
  backEnd([sendContribution, () => json({ httpCode: 409, errorCode: 'CALL_CLOSED' }, 409)]);
  await draw();
  await fill();
  await userEvent.click(submit);
  await expect.element(page.getByRole('alert')).toMatchTextContent('El plazo ha terminado');
  await expect.element(text).toHaveAttribute('readonly');
  await expect.element(text).toHaveValue('Se apagó de noche.');
  expect(submit.elements()).toHaveLength(0);
});

test('[UGC-01] a call whose time is over shows that, and no form', async () => {
  await draw({ closes: '2020-01-01T00:00:00Z' });
  await expect.element(page.getByRole('status')).toMatchTextContent('La convocatoria está cerrada.');
  expect(submit.elements()).toHaveLength(0);
});

test('[UGC-01] a call that closes leaves what was written, and what is under way, to the server', async () => {
  const answer = later();
  backEnd([sendContribution, answer.answer]);
  const element = await draw({ closes: '2099-01-01T00:00:00Z' });
  await fill();
  await userEvent.click(submit);
  await vi.waitFor(() => expect(submit.element().getAttribute('aria-busy')).toBe('true'));
  element.setAttribute('closes', '2020-01-01T00:00:00Z');
  await frames(2);
  expect(submit.element().getAttribute('aria-busy')).toBe('true');
  await expect.element(text).toHaveValue('Se apagó de noche.');
  answer.come(json({ success: true }));
  await vi.waitFor(() => expect(page.getByRole('dialog').elements()).toHaveLength(1));
  expect(page.getByRole('dialog').element().textContent).toContain('Hemos recibido tu aportación');
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(submit.elements()).toHaveLength(0));
  expect(page.getByText(/^La convocatoria está cerrada/).elements()).toHaveLength(1);
});
