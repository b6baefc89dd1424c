import type { Key } from './streaming.ts';

export const texts: Readonly<Record<Key, string>> = {
  watch: 'Mira-ho',
  listen: 'Escolta-ho',
  none: 'Ara mateix no hi ha cap emissió en directe.',
};
