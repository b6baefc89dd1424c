import type { Language } from '@portada/contract';
import type { ConsentPurpose } from '@portada/shared/consent.ts';

export interface ConsentTexts {
  /** Of the page where the answer is changed. */
  readonly title: string;
  readonly description: string;
  readonly bannerTitle: string;
  readonly banner: string;
  readonly accept: string;
  readonly refuse: string;
  readonly configure: string;
  readonly purposes: Readonly<Record<ConsentPurpose, { readonly name: string; readonly what: string }>>;
  readonly intro: string;
  readonly save: string;
  readonly saved: string;
  readonly necessary: { readonly name: string; readonly what: string };
}

export const consentTexts: Readonly<Record<Language, ConsentTexts>> = {
  es: {
    title: 'Configuración de cookies',
    description: 'Elige qué puede guardar este diario en tu navegador, o retira el permiso que diste.',
    bannerTitle: 'Tú decides sobre las cookies',
    banner:
      'Con tu permiso medimos qué se lee, mostramos publicidad y cargamos contenidos de otras plataformas. Puedes leer el diario igual si lo rechazas, y cambiar de opinión cuando quieras.',
    accept: 'Aceptar',
    refuse: 'Rechazar',
    configure: 'Configurar',
    purposes: {
      measurement: {
        name: 'Medición',
        what: 'Saber cuántas personas leen cada página y cómo llegan a ella.',
      },
      ads: { name: 'Publicidad', what: 'Mostrar anuncios, que sirven otras empresas con cookies propias.' },
      embeds: {
        name: 'Contenidos de otras plataformas',
        what: 'Cargar los vídeos, los audios y las publicaciones que acompañan a una noticia. Sin este permiso, puedes abrirlos uno a uno.',
      },
    },
    intro:
      'Marca lo que permites y desmarca lo que no. Tu respuesta se guarda en este navegador durante seis meses; después volvemos a preguntar.',
    save: 'Guardar la elección',
    saved: 'Hemos guardado tu elección.',
    necessary: {
      name: 'Necesarias',
      what: 'Mantienen tu sesión y guardan esta respuesta. No se pueden desactivar.',
    },
  },
  ca: {
    title: 'Configuració de galetes',
    description: 'Tria què pot desar aquest diari al teu navegador, o retira el permís que vas donar.',
    bannerTitle: 'Tu decideixes sobre les galetes',
    banner:
      'Amb el teu permís mesurem què es llegeix, mostrem publicitat i carreguem continguts d’altres plataformes. Pots llegir el diari igualment si ho rebutges, i canviar d’opinió quan vulguis.',
    accept: 'Accepta',
    refuse: 'Rebutja',
    configure: 'Configura',
    purposes: {
      measurement: {
        name: 'Mesurament',
        what: 'Saber quantes persones llegeixen cada pàgina i com hi arriben.',
      },
      ads: {
        name: 'Publicitat',
        what: 'Mostrar anuncis, que serveixen altres empreses amb galetes pròpies.',
      },
      embeds: {
        name: 'Continguts d’altres plataformes',
        what: 'Carregar els vídeos, els àudios i les publicacions que acompanyen una notícia. Sense aquest permís, els pots obrir un per un.',
      },
    },
    intro:
      'Marca el que permets i desmarca el que no. La teva resposta es desa en aquest navegador durant sis mesos; després ho tornem a preguntar.',
    save: 'Desa la tria',
    saved: 'Hem desat la teva tria.',
    necessary: {
      name: 'Necessàries',
      what: 'Mantenen la sessió i desen aquesta resposta. No es poden desactivar.',
    },
  },
};
