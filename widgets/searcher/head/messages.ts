import type { SearcherMode } from '@portada/contract';
import { defineMessages } from '@portada/core';
import { texts } from '@portada/shared/texts/searcher-title.ts';

/** What each kind of page is called in its title. */
const es: Record<SearcherMode, string> = texts;

export const headMessages = defineMessages('searcher-title', es, () => import('./messages.ca.ts'));
