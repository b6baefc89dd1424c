import type { Key } from './search.ts';

export const texts: Readonly<Record<Key, string>> = {
  error: 'Escriu com a mínim {min} caràcters.',
};
