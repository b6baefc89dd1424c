import type { Language } from '@portada/contract';

/** What the cards of lists say beyond their own data. */

const es = {
  kinds: {
    video: 'Vídeo',
    'video-embed': 'Vídeo',
    audio: 'Audio',
    'photo-gallery': 'Galería de fotos',
  },
  by: 'Por',
  comments: 'comentarios',
  oneComment: 'Un comentario',
  time: 'Tiempo total',
  rating: 'Valoración',
  votes: 'votos',
  oneVote: 'un voto',
  when: 'Cuándo',
  where: 'Dónde',
  timetable: 'Horario',
  modality: 'Modalidad',
  thematics: 'Temas',
  range: (start: string, end: string) => `Del ${start} al ${end}`,
  from: (start: string) => `Desde el ${start}`,
  until: (end: string) => `Hasta el ${end}`,
};

export type ListCardTexts = typeof es;

const ca: ListCardTexts = {
  kinds: {
    video: 'Vídeo',
    'video-embed': 'Vídeo',
    audio: 'Àudio',
    'photo-gallery': 'Galeria de fotos',
  },
  by: 'Per',
  comments: 'comentaris',
  oneComment: 'Un comentari',
  time: 'Temps total',
  rating: 'Valoració',
  votes: 'vots',
  oneVote: 'un vot',
  when: 'Quan',
  where: 'On',
  timetable: 'Horari',
  modality: 'Modalitat',
  thematics: 'Temes',
  range: (start, end) => `Del ${start} al ${end}`,
  from: (start) => `Des del ${start}`,
  until: (end) => `Fins al ${end}`,
};

export const listCardTexts: Readonly<Record<Language, ListCardTexts>> = { es, ca };
