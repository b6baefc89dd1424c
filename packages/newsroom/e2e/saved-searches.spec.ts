/** A reader keeps a search where its results are, and has it in their area. */
import { texts as ca } from '@portada/shared/texts/saved-searches.ca.ts';
import { texts as es } from '@portada/shared/texts/saved-searches.ts';
import { ready } from './support/pages.ts';
import { area, heading } from './support/profile.ts';
import { check } from './support/quality.ts';
import { enter } from './support/readers.ts';
import { expect, test } from './support/test.ts';

const words = {
  es: {
    ...es,
    offer: 'Avisarme de lo nuevo',
    kept: 'Hemos guardado la búsqueda: te escribiremos una vez al día si hay algo nuevo.',
    yours: 'Ver tus búsquedas',
    name: 'Nombre de la búsqueda',
    rhythm: 'Avisos por correo',
    save: 'Guardar',
    saved: 'Hecho: «El muelle» ya está al día.',
    remove: 'Quitar',
    open: 'Ver resultados',
    empty: 'No tienes ninguna.',
  },
  ca: {
    ...ca,
    offer: 'Avisa’m de les novetats',
    kept: 'Hem desat la cerca: t’escriurem una vegada al dia si hi ha res de nou.',
    yours: 'Mostra les teves cerques',
    name: 'Nom de la cerca',
    rhythm: 'Avisos per correu',
    save: 'Desa',
    saved: 'Fet: «El muelle» ja està al dia.',
    remove: 'Treu',
    open: 'Mostra els resultats',
    empty: 'No en tens cap.',
  },
};

test('a search is kept once its reader has logged in, changed in the area, and removed', {
  tag: '@ca',
}, async ({ page, site, edition, reader }) => {
  const t = words[edition];
  const search = `${site.base}/buscar/?text=port&searchtype=news`;
  await page.goto(search);
  const offer = page.locator('portada-searcher').getByRole('button', { name: t.offer });
  await offer.click();
  await expect(page).toHaveURL(/\/acceso\/\?backUrl=/);
  await enter(page, site, reader.email, reader.password);
  await page.waitForURL(`**${search}`);
  await offer.click();
  await expect(page.getByText(t.kept)).toBeVisible();

  await page.getByRole('link', { name: t.yours }).click();
  await ready(page, 'portada-profile');
  await expect(heading(page)).toHaveText(site.tabNewsletters);
  const list = area(page).getByRole('region', { name: t.title });
  const item = list.getByRole('listitem');
  await expect(item.getByLabel(t.name)).toHaveValue('port');
  await expect(item.getByLabel(t.rhythm)).toHaveValue('daily');
  await item.getByLabel(t.name).fill('El muelle');
  await item.getByLabel(t.rhythm).selectOption({ label: t.weekly });
  await item.getByRole('button', { name: t.save }).click();
  await expect(list.getByText(t.saved)).toBeVisible();

  await page.reload();
  await expect(item.getByLabel(t.name)).toHaveValue('El muelle');
  await expect(item.getByLabel(t.rhythm)).toHaveValue('weekly');
  await expect(item.getByRole('link', { name: t.open })).toHaveAttribute(
    'href',
    new RegExp(`${search.replace('?', '\\?')}$`),
  );
  await check(page, page.url());

  await item.getByRole('button', { name: t.remove }).click();
  await expect(list.getByText(t.empty)).toBeVisible();
  await page.reload();
  await expect(list.getByText(t.empty)).toBeVisible();
});
