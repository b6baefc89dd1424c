import type { Key } from './interview.ts';

export const texts: Readonly<Record<Key, string>> = {
  thanks: 'Hem rebut la teva pregunta. La redacció la llegirà abans de passar-la a l’entrevista.',
  closed: 'El termini per preguntar s’ha acabat.',
};
