import type { Locator, Page } from '@playwright/test';
import { pageUrl } from '../src/config/local-paths.ts';
import { FAILED_RESOURCE, fail, failures } from './support/failures.ts';
import { lastMailTo, signIn } from './support/readers.ts';
import { expect, test } from './support/test.ts';

const words = {
  es: {
    name: /^Nombre/,
    email: /^Correo electrónico/,
    topic: 'Asunto',
    message: /^Mensaje/,
    submit: 'Enviar el mensaje',
    sent: 'Hemos recibido tu mensaje',
    another: 'Escribir otro mensaje',
    failed: 'No hemos podido enviar tu mensaje.',
    nameRequired: 'Escribe tu nombre.',
    newsdesk: 'redaccion@diariodelpuerto.example',
    department: 'participacion@diariodelpuerto.example',
  },
  ca: {
    name: /^Nom/,
    email: /^Correu electrònic/,
    topic: 'Assumpte',
    message: /^Missatge/,
    submit: 'Envia el missatge',
    sent: 'Hem rebut el teu missatge',
    another: 'Escriu un altre missatge',
    failed: 'No hem pogut enviar el teu missatge.',
    nameRequired: 'Escriu el teu nom.',
    newsdesk: 'redaccio@diaridelport.example',
    department: 'participacio@diaridelport.example',
  },
} as const;
type Words = (typeof words)['es' | 'ca'];

const renderedForm = (page: Page) => page.locator('portada-contact-form .portada-contact-form');

/** Each journey has a topic of its own, and so a mailbox that no other one writes to meanwhile. */
async function write(form: Locator, t: Words, mark: string, topic = ''): Promise<void> {
  await form.getByLabel(t.name).fill(`Ana ${mark}`);
  await form.getByLabel(t.email).fill(`ana-${mark}@example.com`);
  await form.getByLabel(t.topic).selectOption(topic);
  await form.getByLabel(t.message).fill(`Luz en el faro ${mark}.\n\n<b>¿Lo sabéis?</b>`);
  await form.getByRole('checkbox').check();
}

test('[CONT-01] [PAGE-09] a message reaches the mailbox of its topic', {
  tag: '@ca',
}, async ({ page, site, edition, request }) => {
  const t = words[edition];
  const mark = `${edition}${Date.now()}`;
  await page.goto(pageUrl(site.base, '/contacto/'));
  const form = renderedForm(page);
  await form.getByRole('button', { name: t.submit }).click();
  await expect(form.getByText(t.nameRequired)).toBeVisible();
  await expect(form.getByLabel(t.name)).toBeFocused();
  await write(form, t, mark, 'tip');
  await page.reload();
  await expect(form.getByLabel(t.message)).toHaveValue(`Luz en el faro ${mark}.\n\n<b>¿Lo sabéis?</b>`);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: t.submit }).click();
  const notice = page.getByRole('region', { name: t.sent });
  await expect(notice).toBeFocused();
  await expect(notice).toContainText(`ana-${mark}@example.com`);

  const mail = await lastMailTo(request, t.newsdesk);
  expect(mail).toContain(`ana-${mark}@example.com`);
  expect(mail).toContain('&lt;b&gt;¿Lo sabéis?&lt;/b&gt;');

  await notice.getByRole('button', { name: t.another }).click();
  await expect(form.getByLabel(t.message)).toBeFocused();
  await expect(form.getByLabel(t.message)).toHaveValue('');
  await page.reload();
  await expect(form.getByLabel(t.message)).toHaveValue('');
});

test('[CONT-01] the form of a logged-in reader is prefilled with name and email', async ({
  page,
  site,
  edition,
  reader,
}) => {
  const t = words[edition];
  await signIn(page, site, reader);
  await page.goto(pageUrl(site.base, '/contacto/'));
  await expect(renderedForm(page).getByLabel(t.name)).toHaveValue('Ana Mora');
  await expect(renderedForm(page).getByLabel(t.email)).toHaveValue(reader.email);
});

test('[CONT-02] a failed message shows the error and keeps the input', async ({
  page,
  site,
  edition,
  pageErrors,
}) => {
  pageErrors.expect(FAILED_RESOURCE);
  const t = words[edition];
  const mark = `${edition}${Date.now()}`;
  await page.goto(pageUrl(site.base, '/contacto/'));
  const form = renderedForm(page);
  await write(form, t, mark);
  const restore = await fail(page, '/api/front/contact', failures.offline);
  await form.getByRole('button', { name: t.submit }).click();
  await expect(form.getByRole('alert')).toContainText(t.failed);
  await expect(form.getByLabel(t.message)).toHaveValue(new RegExp(mark));
  await restore();
  await form.getByRole('button', { name: t.submit }).click();
  await expect(page.getByRole('region', { name: t.sent })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the asterisk of a required field is on the line of the word before it, at any width', async ({
    page,
    site,
  }) => {
    await page.goto(pageUrl(site.base, '/contacto/'));
    const asterisks = page.locator('.portada-fallback-contact-form .portada-fallback-field-mark');
    await expect(asterisks).toHaveCount(4);
    const torn = await asterisks.evaluateAll((marks) =>
      marks.flatMap((mark) => {
        const label = mark.closest('label');
        const words = document.createRange();
        words.setStart(mark.parentElement ?? mark, 0);
        words.setEndBefore(mark);
        const lines = () => new Set([words, mark].map((one) => [...one.getClientRects()].at(-1)?.bottom));
        return Array.from({ length: 280 }, (_, nth) => nth + 120).filter((width) => {
          label?.style.setProperty('inline-size', `${width}px`);
          return lines().size > 1;
        });
      }),
    );
    expect(torn).toEqual([]);
  });

  test('[CONT-01] the plain form sends the message', async ({ page, site, edition, request, pageErrors }) => {
    pageErrors.expect(FAILED_RESOURCE);
    const t = words[edition];
    const mark = `plain${edition}${Date.now()}`;
    await page.goto(pageUrl(site.base, '/contacto/'));
    const form = page.locator('.portada-fallback-contact-form');
    await write(form, t, mark, 'letter');
    await form.getByLabel(t.name).fill(' ');
    await form.getByRole('button', { name: t.submit }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(form.getByText(t.nameRequired)).toBeVisible();
    await expect(form.getByLabel(t.message)).toHaveValue(new RegExp(mark));
    await form.getByLabel(t.name).fill('Ana');
    await form.getByRole('button', { name: t.submit }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.sent })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(pageUrl(site.base, '/contacto/enviado/'));
    expect(await lastMailTo(request, t.department)).toContain(`ana-${mark}@example.com`);
  });
});
