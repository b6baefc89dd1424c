import type { Page } from '@playwright/test';
import { ready } from './pages.ts';
import type { Reader } from './readers.ts';
import { expect } from './test.ts';
import type { Edition } from './texts.ts';

/** Logs in by the call, since the form has journeys of its own, and waits until the area is the widget's. */
export async function enterArea(page: Page, { base }: Edition, reader: Reader): Promise<void> {
  const { email, password } = reader;
  const answer = await page.request.post(`${base}/api/front/user/login`, { data: { email, password } });
  expect(answer.status(), await answer.text()).toBe(200);
  await page.goto(base + paths.tabUser);
  await ready(page, 'portada-profile');
}

export const area = (page: Page) => page.locator('portada-profile');
export const heading = (page: Page) => area(page).getByRole('heading', { level: 1 });
export const tab = (page: Page, name: string) => area(page).getByRole('link', { name, exact: true });
export const save = (page: Page, site: Edition) => area(page).getByRole('button', { name: site.saveChanges });
export const field = (page: Page, name: string) => area(page).locator(`[name="${name}"]`);
export const saved = (page: Page, site: Edition) =>
  expect(area(page).getByRole('status').filter({ hasText: site.changesSaved })).toBeVisible();

export const paths = {
  tabUser: '/perfil/mi-cuenta/',
  tabFavourites: '/perfil/contenidos-guardados/',
  tabAuthors: '/perfil/autores/',
  tabNewsletters: '/perfil/boletines/',
} as const;
export const entries = (['tabUser', 'tabFavourites', 'tabAuthors', 'tabNewsletters'] as const).map(
  (name) => [name, paths[name]] as const,
);
