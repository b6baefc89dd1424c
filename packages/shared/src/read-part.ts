import type { ReadingPlace } from '@portada/contract';
import { formatMeasure } from './numbers.ts';

/** `45 %`: how much of an article has been read. It has been begun, and it is not at its end. */
export function readPart({ paragraph, fraction, paragraphs }: ReadingPlace, language: string): string {
  const percent = Math.round((100 * (paragraph + fraction)) / Math.max(1, paragraphs));
  return formatMeasure(Math.min(99, Math.max(1, percent)), 'percent', language);
}
