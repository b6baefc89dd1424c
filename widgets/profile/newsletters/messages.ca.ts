export const messages = {
  intro: 'Tria els butlletins que vols rebre. Pots canviar d’idea quan vulguis.',
  legend: 'Butlletins',
  none: 'Ara mateix no hi ha cap butlletí que puguis triar.',
};
