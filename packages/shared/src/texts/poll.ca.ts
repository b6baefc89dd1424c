import type { Key } from './poll.ts';

export const texts: Readonly<Record<Key, string>> = {
  open: 'Enquesta oberta',
  closed: 'Enquesta tancada',
  opens: 'S’obre el {day}',
  until: 'fins al {day}',
  vote: '{count} vot',
  votes: '{count} vots',
  voter: '{count} participant',
  voters: '{count} participants',
  options: 'Les opcions d’aquesta enquesta',
  chooseOne: 'Tria una opció.',
  chooseSome: 'Tria fins a {count} opcions.',
  percent: '{percent} %',
};
