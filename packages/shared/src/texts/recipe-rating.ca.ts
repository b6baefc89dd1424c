import type { Key } from './recipe-rating.ts';

export const texts: Readonly<Record<Key, string>> = {
  title: 'Valora aquesta recepta',
  mean: '{figure} de {stars}',
  vote: '{count} vot',
  votes: '{count} vots',
  unrated: 'Encara no té cap valoració.',
};
