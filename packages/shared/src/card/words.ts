import type { Key } from '../texts/card.ts';
import type { Words } from '../words.ts';

export type CardWords = Words<Key>;
