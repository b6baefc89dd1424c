import { bareMode, type SearcherMode } from './mode.ts';

/** Who writes, by name (SRCH-06): the predictive search's type of result, listed. */
export const authorsMode: SearcherMode = { ...bareMode, mode: 'authors', type: 'author', limit: 24 };
