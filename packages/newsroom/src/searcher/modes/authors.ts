import { bareMode, type SearcherMode } from './mode.ts';

/** Authors by name (SRCH-06): the same type of result as in the predictive search. */
export const authorsMode: SearcherMode = { ...bareMode, mode: 'authors', type: 'author', limit: 24 };
