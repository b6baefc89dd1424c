/** What polls and ratings say before their widgets have drawn, in the widgets' own words. */
export interface VoteTexts {
  readonly open: string;
  readonly closed: string;
  readonly opens: string;
  readonly until: string;
  readonly vote: string;
  readonly votes: string;
  readonly voter: string;
  readonly voters: string;
  readonly chooseOne: string;
  /** `{count}` is how many at most. */
  readonly chooseSome: string;
  readonly options: string;
  readonly rate: string;
  readonly unrated: string;
}

export const votesEs: VoteTexts = {
  open: 'Encuesta abierta',
  closed: 'Encuesta cerrada',
  opens: 'Se abre el',
  until: 'hasta el',
  vote: 'voto',
  votes: 'votos',
  voter: 'participante',
  voters: 'participantes',
  chooseOne: 'Elige una opción.',
  chooseSome: 'Elige hasta {count} opciones.',
  options: 'Las opciones de esta encuesta',
  rate: 'Valora esta receta',
  unrated: 'Todavía no tiene valoraciones.',
};

export const votesCa: VoteTexts = {
  open: 'Enquesta oberta',
  closed: 'Enquesta tancada',
  opens: 'S’obre el',
  until: 'fins al',
  vote: 'vot',
  votes: 'vots',
  voter: 'participant',
  voters: 'participants',
  chooseOne: 'Tria una opció.',
  chooseSome: 'Tria fins a {count} opcions.',
  options: 'Les opcions d’aquesta enquesta',
  rate: 'Valora aquesta recepta',
  unrated: 'Encara no té cap valoració.',
};
