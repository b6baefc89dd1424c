export const messages = {
  start: 'Dicta amb el micròfon',
  stop: 'Deixa d’escoltar',
  listening: 'T’escoltem: digues què busques.',
  heard: 'Hem sentit «{text}».',
  refused: 'No podem fer servir el micròfon. El pots permetre a la configuració del navegador.',
  failed: 'No t’hem entès. Torna-ho a provar o escriu què busques.',
};
