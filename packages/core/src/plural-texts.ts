/** The texts of a file, and the plural forms of a language: for the pages that bring either. */
import { bringLanguage } from '@portada/shared/own-language.ts';
import { type FileOfTexts, fetchTexts } from './fetch-texts.ts';
import { readLanguage } from './own-language.ts';
import { $page } from './page.ts';
import type { FindText, Values } from './page-texts.ts';

const files = new Map<string, Promise<FileOfTexts>>();

/** A file is fetched once for all pages of a soft navigation that name it; after a failure the next tries again. */
function textsAt(messagesUrl: string): Promise<FileOfTexts> {
  const { href } = new URL(messagesUrl, location.href);
  const texts = files.get(href) ?? fetchTexts(href);
  files.set(href, texts);
  texts.catch(() => files.delete(href));
  return texts;
}

/**
 * How texts are found in the file at an address, after those of the page block. A number asks for a plural form of the
 * language: `comments.many.few` before `comments.many`.
 */
export async function findIn(language: string, messagesUrl: string): Promise<FindText> {
  const texts = messagesUrl ? await textsAt(messagesUrl) : {};
  const rules = new Intl.PluralRules(language);
  const find: FindText = (own, key, values) => {
    const count = Object.values(values).find((value) => typeof value === 'number');
    const form = count === undefined ? key : `${key}.${rules.select(count)}`;
    return own[form] ?? texts[form] ?? own[key] ?? texts[key];
  };
  const isLacking = Intl.DateTimeFormat.supportedLocalesOf(language).length === 0;
  const findNow = (key: string, values: Values) => find($page.get().messages, key, values);
  if (isLacking && findNow('intl.months', {})) bringLanguage(readLanguage(language, findNow));
  return find;
}
