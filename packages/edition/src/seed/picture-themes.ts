/** The themes of the pictures in `media/pictures`, with their alternative texts. */

interface PictureTheme {
  readonly name: string;
  readonly altEs: string;
  readonly altCa: string;
  /** The number of its pictures. */
  readonly count: number;
}

const theme = (name: string, altEs: string, altCa: string, count: number): PictureTheme => ({
  name,
  altEs,
  altCa,
  count,
});

export const themes: readonly PictureTheme[] = [
  theme(
    'harbour',
    'Ilustración del puerto: dique, faro y barcos',
    'Il·lustració del port: dic, far i vaixells',
    3,
  ),
  theme(
    'cranes',
    'Ilustración de grúas y contenedores en el muelle',
    'Il·lustració de grues i contenidors al moll',
    3,
  ),
  theme('ships', 'Ilustración de un barco en alta mar', 'Il·lustració d’un vaixell a mar oberta', 3),
  theme('cruise', 'Ilustración de un crucero atracado', 'Il·lustració d’un creuer atracat', 2),
  theme('fishing', 'Ilustración de barcas de pesca y redes', 'Il·lustració de barques de pesca i xarxes', 2),
  theme(
    'sea',
    'Ilustración del fondo del mar con peces y posidonia',
    'Il·lustració del fons del mar amb peixos i posidònia',
    3,
  ),
  theme('beach', 'Ilustración de la playa con sombrillas', 'Il·lustració de la platja amb para-sols', 2),
  theme(
    'train',
    'Ilustración de un tren de mercancías junto al puerto',
    'Il·lustració d’un tren de mercaderies vora el port',
    2,
  ),
  theme('city', 'Ilustración de los tejados de la ciudad', 'Il·lustració de les teulades de la ciutat', 3),
  theme(
    'council',
    'Ilustración del edificio del Ayuntamiento',
    'Il·lustració de l’edifici de l’Ajuntament',
    3,
  ),
  theme('housing', 'Ilustración de fachadas con balcones', 'Il·lustració de façanes amb balcons', 3),
  theme(
    'square',
    'Ilustración de una plaza con bancos y árboles',
    'Il·lustració d’una plaça amb bancs i arbres',
    2,
  ),
  theme('market', 'Ilustración de los puestos del mercado', 'Il·lustració de les parades del mercat', 2),
  theme('bikes', 'Ilustración de ciclistas en el carril bici', 'Il·lustració de ciclistes al carril bici', 2),
  theme('bus', 'Ilustración de un autobús urbano', 'Il·lustració d’un autobús urbà', 2),
  theme('storm', 'Ilustración de la lluvia sobre la ciudad', 'Il·lustració de la pluja damunt la ciutat', 2),
  theme('school', 'Ilustración del patio de un colegio', 'Il·lustració del pati d’una escola', 2),
  theme('archive', 'Ilustración de expedientes y gráficos', 'Il·lustració d’expedients i gràfics', 2),
  theme('theatre', 'Ilustración de un escenario con telón', 'Il·lustració d’un escenari amb teló', 2),
  theme('music', 'Ilustración de músicos en un escenario', 'Il·lustració de músics dalt d’un escenari', 2),
  theme('books', 'Ilustración de estanterías con libros', 'Il·lustració de prestatges amb llibres', 2),
  theme('museum', 'Ilustración de una sala de museo', 'Il·lustració d’una sala de museu', 2),
  theme('cinema', 'Ilustración de un cine de verano', 'Il·lustració d’un cinema a la fresca', 1),
  theme('stadium', 'Ilustración del estadio en un partido', 'Il·lustració de l’estadi en un partit', 2),
  theme('rowing', 'Ilustración de una trainera en el agua', 'Il·lustració d’una trainera a l’aigua', 2),
  theme('basketball', 'Ilustración de una canasta y un balón', 'Il·lustració d’una cistella i una pilota', 2),
  theme('runners', 'Ilustración de corredores en el paseo', 'Il·lustració de corredors al passeig', 2),
  theme('lab', 'Ilustración de un laboratorio', 'Il·lustració d’un laboratori', 2),
  theme('hospital', 'Ilustración de un hospital', 'Il·lustració d’un hospital', 2),
  theme(
    'stars',
    'Ilustración de un observatorio bajo las estrellas',
    'Il·lustració d’un observatori sota els estels',
    2,
  ),
  theme('wind', 'Ilustración de aerogeneradores en el mar', 'Il·lustració d’aerogeneradors al mar', 2),
  theme('forest', 'Ilustración de un bosque', 'Il·lustració d’un bosc', 2),
  theme('mountains', 'Ilustración de la sierra', 'Il·lustració de la serra', 2),
  theme('fields', 'Ilustración de bancales y cultivos', 'Il·lustració de bancals i conreus', 2),
  theme('kitchen', 'Ilustración de una cocina', 'Il·lustració d’una cuina', 2),
  theme('dish-rice', 'Ilustración de una paella con arroz', 'Il·lustració d’una paella amb arròs', 2),
  theme('dish-stew', 'Ilustración de una cazuela humeante', 'Il·lustració d’una cassola fumejant', 2),
  theme('dish-bread', 'Ilustración de una coca sobre la mesa', 'Il·lustració d’una coca damunt la taula', 1),
  theme('dish-fish', 'Ilustración de un plato de pescado', 'Il·lustració d’un plat de peix', 2),
  theme('dish-cake', 'Ilustración de un bizcocho de naranja', 'Il·lustració d’un pa de pessic de taronja', 1),
  theme('dish-salad', 'Ilustración de un plato de ensalada', 'Il·lustració d’un plat d’amanida', 1),
  theme('dish-soup', 'Ilustración de una crema de calabaza', 'Il·lustració d’una crema de carbassa', 1),
  theme('studio', 'Ilustración de un plató de televisión', 'Il·lustració d’un plató de televisió', 2),
  theme('radio', 'Ilustración de un micrófono de radio', 'Il·lustració d’un micròfon de ràdio', 2),
];
