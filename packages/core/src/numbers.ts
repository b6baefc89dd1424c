import * as numbers from '@portada/shared/numbers.ts';
import { $language } from './language.ts';

/** `12.345`: a count in the page's language. */
export function formatNumber(value: number): string {
  return numbers.formatNumber(value, $language.get());
}
