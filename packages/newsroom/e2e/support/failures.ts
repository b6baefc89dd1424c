import type { Page, Route } from '@playwright/test';

const json = (status: number, body: unknown) => (route: Route) => route.fulfill({ status, json: body });

/** The ways in which a call may fail, as a back end or a network does it. */
export const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  offline: (route) => route.abort('connectionrefused'),
  400: json(400, { httpCode: 400, errorCode: 'BAD_REQUEST', message: 'Bad request.' }),
  401: json(401, { httpCode: 401, errorCode: 'INVALID_CREDENTIALS', message: 'No.' }),
  403: json(403, { httpCode: 403, errorCode: 'FORBIDDEN', message: 'No.' }),
  404: json(404, { httpCode: 404, errorCode: 'NOT_FOUND', message: 'Nothing here.' }),
  412: json(412, { httpCode: 412, errorCode: 'PRECONDITION', message: 'No.' }),
  500: json(500, { httpCode: 500, errorCode: 'ERROR', message: 'Broken.' }),
  'httpCode 500 in a 200': json(200, { httpCode: 500, message: 'Broken.' }),
  'broken JSON': (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"id":' }),
  'another shape': json(200, ['what', 'is', 'this']),
};

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

/** A failure has to speak Catalan once; that each way to fail leads to it is read in one edition. */
export function editionsOf(name: string): { tag: string[] } {
  return { tag: name === '500' ? [] : ['@es'] };
}
