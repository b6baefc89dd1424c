import { sendContribution } from '@portada/contract';
import { reader } from '@portada/contract/fixtures';
import type { FileUploadListener } from '@portada/ui/features/submission/tus.ts';
import { backEnd, failing, failures, json, later } from '@portada/ui/test/back-end.ts';
import { find } from '@portada/ui/test/render.tsx';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { wrap } from '../test/foreign.ts';
import { beginSession, mount, recordEvents, speak } from '../test/mount.ts';
import './index.ts';

const sent: { listener: FileUploadListener; did: string[] }[] = [];
vi.mock('@portada/ui/features/submission/tus.ts', () => ({
  createFileUpload: (_file: File, _purpose: string, listener: FileUploadListener) => {
    const did: string[] = [];
    sent.push({ listener, did });
    const note = (what: string) => async () => void did.push(what);
    return { start: note('start'), pause: note('pause'), cancel: note('cancel') };
  },
}));

const title = page.getByLabelText(/^Título/);
const text = page.getByLabelText(/^Texto/);
const file = page.getByLabelText(/^Imagen o vídeo/);
const terms = page.getByRole('checkbox');
const submit = page.getByRole('button', { name: 'Enviar', exact: true });
const bar = page.getByRole('progressbar');
const success = () => json({ success: true });
const picture = (type = 'image/jpeg') => new File(['x'.repeat(500)], 'faro.jpg', { type });

const draw = (attributes = {}) => mount('portada-contribution-form', { 'call-id': '12', ...attributes });

async function fill() {
  await userEvent.fill(title, 'El faro');
  await userEvent.fill(text, 'Se apagó de noche.');
  await userEvent.click(terms);
}

beforeEach(() => {
  sent.length = 0;
  sessionStorage.clear();
  beginSession(reader);
});
afterEach(() => {
  vi.useRealTimers();
});

test('[UGC-01] a reader sends a contribution, is thanked, and finds the form empty', async () => {
  const answer = later();
  const { asked } = backEnd([sendContribution, answer.answer]);
  const events = recordEvents('portada:contribute');
  await draw();
  await fill();
  await userEvent.click(submit);
  await expect.element(submit).toHaveAttribute('aria-busy', 'true');
  answer.come(success());
  const thanks = page.getByRole('dialog', { name: '¡Gracias!' });
  await expect.element(thanks).toBeVisible();
  expect(events).toEqual([{ callId: '12' }]);
  expect(asked.map(({ path }) => path)).toEqual(['/api/front/contribution/12']);
  const form = asked[0]?.init.body;
  expect(form instanceof FormData && Object.fromEntries(form)).toEqual({
    title: 'El faro',
    text: 'Se apagó de noche.',
    terms: 'true',
  });
  await userEvent.click(thanks.getByRole('button', { name: 'Cerrar' }).first());
  await expect.element(title).toHaveValue('');
  await expect.element(terms).not.toBeChecked();
  expect(sessionStorage).toHaveLength(0);
});

test('[UGC-01] without title, text and consent nothing is sent', async () => {
  const { asked } = backEnd();
  await draw();
  await userEvent.click(submit);
  await expect.element(title).toHaveAccessibleDescription('Escribe un título.');
  await expect.element(text).toHaveAccessibleDescription('Escribe un texto.');
  await expect.element(title).toHaveFocus();
  expect(asked).toEqual([]);
});

test('[UGC-02] an anonymous visitor is prompted to log in, and the text waits', async () => {
  beginSession();
  const { asked } = backEnd();
  const first = await draw();
  await fill();
  await userEvent.click(submit);
  const prompt = page.getByRole('dialog', { name: 'Inicia sesión para enviarlo' });
  await expect.element(prompt).toBeVisible();
  const link = prompt.getByRole('link', { name: 'Iniciar sesión' });
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('backUrl='));
  expect(asked).toEqual([]);
  await userEvent.click(prompt.getByRole('button', { name: 'Ahora no' }));
  await expect.element(submit).toHaveFocus();
  first.remove();
  await new Promise((resolve) => setTimeout(resolve));
  await draw();
  await expect.element(title).toHaveValue('El faro');
  await expect.element(text).toHaveValue('Se apagó de noche.');
});

test('[UGC-03] the limits are shown beforehand; a file of another type or too large is refused at once', async () => {
  await draw();
  await expect.element(file).toHaveAccessibleDescription('JPEG de 5 MB como máximo, o MP4 de 80 MB.');
  await expect.element(file).toHaveAttribute('accept', 'image/jpeg,video/mp4');
  // The browser's own words are covered by the page's.
  await expect.element(page.getByText('Elegir archivo')).toBeVisible();
  // By the keyboard of the file system anything can be chosen, whatever is accepted.
  await userEvent.upload(file, picture('image/png'));
  await expect.element(file).toHaveAccessibleDescription(/Solo se admiten imágenes JPEG y vídeos MP4\.$/);
  await userEvent.upload(
    file,
    new File([new Uint8Array(5 * 1_048_576 + 1)], 'x.jpg', { type: 'image/jpeg' }),
  );
  await expect.element(file).toHaveAccessibleDescription(/El archivo pesa demasiado\./);
  expect(sent).toEqual([]);
});

test('[UGC-03] a picture is seen, its progress shown, and it goes along', async () => {
  const { asked } = backEnd([sendContribution, success]);
  await draw();
  await userEvent.upload(file, picture());
  await expect.element(page.getByRole('img', { name: 'Vista previa de «faro.jpg»' })).toBeInTheDocument();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.listener.onProgress(300, 500);
  await expect.element(bar).toHaveAttribute('value', '60');
  await expect.element(page.getByText('Subiendo «faro.jpg» · 60 %')).toBeVisible();
  sent[0]?.listener.onDone('abc');
  await expect.element(page.getByText('«faro.jpg» está listo para enviarse').first()).toBeVisible();
  await fill();
  await userEvent.click(submit);
  await expect.element(page.getByRole('dialog')).toBeVisible();
  const form = asked[0]?.init.body;
  expect(form instanceof FormData && form.get('uploadId')).toBe('abc');
});

test('[UGC-03] a reader cancels the upload, and the focus is where the next file is chosen', async () => {
  await draw();
  await userEvent.upload(file, picture());
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await userEvent.click(page.getByRole('button', { name: 'Cancelar la subida' }));
  expect(sent[0]?.did).toEqual(['start', 'cancel']);
  expect(bar.elements()).toHaveLength(0);
  await expect.element(file).toHaveFocus();
});

test('[UGC-03] an upload that is cut off is shown, and goes on', async () => {
  await draw();
  await userEvent.upload(file, picture());
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.listener.onProgress(300, 500);
  sent[0]?.listener.onFailure({ status: 0, code: '' });
  await expect.element(page.getByRole('alert')).toMatchTextContent(/se ha interrumpido/);
  await userEvent.click(page.getByRole('button', { name: 'Continuar' }));
  await vi.waitFor(() => expect(sent[0]?.did).toEqual(['start', 'pause', 'start']));
  expect(page.getByRole('alert').elements()).toHaveLength(0);
  await expect.element(page.getByRole('button', { name: 'Cancelar la subida' })).toHaveFocus();
});

test('[UGC-03] an upload whose session has ended leads to the login, and the text waits', async () => {
  await draw();
  await userEvent.fill(text, 'Se apagó de noche.');
  await userEvent.upload(file, picture());
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.listener.onFailure({ status: 401, code: 'NOT_LOGGED_IN' });
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Tu sesión ha terminado/);
  await expect.element(page.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href');
  await expect.element(text).toHaveValue('Se apagó de noche.');
  expect(sessionStorage).toHaveLength(1);
});

test('[UGC-03] a file that the server finds to be no picture is shown at its field', async () => {
  await draw();
  await userEvent.upload(file, picture());
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.listener.onFailure({ status: 422, code: 'FILE_DAMAGED' });
  await expect.element(file).toHaveAccessibleDescription(/incompleto o dañado/);
  await expect.element(page.getByRole('alert')).toMatchTextContent(/incompleto o dañado/);
});

test('[UGC-03] a contribution does not go without the file that was refused, unless its writer says so', async () => {
  const { asked } = backEnd([sendContribution, success]);
  await draw();
  await userEvent.upload(file, picture('image/png'));
  await fill();
  await userEvent.click(submit);
  await expect.element(page.getByText(/^El archivo no irá con el envío/)).toBeVisible();
  expect(asked).toEqual([]);
  await userEvent.click(submit);
  await expect.element(page.getByRole('dialog', { name: '¡Gracias!' })).toBeVisible();
  const form = asked[0]?.init.body;
  expect(form instanceof FormData && form.has('uploadId')).toBe(false);
});

test('[UGC-02] what a back end forbids is shown as that, and leads to no login', async () => {
  backEnd([sendContribution, failures['403'] ?? success]);
  await draw();
  await fill();
  await userEvent.click(submit);
  await expect.element(page.getByRole('alert')).toMatchTextContent('No se ha permitido el envío.');
  expect(page.getByRole('dialog').elements()).toHaveLength(0);
});

test('[UGC-01] a contribution that fails is shown, keeps what was written, and may be sent again', async () => {
  const { change } = backEnd([sendContribution, failing]);
  await draw();
  await fill();
  await userEvent.click(submit);
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(text).toHaveValue('Se apagó de noche.');
  change(sendContribution, success);
  await userEvent.click(submit);
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

test('[UGC-02] a session that has ended leads to the login, not to an error', async () => {
  backEnd([sendContribution, failures['401'] ?? success]);
  await draw();
  await fill();
  await userEvent.click(submit);
  await expect.element(page.getByRole('dialog', { name: 'Inicia sesión para enviarlo' })).toBeVisible();
});

test('[UGC-01] what is being written when a call closes can still be copied', async () => {
  const element = await draw({ closes: '2099-01-01T00:00:00Z' });
  await fill();
  await userEvent.upload(file, picture());
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  element.setAttribute('closes', '2020-01-01T00:00:00Z');
  await expect.element(submit).not.toBeInTheDocument();
  expect(sent[0]?.did).toEqual(['start', 'pause']);
  await expect.element(text).toHaveValue('Se apagó de noche.');
  await expect.element(text).toHaveAttribute('readonly');
  await expect.element(page.getByText(/^La convocatoria está cerrada/)).toBeVisible();
});

test('[UGC-01] in Catalan', async () => {
  speak('ca');
  await draw();
  await expect.element(page.getByRole('button', { name: 'Envia' })).toBeVisible();
  await expect.element(page.getByLabelText(/^Imatge o vídeo/)).toBeVisible();
});

test('[UGC-01] what was typed and chosen before the widget mounted is kept', async () => {
  const element = document.createElement('portada-contribution-form');
  element.setAttribute('call-id', '12');
  element.innerHTML =
    '<form><input name="title"><textarea name="text"></textarea><input type="file" name="file"></form>';
  const [served, area, chosen] = element.querySelectorAll<HTMLInputElement>('[name]');
  if (!served || !area || !chosen) throw new Error('There is no form.');
  served.value = 'El faro';
  area.value = 'Se apagó.';
  const files = new DataTransfer();
  files.items.add(picture());
  chosen.files = files.files;
  document.body.append(element);
  await expect.poll(() => element.dataset.state).toBe('ready');
  const drawn = element.querySelectorAll<HTMLInputElement>('.portada [name]');
  expect([...drawn].slice(0, 2).map(({ value }) => value)).toEqual(['El faro', 'Se apagó.']);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(served.value).toBe('');
  element.remove();
  await new Promise((resolve) => setTimeout(resolve));
});

test('an error of the form costs neither what was typed nor the file, which is sent anew', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  const heard = recordEvents('portada:error');
  const element = await draw();
  await fill();
  await userEvent.upload(file, picture());
  await expect.poll(() => sent).toHaveLength(1);
  await userEvent.clear(title);
  await userEvent.keyboard('{Tab}');
  await expect.element(title).toHaveAttribute('aria-invalid');
  wrap(find('.portada-field-error', element));
  await userEvent.fill(title, 'Otro faro');
  await expect.poll(() => heard).toMatchObject([{ error: { name: 'NotFoundError' } }]);
  await expect.element(title).toHaveValue('Otro faro');
  await expect.element(text).toHaveValue('Se apagó de noche.');
  await expect.element(terms).toBeChecked();
  await expect.element(page.getByRole('img', { name: /faro\.jpg/ })).toBeVisible();
  await expect.poll(() => sent).toHaveLength(2);
});
