import { findPortada, type Page, readVariables } from '@portada/contract';
import { atom } from 'nanostores';
import { $language, languageFrom } from './language.ts';

/** The page variables by the block as the loader has read it from the page. */
export const readPage = (block: unknown): Page => readVariables(block, location.href);

/** The page variables; of the next page after a soft navigation. Tests and stories may set others. */
export const $page = atom<Page>(readPage(findPortada()?.page));

/** The texts that a page brings are in its language. */
function followLanguage({ messages, messagesUrl }: Page): void {
  const bringsTexts = messagesUrl !== '' || Object.keys(messages).length > 0;
  $language.set(languageFrom(document.documentElement.lang, bringsTexts));
}

followLanguage($page.get());
// The loader dispatches it when the page block is replaced.
document.addEventListener('portada:page', ({ detail }) => {
  const page = readPage(detail);
  followLanguage(page);
  $page.set(page);
});
