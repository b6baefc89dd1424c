/** The texts of the pages that list one kind of content. */
import { standingCa, standingEs } from './standing-texts.ts';

export const kindListsEs = {
  videos: {
    title: 'Vídeos',
    intro: 'Lo que se entiende mejor viéndolo: noticias, reportajes y entrevistas.',
  },
  audios: {
    title: 'Audios',
    intro: 'Pódcast, entrevistas y documentales sonoros, para escucharlos cuando y donde quieras.',
  },
  galerias: {
    title: 'Galerías',
    intro: 'La actualidad contada en fotografías, una detrás de otra.',
  },
  recetas: {
    title: 'Recetas',
    intro: 'Para cocinar en casa, paso a paso y con el reloj a la vista.',
  },
  blogs: {
    title: 'Blogs',
    intro: 'Cuadernos personales, con la mirada de quien los firma.',
  },
  encuestas: {
    title: 'Encuestas',
    intro: 'Vota y mira qué piensan los demás lectores.',
  },
  entrevistas: {
    title: 'Encuentros con los lectores',
    intro: 'Quien es noticia responde a lo que le preguntas.',
  },
  participa: {
    title: 'Participa',
    intro: 'Cuéntanos lo que sabes y envíanos tus fotos y tus vídeos.',
  },
  podcasts: {
    title: 'Pódcast',
    intro: 'Los programas de radio, para escucharlos cuando quieras y desde el principio.',
  },
  none: 'Todavía no hay nada publicado aquí.',
  standing: standingEs,
} as const;

/** The Catalan texts, with the same keys. */
export const kindListsCa = {
  videos: {
    title: 'Vídeos',
    intro: 'El que s’entén millor si es veu: notícies, reportatges i entrevistes.',
  },
  audios: {
    title: 'Àudios',
    intro: 'Pòdcasts, entrevistes i documentals sonors, per escoltar-los quan i on vulguis.',
  },
  galerias: {
    title: 'Galeries',
    intro: 'L’actualitat explicada en fotografies, l’una rere l’altra.',
  },
  recetas: {
    title: 'Receptes',
    intro: 'Per cuinar a casa, pas a pas i amb el rellotge a la vista.',
  },
  blogs: {
    title: 'Blogs',
    intro: 'Quaderns personals, amb la mirada de qui els signa.',
  },
  encuestas: {
    title: 'Enquestes',
    intro: 'Vota i mira què en pensen els altres lectors.',
  },
  entrevistas: {
    title: 'Trobades amb els lectors',
    intro: 'Qui és notícia respon al que li preguntes.',
  },
  participa: {
    title: 'Participa-hi',
    intro: 'Explica’ns el que saps i envia’ns les teves fotos i els teus vídeos.',
  },
  podcasts: {
    title: 'Pòdcasts',
    intro: 'Els programes de ràdio, per escoltar-los quan vulguis i des del principi.',
  },
  none: 'Encara no hi ha res publicat aquí.',
  standing: standingCa,
} as const;
