import { onTestFinished } from 'vitest';
import { $language } from '../src/language.ts';
import { $page, readPage } from '../src/page.ts';

/** The page of a test, by the block that a CMS would have written. */
export function usePage(block: Readonly<Record<string, unknown>>): void {
  const before = $page.get();
  onTestFinished(() => $page.set(before));
  $page.set(readPage(block));
}

export function useLanguage(language: string): void {
  const before = $language.get();
  onTestFinished(() => $language.set(before));
  $language.set(language);
}

/** Puts the test at an address of the page's own origin. */
export function visit(path: string): void {
  const before = location.href;
  onTestFinished(() => history.replaceState(null, '', before));
  history.replaceState(null, '', path);
}
