/** The captions of themes that show a place of the example town, in Spanish and Catalan; the others have none. */
export const captions: Readonly<Record<string, readonly [es: string, ca: string]>> = {
  harbour: [
    'El dique norte de Marola y su faro, vistos desde la bocana.',
    'El dic nord de Marola i el seu far, vistos des de la bocana.',
  ],
  cranes: [
    'Grúas de la terminal de contenedores de Marola.',
    'Grues de la terminal de contenidors de Marola.',
  ],
  ships: [
    'Un mercante, a pocas millas del puerto de Marola.',
    'Un mercant, a poques milles del port de Marola.',
  ],
  fishing: [
    'Barcas de la cofradía, con las redes recogidas.',
    'Barques de la confraria, amb les xarxes recollides.',
  ],
  sea: [
    'La pradera de posidonia frente a la playa de Levante.',
    'La praderia de posidònia davant de la platja de Llevant.',
  ],
  beach: [
    'La playa de Levante, con las primeras sombrillas.',
    'La platja de Llevant, amb els primers para-sols.',
  ],
  city: ['El centro de Marola, desde el mirador.', 'El centre de Marola, des del mirador.'],
  council: ['La fachada del Ayuntamiento de Marola.', 'La façana de l’Ajuntament de Marola.'],
  market: ['Puestos del mercado central de Marola.', 'Parades del mercat central de Marola.'],
  theatre: ['El escenario del Teatro Principal.', 'L’escenari del Teatre Principal.'],
  stadium: ['El estadio de Marola, durante un partido.', 'L’estadi de Marola, durant un partit.'],
};
