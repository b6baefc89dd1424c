import type { Page } from '@playwright/test';
import { ready } from './pages.ts';
import { type Reader, signIn } from './readers.ts';
import { expect } from './test.ts';
import type { Edition } from './texts.ts';

/** Opens a reader's profile and waits until the widget has rendered. */
export async function enterArea(page: Page, site: Edition, reader: Reader): Promise<void> {
  await signIn(page, site, reader);
  await page.goto(site.base + paths.tabUser);
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
