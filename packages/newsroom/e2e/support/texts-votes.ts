import type { APIRequestContext } from '@playwright/test';
import type { Edition } from './texts.ts';

/** Polls and recipes of the seed, by the beginning of their slugs, and the texts of their widgets. */
export const voteTexts = {
  es: {
    polls: {
      open: 'te-gusta-la-nueva-plaza-mayor',
      festival: 'el-festival-a-que-hora',
      several: 'que-le-falta-al-paseo-maritimo',
      closed: 'dos-cruceros-al-dia-suficiente',
      coming: 'elige-a-quien-pregonara',
    },
    vote: 'Votar',
    voteNeeded: 'Elige una opción antes de votar.',
    voteLogin: /Para votar hace falta una cuenta de Diario del Puerto/,
    thanks: /Gracias, tu voto ya cuenta\. Va en cabeza/,
    yours: 'Tu voto',
    failed: /No hemos podido registrar tu voto/,
    closed: /Encuesta cerrada/,
    opens: /Se abre el \d\d [a-z]+ \d{4}/,
    late: /se ha cerrado antes de que votaras/,
    rate: 'Valorar',
    stars: '4 estrellas',
    own: 'Tu valoración: 4 de 5',
    ratingThanks: 'Gracias por tu valoración.',
    ratedBefore: 'Ya habías valorado esta receta.',
  },
  ca: {
    polls: {
      open: 'tagrada-la-nova-placa-major',
      festival: 'el-festival-a-quina-hora',
      several: 'que-li-falta-al-passeig-maritim',
      closed: 'dos-creuers-al-dia',
      coming: 'tria-qui-fara-el-prego',
    },
    vote: 'Vota',
    voteNeeded: 'Tria una opció abans de votar.',
    voteLogin: /Per votar cal un compte de Diari del Port/,
    thanks: /Gràcies, el teu vot ja compta\. Va al capdavant/,
    yours: 'El teu vot',
    failed: /No hem pogut registrar el teu vot/,
    closed: /Enquesta tancada/,
    opens: /S’obre el \d{1,2} [a-zç]+ \d{4}/,
    late: /s’ha tancat abans que votessis/,
    rate: 'Valora',
    stars: '4 estrelles',
    own: 'La teva valoració: 4 de 5',
    ratingThanks: 'Gràcies per la teva valoració.',
    ratedBefore: 'Ja havies valorat aquesta recepta.',
  },
} as const;

/** The address of a poll of the seed, as readers without script find it. */
export async function pollAt(
  request: APIRequestContext,
  { base: prefix }: Edition,
  slug: string,
): Promise<string> {
  const list = await (await request.get(`${prefix}/buscar/`, { params: { kind: 'poll' } })).text();
  const address = [...list.matchAll(/href="([^"]+)"/g)]
    .map(([, href = '']) => href)
    .find((href) => href.includes(`/${slug}`));
  if (!address) throw new Error(`There is no poll ${slug}.`);
  return address;
}
