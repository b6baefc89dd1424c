/** The lists behind the selects of country and province. */
export * from './countries.ts';
export * from './provinces.ts';
