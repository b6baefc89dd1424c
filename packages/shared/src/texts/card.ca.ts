import type { Key } from './card.ts';

export const texts: Readonly<Record<Key, string>> = {
  video: 'Vídeo',
  audio: 'Àudio',
  gallery: 'Galeria de fotos',
  by: 'Per',
  comments: '{n} comentaris',
  comment: 'Un comentari',
  when: 'Quan',
  where: 'On',
  timetable: 'Horari',
  modality: 'Modalitat',
  thematics: 'Temes',
  time: 'Temps total',
  rating: 'Valoració',
  rated: '{figure} de {stars} ({votes} vots)',
  ratedOnce: '{figure} de {stars} (un vot)',
  range: 'Del {start} al {end}',
  from: 'Des del {start}',
  until: 'Fins al {end}',
};
