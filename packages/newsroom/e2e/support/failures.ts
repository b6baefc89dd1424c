import type { Page, Route } from '@playwright/test';

const json = (status: number, body: unknown) => (route: Route) => route.fulfill({ status, json: body });

/**
 * Failures of network and back end, as a browser sees them. The handling of each status by each widget is tested
 * in the api client and the stores.
 */
export const failures = {
  offline: (route: Route) => route.abort('connectionrefused'),
  500: json(500, { httpCode: 500, errorCode: 'ERROR', message: 'Broken.' }),
} as const;

/** A truncated response. */
export const brokenJson = (route: Route) =>
  route.fulfill({ status: 200, contentType: 'application/json', body: '{"id":' });

/** Makes one call fail until the returned function is called. */
export async function fail(
  page: Page,
  path: string,
  how: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const pattern = (url: URL) => url.pathname.endsWith(path) || url.pathname.includes(path);
  await page.route(pattern, how);
  return () => page.unroute(pattern, how);
}

/** The browser's own message about a failed request. */
export const FAILED_RESOURCE = /Failed to load resource/;
