import { emptyUser, type User } from '@portada/contract';
import { catalanSite, spanishSite } from '@portada/contract/fixtures';
import { $language, $page, $user, $userState, languageFrom } from '@portada/core';
import { cacheProfile } from '@portada/core/user/profile-cache.ts';
import type { StoryContext } from '@storybook/react-vite';
import { inLanguage } from './in-language.ts';
import { nextStoryAddress } from './story-address.ts';

const initialPage = $page.get();

/** A story is not to be judged while its texts are on their way. */
const catalanTexts = import.meta.glob('../../{packages/ui/src,widgets}/**/messages.ca.ts');

/** A session as a login leaves it, or none: the readable cookie, and the day's profile. */
async function beginSession(reader: User | null | undefined): Promise<void> {
  const { sessionCookie } = $page.get();
  if (reader) await cookieStore.set(sessionCookie, reader.id);
  else await cookieStore.delete(sessionCookie);
  if (reader) cacheProfile(reader);
  $user.set(reader ?? emptyUser);
  $userState.set('idle');
}

/**
 * Every story starts on a page of its own: the toolbar's language and theme, the page variables of its parameter
 * `page`, the session of its parameter `reader`, and an empty memory.
 */
export async function turnPage({ globals, parameters }: Pick<StoryContext, 'globals' | 'parameters'>) {
  localStorage.clear();
  sessionStorage.clear();
  const language = languageFrom(String(globals.language));
  document.documentElement.lang = language;
  document.documentElement.dataset.theme = String(globals.theme);
  const { name } = language === 'ca' ? catalanSite : spanishSite;
  // The session first: a page that is set reads its reader anew.
  await beginSession(inLanguage(parameters.reader, language));
  // An address of its own, or a request that the story before has left without an answer would be this one's too.
  const apiUrl = nextStoryAddress(initialPage.apiUrl);
  $page.set({ ...initialPage, apiUrl, site: { ...initialPage.site, name }, ...parameters.page });
  $language.set(language);
  if (language === 'ca') await Promise.all(Object.values(catalanTexts).map((load) => load()));
}
