import { getProfile, patchProfile } from '@portada/contract';
import { reader } from '@portada/contract/fixtures';
import { failures, ok, type RecordedRequest, success } from '@portada/ui/test/back-end.ts';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { alert, field, open, save, status } from '../test/screen.ts';
import '../index.ts';

const FAILED = 'No hemos podido guardar los cambios.';
const SAVED = 'Hemos guardado los cambios.';

test('[ACCT-18] [ACCT-28] what was changed on another device is not undone; the newest word wins, and all is shown', async () => {
  const elsewhere = { ...reader, phone: '611111111', address: 'Carrer Nou, 3' };
  const answer = ({ body }: RecordedRequest) => ok({ ...elsewhere, ...Object(body) })();
  const end = await open('user', {
    answers: [
      [getProfile, ok(elsewhere)],
      [patchProfile, answer],
    ],
  });
  await userEvent.fill(field.name, 'Laia');
  await userEvent.fill(field.address, 'Carrer Vell, 1');
  await userEvent.click(save);
  await expect.element(status(SAVED)).toBeVisible();
  expect(end.asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toMatchObject([
    { name: 'Laia', phone: '611111111', address: 'Carrer Vell, 1' },
  ]);
  await expect.element(field.phone).toHaveValue('611111111');
  await expect.element(field.address).toHaveValue('Carrer Vell, 1');
});

test('[ACCT-27] a profile that is not told before a save costs nothing that was typed', async () => {
  const { asked, change } = await open('user', { answers: [[getProfile, failures['500'] ?? success]] });
  await userEvent.fill(field.name, 'Laia');
  await userEvent.click(save);
  await expect.element(alert).toMatchTextContent(FAILED);
  await expect.element(field.name).toHaveValue('Laia');
  expect(asked.some(({ method }) => method === 'PATCH')).toBe(false);
  change(getProfile, ok(reader));
  await userEvent.click(save);
  await expect.element(status(SAVED)).toBeVisible();
  await expect.element(field.name).toHaveValue('Laia');
});
