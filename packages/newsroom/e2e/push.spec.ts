/** Alerts by Web Push. No push service is reached from here: the browser has a subscription as one would give it. */
import type { Page } from '@playwright/test';
import { signIn } from './support/readers.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

/** Kept from page to page, as a browser does. The headless one says of a permission that it has that it has not. */
async function fakeSubscriptions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const subscription = {
      get endpoint() {
        return localStorage.getItem('push-endpoint') ?? '';
      },
      toJSON: () => ({
        endpoint: localStorage.getItem('push-endpoint'),
        keys: { p256dh: `B${'k'.repeat(86)}`, auth: 'a'.repeat(22) },
      }),
      async unsubscribe() {
        localStorage.removeItem('push-endpoint');
        return true;
      },
    };
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (localStorage.getItem('push-endpoint') ? subscription : null),
      async subscribe() {
        localStorage.setItem('push-endpoint', `https://push.example/${crypto.randomUUID()}`);
        return subscription;
      },
    });
  });
}

/** What the worker of the page shows from now on: the headless browser itself lets nobody show anything. */
async function watchNotifications(page: Page): Promise<() => Promise<unknown>> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('The page has no service worker.');
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    const showNotification = async (...notification: unknown[]) => void shown.push(notification);
    Object.assign(globalThis, { shown });
    Object.assign(Reflect.get(globalThis, 'registration'), { showNotification });
  });
  return () => worker.evaluate((): unknown => Reflect.get(globalThis, 'shown'));
}

/** What a push service brings to the worker of the page. */
async function deliver(page: Page, news: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data: JSON.stringify(news),
  });
}

test('a reader asks for alerts, chooses their topics, gets one and ends them', async ({
  page,
  site,
  reader,
}) => {
  await fakeSubscriptions(page);
  await signIn(page, site, reader);
  await page.goto(`${site.base}/perfil/mi-cuenta/`);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const section = page.getByRole('region', { name: 'Avisos en este navegador' });
  await section.getByRole('button', { name: 'Activar los avisos' }).click();
  await expect(section.getByRole('checkbox', { name: 'Última hora' })).toBeChecked();
  const topic = section.getByRole('checkbox').nth(1);
  const kept = page.waitForResponse('**/api/front/push/subscription');
  await topic.check();
  expect((await kept).status()).toBe(200);
  await page.reload();
  await expect(topic).toBeChecked();

  const shown = await watchNotifications(page);
  await deliver(page, { title: 'Última hora', body: 'Cierra la bocana', url: '/puerto/', tag: 'alert-1' });
  const options = { body: 'Cierra la bocana', lang: 'es', tag: 'alert-1', data: { url: '/puerto/' } };
  await expect.poll(shown).toMatchObject([['Última hora', options]]);

  await section.getByRole('button', { name: 'Desactivar los avisos' }).click();
  await expect(section.getByRole('button', { name: 'Activar los avisos' })).toBeVisible();
  await page.reload();
  await expect(section.getByRole('button', { name: 'Activar los avisos' })).toBeVisible();
});

test('nobody is asked for alerts before they press', async ({ page, site, reader }) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(globalThis, { asked });
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
    Notification.requestPermission = async () => {
      asked.push('permission');
      return 'default';
    };
    PushManager.prototype.subscribe = async () => {
      asked.push('subscription');
      throw new DOMException('Not allowed.', 'NotAllowedError');
    };
  });
  const asked = () => page.evaluate((): unknown => Reflect.get(globalThis, 'asked'));

  await page.goto(`${site.base}/`);
  await expect(page.getByRole('button', { name: 'Avisarme de la última hora' }).first()).toBeVisible();
  expect(await asked()).toEqual([]);
  await signIn(page, site, reader);
  await page.goto(`${site.base}/perfil/mi-cuenta/`);
  const turnOn = page.getByRole('button', { name: 'Activar los avisos' });
  await expect(turnOn).toBeEnabled();
  expect(await asked()).toEqual([]);

  await turnOn.click();
  await expect.poll(asked).toEqual(['permission']);
  await expect(turnOn).toBeVisible();
});
