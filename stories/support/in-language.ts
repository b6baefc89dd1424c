import { $language } from '@portada/core';
import { catalanTexts } from './catalan-texts.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Texts of several words also stand inside others: repeated, in HTML, after a number. The longest go first. */
const phrases = Object.keys(catalanTexts)
  .filter((text) => text.includes(' '))
  .toSorted((one, other) => other.length - one.length);
const inside = new RegExp(`(?<![\\p{L}\\d])(?:${phrases.map(escaped).join('|')})(?![\\p{L}\\d])`, 'gu');

/** A text of the sample data in Catalan; any other is as it was. */
function textInCatalan(text: string): string {
  return catalanTexts[text] ?? text.replace(inside, (phrase) => catalanTexts[phrase] ?? phrase);
}

/** Data alone: neither elements of React nor instances of classes. */
function isData(value: unknown): value is Readonly<Record<string, unknown>> {
  const isPlain =
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain && !('$$typeof' in value);
}

function inCatalan(value: unknown): unknown {
  if (typeof value === 'string') return textInCatalan(value);
  if (Array.isArray(value)) return value.map(inCatalan);
  if (!isData(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inCatalan(one)]));
}

/** Sample data, which is written in Spanish, in the page's language. */
export function inLanguage<Value>(value: Value, language = $language.get()): Value {
  // What is read and what is given have the same shape: only texts change.
  return language === 'ca' ? (inCatalan(value) as Value) : value;
}
