import type { Page, Route } from '@playwright/test';

const json = (status: number, body: unknown) => (route: Route) => route.fulfill({ status, json: body });

/**
 * A network and a back end that fail, as a browser meets them. Each status, and what each widget makes of it, is proved
 * by the tests of the client and of the stores.
 */
export const failures = {
  offline: (route: Route) => route.abort('connectionrefused'),
  500: json(500, { httpCode: 500, errorCode: 'ERROR', message: 'Broken.' }),
} as const;

/** An answer that breaks off. */
export const brokenJson = (route: Route) =>
  route.fulfill({ status: 200, contentType: 'application/json', body: '{"id":' });

/** Lets one call fail from now on; the answer ends that. */
export async function fail(
  page: Page,
  path: string,
  how: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const pattern = (url: URL) => url.pathname.endsWith(path) || url.pathname.includes(path);
  await page.route(pattern, how);
  return () => page.unroute(pattern, how);
}

/** What the browser itself says of a failed request. */
export const FAILED_RESOURCE = /Failed to load resource/;
