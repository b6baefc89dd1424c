import type { APIRequestContext, Page, PlaywrightWorkerArgs } from '@playwright/test';
import { expect } from './test.ts';
import type { Edition } from './texts.ts';

/** The texts that the paywall's journeys look for, in each edition. */
const es = {
  section: '/opinion/',
  counter: 'artículos de opinión leídos este mes',
  consumed: (count: number) => new RegExp(`\\b${count}\\b.*\\b5\\b`),
  wall: 'Has leído los cinco artículos gratuitos de este mes',
  register: 'Crea tu cuenta',
  login: 'Ya tengo cuenta',
  ownLimit: 'Has leído los diez artículos de tu cuenta este mes',
  cut: 'Has leído todos los artículos gratuitos de este periodo',
  noCookies: 'No podemos contar lo que lees',
  within: 'Está dentro del límite: se lee entero y cuenta.',
  show: 'Mostrar',
  messages: {
    bottom: 'Regístrate gratis y no te pierdas nada',
    float: 'Este mes puedes leer cinco artículos sin cuenta',
    counter: 'artículos de opinión leídos este mes',
    modal: 'Sigue leyendo: el registro es gratuito',
  },
  on: 'encendida',
  off: 'apagada por',
};

const ca: typeof es = {
  section: '/opinio/',
  counter: 'articles d’opinió llegits aquest mes',
  consumed: es.consumed,
  wall: 'Has llegit els cinc articles gratuïts d’aquest mes',
  register: 'Crea el teu compte',
  login: 'Ja tinc compte',
  ownLimit: 'Has llegit els deu articles del teu compte aquest mes',
  cut: 'Has llegit tots els articles gratuïts d’aquest període',
  noCookies: 'No podem comptar el que llegeixes',
  within: 'És dins del límit: es llegeix sencer i compta.',
  show: 'Mostra',
  messages: {
    bottom: 'Registra’t de franc i no et perdis res',
    float: 'Aquest mes pots llegir cinc articles sense compte',
    counter: 'articles d’opinió llegits aquest mes',
    modal: 'Continua llegint: el registre és gratuït',
  },
  on: 'encesa',
  off: 'apagada per',
};

export const wallTexts = { es, ca };

/** The paths of the opinion pieces, which are metered: five a month without an account, ten with one. */
export async function opinionPieces(
  request: APIRequestContext,
  { base }: Edition,
  section: string,
): Promise<string[]> {
  const html = await (await request.get(base + section)).text();
  const found = [...html.matchAll(/href="([^"]+-\d+\/)"/g)].map(([, address = '']) => address);
  const pieces = [...new Set(found)].filter((address) => address.startsWith(base + section));
  expect(pieces.length).toBeGreaterThan(11);
  return pieces;
}

/** Requests pages with the browser's cookies, without rendering; returns whether each was whole. */
export async function readAll(page: Page, addresses: readonly string[]): Promise<boolean[]> {
  const whole: boolean[] = [];
  for (const address of addresses) {
    const html = await (await page.request.get(address)).text();
    whole.push(!html.includes('id="wall-title"'));
  }
  return whole;
}

/** Whether the page may be scrolled. By its styles: a wheel waits for frames, and a headless window may render none. */
export function scrolls(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    [document.documentElement, document.body].every((one) => getComputedStyle(one).overflowY !== 'hidden'),
  );
}

/** The response for a client that follows redirects and keeps no cookies. */
export async function readForgetfully(
  playwright: PlaywrightWorkerArgs['playwright'],
  address: string,
): Promise<string> {
  const visitor = await playwright.request.newContext();
  const answer = await visitor.get(address, { maxRedirects: 0 });
  const { location } = answer.headers();
  const html = await answer.text();
  await visitor.dispose();
  return location ? readForgetfully(playwright, new URL(location, address).href) : html;
}
