/** Files for the stories of forms that send submissions, and back ends that take them or do not. */
import { type Call, sendContribution, UPLOADS_PATH } from '@portada/contract';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { drawn } from './drawn.ts';
import { refuse, silence } from './respond.ts';

const { answer } = sendContribution;
const announce = { method: 'POST', path: UPLOADS_PATH, answer } as const satisfies Call;
const piece = { method: 'PATCH', path: `${UPLOADS_PATH}/{id}`, answer } as const satisfies Call;

/** A back end that takes the announcement of a file, and then has not got its first piece yet. */
export const receiving = [
  http.post(`*${UPLOADS_PATH}`, () =>
    HttpResponse.text('', {
      status: 201,
      headers: { Location: `${UPLOADS_PATH}/x`, 'Tus-Resumable': '1.0.0' },
    }),
  ),
  silence(piece),
];

/** A back end that no longer knows the session. */
export const notReceiving = [refuse(announce, 401, { errorCode: 'NOT_LOGGED_IN' })];

/** A picture of the harbour at night. */
async function picture(): Promise<File> {
  const canvas = new OffscreenCanvas(400, 300);
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = '#16324a';
    pen.fillRect(0, 0, 400, 300);
    pen.fillStyle = '#fff6e0';
    pen.fillRect(300, 60, 40, 40);
  }
  const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
  return new File([blob], 'la-calle-del-faro-a-las-seis.jpg', { type: 'image/jpeg' });
}

async function choose(canvasElement: HTMLElement, file: File): Promise<HTMLInputElement> {
  await drawn(canvasElement);
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for files.');
  await userEvent.upload(input, file, { applyAccept: false });
  return input;
}

/** The reader chooses a picture, and meets its progress or what stopped it. */
export async function choosePicture(
  canvasElement: HTMLElement,
  role: 'progressbar' | 'alert',
): Promise<void> {
  await choose(canvasElement, await picture());
  const widget = await drawn(canvasElement);
  await expect(await widget.findByRole(role)).toBeInTheDocument();
}

/** Nobody is logged in: the way to the login is shown, and back here. */
export async function ledToLogin(widget: Awaited<ReturnType<typeof drawn>>): Promise<void> {
  const link = await widget.findByRole('link', { name: /^Inicia/ });
  await waitFor(() => expect(link).toBeVisible());
  await expect(link).toHaveAttribute('href', expect.stringContaining('backUrl='));
}

/** The reader chooses a file of a type that is not taken. */
export async function chooseWrongType(canvasElement: HTMLElement): Promise<void> {
  const input = await choose(canvasElement, new File(['x'], 'faro.png', { type: 'image/png' }));
  await waitFor(() => expect(input).toBeInvalid());
}
