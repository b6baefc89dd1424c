/** Every value of the specification, once, with its checklist row. */
export * from './adverts.ts';
export * from './carousel.ts';
export * from './comments.ts';
export * from './images.ts';
export * from './layout.ts';
export * from './letters.ts';
export * from './limits.ts';
export * from './search.ts';
export * from './site.ts';
export * from './time.ts';
