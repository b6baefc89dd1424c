/** What the page and the widget say of a poll. */
export const texts = {
  open: 'Encuesta abierta',
  closed: 'Encuesta cerrada',
  opens: 'Se abre el {day}',
  until: 'hasta el {day}',
  vote: '{count} voto',
  votes: '{count} votos',
  voter: '{count} participante',
  voters: '{count} participantes',
  options: 'Las opciones de esta encuesta',
  chooseOne: 'Elige una opción.',
  chooseSome: 'Elige hasta {count} opciones.',
  percent: '{percent} %',
};

export type Key = keyof typeof texts;
