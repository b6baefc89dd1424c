import type { Key } from './card.ts';
import { aComment, manyComments, photoGallery, totalTime } from './phrases.ca.ts';

export const texts: Readonly<Record<Key, string>> = {
  video: 'Vídeo',
  audio: 'Àudio',
  gallery: photoGallery,
  by: 'Per',
  comments: manyComments,
  comment: aComment,
  when: 'Quan',
  where: 'On',
  timetable: 'Horari',
  modality: 'Modalitat',
  thematics: 'Temes',
  time: totalTime,
  rating: 'Valoració',
  rated: '{figure} de {stars} ({votes} vots)',
  ratedOnce: '{figure} de {stars} (un vot)',
  range: 'Del {start} al {end}',
  from: 'Des del {start}',
  until: 'Fins al {end}',
};
