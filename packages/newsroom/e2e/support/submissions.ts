/** Calls and interviews of the seed, and the files that readers send to them. */
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { film } from '../../test/support/films.ts';
import { ready } from './pages.ts';
import type { Edition } from './texts.ts';

/** The texts of the forms and the titles of the seed's pages, in each edition. */
const es = {
  shade: 'falta-sombra',
  scientist: 'oceanografa',
  full: 'cocinera',
  soon: 'practica-del-puerto',
  over: 'ultimo-farero',
  title: /^Título/,
  text: /^Texto/,
  question: /^Tu pregunta/,
  file: /^Imagen o vídeo/,
  send: 'Enviar',
  ask: 'Enviar la pregunta',
  thanks: 'Hemos recibido tu',
  prompt: 'Inicia sesión para enviarlo',
  login: 'Iniciar sesión',
  ready: /está listo para enviarse/,
  interrupted: /se ha interrumpido/,
  goOn: 'Continuar',
  wrongType: /Solo se admiten imágenes JPEG/,
  damaged: /incompleto o dañado/,
  limit: 'No se admiten más preguntas',
  isFull: 'ya no admite más preguntas',
  isSoon: 'aún no admite preguntas',
  isOver: 'El plazo para preguntar ha terminado',
};

const ca: typeof es = {
  shade: 'falta-ombra',
  scientist: 'oceanografa',
  full: 'cuinera',
  soon: 'practica-del-port',
  over: 'ultim-faroner',
  title: /^Títol/,
  text: /^Text/,
  question: /^La teva pregunta/,
  file: /^Imatge o vídeo/,
  send: 'Envia',
  ask: 'Envia la pregunta',
  thanks: 'Hem rebut la teva',
  prompt: 'Inicia la sessió per enviar-ho',
  login: 'Inicia la sessió',
  ready: /és a punt per enviar/,
  interrupted: /s’ha interromput/,
  goOn: 'Continua',
  wrongType: /Només s’admeten imatges JPEG/,
  damaged: /incomplet o fet malbé/,
  limit: 'No s’admeten més preguntes',
  isFull: 'ja no admet més preguntes',
  isSoon: 'encara no admet preguntes',
  isOver: 'El termini per preguntar s’ha acabat',
};

export const submissionTexts = ({ base }: Edition) => (base ? ca : es);

/** The path of a call or an interview by a part of its slug. */
export async function addressOf(
  request: APIRequestContext,
  { base }: Edition,
  kind: 'contribution' | 'interview',
  slug: string,
): Promise<string> {
  const list = await (await request.get(`${base}/buscar/`, { params: { kind } })).text();
  const [, address = ''] = new RegExp(`href="([^"]*${slug}[^"]*)"`).exec(list) ?? [];
  expect(address, `the ${kind} ${slug}`).not.toBe('');
  return address;
}

export async function pictureFile() {
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2a6f97' } })
    .jpeg()
    .toBuffer();
  return { name: 'El faro de noche.jpg', mimeType: 'image/jpeg', buffer };
}

/** A video of three chunks, two whole and a last one. */
export function filmFile() {
  return { name: 'La marea.mp4', mimeType: 'video/mp4', buffer: film(9 * 1_048_576) };
}

/** Opens a page with a form by a part of its slug. */
export async function openForm(
  { page, request, site }: { page: Page; request: APIRequestContext; site: Edition },
  kind: 'contribution' | 'interview',
  slug: string,
): Promise<Locator> {
  await page.goto(await addressOf(request, site, kind, slug));
  return renderedForm(page, kind);
}

/** The rendered widget: its hidden fallback has a form with the same field names. */
export async function renderedForm(page: Page, kind: 'contribution' | 'interview'): Promise<Locator> {
  const tag = `portada-${kind}-form`;
  await page.locator(tag).scrollIntoViewIfNeeded();
  await ready(page, tag);
  return page.locator(`${tag} > .portada`);
}
