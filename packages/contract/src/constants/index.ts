/**
 * What both ends of a call go by, each once, with its checklist row. What is said on a screen only stands with what
 * draws it.
 */
export * from './comments.ts';
export * from './images.ts';
export * from './letters.ts';
export * from './limits.ts';
export * from './search.ts';
export * from './site.ts';
