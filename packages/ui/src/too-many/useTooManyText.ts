import { useStore } from '@nanostores/react';
import { $language } from '@portada/core';
import type { TooMany } from '@portada/core/api/too-many.ts';
import { useMessages } from '@portada/element';
import { ownLanguage } from '@portada/shared/own-language.ts';
import { messages } from './messages.ts';

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Rounded up, in the largest unit that fits: who comes back by then is not sent away again. */
function whenOf(seconds: number, language: string): string {
  const left = Math.max(1, Math.ceil(seconds));
  const [unit, size] = UNITS.find(([, least]) => left >= least) ?? ['second', 1];
  const count = Math.ceil(left / size);
  const own = ownLanguage(language)?.duration(count, unit, 'in');
  return own ?? new Intl.RelativeTimeFormat([language, 'es']).format(count, unit);
}

/** How a reader who has tried too often is told when to try again. */
export function useTooManyText(): (wait: TooMany) => string {
  const t = useMessages(messages);
  const language = useStore($language);
  return ({ retryAfter }) =>
    t('tooMany', { when: retryAfter === undefined ? t('soon') : whenOf(retryAfter, language) });
}
