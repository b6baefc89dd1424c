import { streamings } from '@portada/contract/fixtures';
import { vi } from 'vitest';

/** What the calls answer that widgets make by themselves; anything else is not found, which they must bear. */
const answers: Readonly<Record<string, unknown>> = {
  '/api/front/streaming/list': { streamingList: streamings },
  '/webapi/shows/search/': { html: '<article><h3>7 mares</h3></article>', cursorMark: null },
};

/** What is on its way for as long as a test looks: a list's next page comes and goes by the second. */
const SILENT = '/api/front/list/politica';

/** A server that answers from the contract's example data. */
export function serveFixtures(page: Window = window) {
  const answer = async (address: string | URL | Request) => {
    const { pathname } = new URL(address instanceof Request ? address.url : address, location.href);
    if (pathname === SILENT) return new Promise<Response>(() => undefined);
    const known = answers[pathname];
    return Response.json(known ?? { httpCode: 404, message: 'Not found' }, { status: known ? 200 : 404 });
  };
  return vi.spyOn(page, 'fetch').mockImplementation(answer);
}
