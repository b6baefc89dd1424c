import { PAYWALL_VERSION_COOKIE } from '@portada/contract';

/** One place, so that tests can watch it. */
export const tab = {
  reload(): void {
    location.reload();
  },
};

/** Forgets the tested version and asks the server for the page again, as readers get it. */
export function publishedAgain(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${PAYWALL_VERSION_COOKIE}=; path=/; max-age=0`;
  tab.reload();
}
