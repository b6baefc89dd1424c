/** The options of country and province. */
export * from './countries.ts';
export * from './provinces.ts';
