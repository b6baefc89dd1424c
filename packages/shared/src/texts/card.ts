import { aComment, manyComments, photoGallery, totalTime } from './phrases.ts';

/** What a card of a list says beside its own data. */
export const texts = {
  video: 'Vídeo',
  audio: 'Audio',
  gallery: photoGallery,
  by: 'Por',
  comments: manyComments,
  comment: aComment,
  when: 'Cuándo',
  where: 'Dónde',
  timetable: 'Horario',
  modality: 'Modalidad',
  thematics: 'Temas',
  time: totalTime,
  rating: 'Valoración',
  rated: '{figure} de {stars} ({votes} votos)',
  ratedOnce: '{figure} de {stars} (un voto)',
  range: 'Del {start} al {end}',
  from: 'Desde el {start}',
  until: 'Hasta el {end}',
};

export type Key = keyof typeof texts;
