/** Players of other services: nothing is asked of them before a reader presses. */
import { drawBody } from '../src/articles/body.ts';
import { pagePolicy } from '../src/http/security.ts';
import { textsOf } from '../src/texts/texts.ts';
import { expect, test } from './support/test.ts';

const PLAYER = 'https://www.youtube-nocookie.com';

test('a card shows its player in its place after a press, and the policy of the page lets it', async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  await page.route(`${PLAYER}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>El faro, en marcha</p>' });
  });
  const t = textsOf('es');
  const card = drawBody(
    '<figure><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">El faro</a></figure>',
    t,
  );
  await page.route(`**${site.base}/con-video/`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': pagePolicy({ embedOrigins: [PLAYER] }) },
      body: `<!doctype html><html lang="es"><title>x</title>${card}<script type="module" src="/static/embeds.js"></script>`,
    }),
  );
  await page.goto(`${site.base}/con-video/`);
  const press = page.getByRole('button', { name: 'Ver aquí: El faro' });
  await expect(press).toBeVisible();
  expect(asked).toEqual([]);
  await press.click();
  await expect(page.frameLocator('iframe[title="El faro"]').getByText('El faro, en marcha')).toBeVisible();
  expect(asked).toEqual([`${PLAYER}/embed/dQw4w9WgXcQ?autoplay=1`]);
  await expect(page.getByRole('link')).toHaveAttribute('href', /watch\?v=dQw4w9WgXcQ$/);
});
