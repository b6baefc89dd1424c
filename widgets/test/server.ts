import {
  authors,
  comments,
  contentCards,
  lastResults,
  ownComments,
  streamings,
} from '@portada/contract/fixtures';
import { onTestFinished, vi } from 'vitest';

/** What the calls answer that widgets make by themselves; anything else is not found, which they must bear. */
export const answers: Readonly<Record<string, unknown>> = {
  '/api/front/comments/4711': { ...comments, cursorMark: null },
  '/api/front/comments/4711/own': ownComments,
  '/api/front/comments/counts': { counts: [{ id: '4711', numComments: comments.numComments }] },
  '/api/front/streaming/list': { streamingList: streamings },
  '/api/front/user/saved-contents/': contentCards,
  '/api/front/user/followed-authors/': authors,
  '/webapi/searcher/': lastResults,
  '/webapi/shows/search/': { html: '<article><h3>7 mares</h3></article>', cursorMark: null },
};

/** What is on its way for as long as a test looks: a list's next page comes and goes by the second. */
const SILENT = '/api/front/list/politica';

/** What leads to another page would take the tests along. */
function stay(page: Window): void {
  const refuse = (event: NavigateEvent) => {
    if (!event.destination.sameDocument) event.preventDefault();
  };
  page.navigation.addEventListener('navigate', refuse);
  onTestFinished(() => page.navigation.removeEventListener('navigate', refuse));
}

/** A server that answers from the contract's example data, to a page that nothing leads away from. */
export function serveFixtures(page: Window = window) {
  stay(page);
  const answer = async (address: string | URL | Request) => {
    const { pathname } = new URL(address instanceof Request ? address.url : address, location.href);
    if (pathname === SILENT) return new Promise<Response>(() => undefined);
    const body = answers[pathname];
    return Response.json(body ?? { httpCode: 404, message: 'Not found' }, { status: body ? 200 : 404 });
  };
  return vi.spyOn(page, 'fetch').mockImplementation(answer);
}
