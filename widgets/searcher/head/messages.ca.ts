import type { SearcherMode } from '@portada/contract';
import { texts } from '@portada/shared/texts/searcher-title.ca.ts';

export const messages: Record<SearcherMode, string> = {
  ...texts,
};
