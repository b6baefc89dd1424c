/** The sample data's texts in Catalan, by the Spanish of the contract's fixtures and of the stories. */
export const catalanTexts: Readonly<Record<string, string>> = {
  // The newspaper, its sections and menus
  'Diario del Puerto': 'Diari del Port',
  Portada: 'Portada',
  'El puerto': 'El port',
  Muelles: 'Molls',
  Pesca: 'Pesca',
  Cruceros: 'Creuers',
  Política: 'Política',
  Economía: 'Economia',
  Cultura: 'Cultura',
  Deportes: 'Esports',
  Opinión: 'Opinió',
  Directo: 'Directe',
  Blogs: 'Blogs',
  Recetas: 'Receptes',
  Vídeos: 'Vídeos',
  Audios: 'Àudios',
  Artículos: 'Articles',
  Pódcast: 'Pòdcast',
  Boletines: 'Butlletins',
  Agenda: 'Agenda',
  Redacción: 'Redacció',
  'Lo último': 'Les novetats',
  'Próximas emisiones': 'Pròximes emissions',
  'Más de televisión': 'Més televisió',
  'Temporal de levante': 'Temporal de llevant',
  'Huelga de estibadores': 'Vaga d’estibadors',
  'Ampliación del muelle sur': 'Ampliació del moll sud',
  'Copa América': 'Copa Amèrica',
  'Precio de la vivienda': 'Preu de l’habitatge',
  'Festival de Jazz': 'Festival de Jazz',
  'Todo sobre la ampliación del muelle sur y sus consecuencias':
    'Tot sobre l’ampliació del moll sud i les seves conseqüències',
  'La ampliación del muelle sur y sus consecuencias para la lonja':
    'L’ampliació del moll sud i les seves conseqüències per a la llotja',
  'la ampliación del muelle sur y sus consecuencias para la lonja':
    'l’ampliació del moll sud i les seves conseqüències per a la llotja',

  // News
  'Última hora': 'Última hora',
  'El temporal de levante obliga a cerrar la bocana del puerto hasta mañana al mediodía':
    'El temporal de llevant obliga a tancar la bocana del port fins demà al migdia',
  'Siga el temporal en directo': 'Segueix el temporal en directe',
  'Acuerdo en los muelles': 'Acord als molls',
  'Estibadores y patronal firman el convenio tras nueve semanas de huelga':
    'Estibadors i patronal signen el conveni després de nou setmanes de vaga',
  'El puerto vuelve a abrir': 'El port torna a obrir',
  'El puerto reabre al tráfico': 'El port reobre al trànsit',
  'Sin destino': 'Sense destinació',
  'El temporal obliga a cerrar el puerto': 'El temporal obliga a tancar el port',
  'Un titular que no se acaba nunca': 'Un titular que no s’acaba mai',
  'El temporal de levante deja olas de siete metros y el puerto cerrado':
    'El temporal de llevant deixa onades de set metres i el port tancat',
  '<p>Protección Civil pide <strong>no acercarse</strong> a los espigones hasta el domingo.</p>':
    '<p>Protecció Civil demana <strong>no acostar-se</strong> als espigons fins diumenge.</p>',
  'Alerta naranja': 'Alerta taronja',
  'Todo sobre el temporal': 'Tot sobre el temporal',
  'La ciudad que da la espalda al mar': 'La ciutat que dona l’esquena al mar',
  '<p>Hemos construido un paseo para mirar el agua, no para tocarla.</p>':
    '<p>Hem fet un passeig per mirar l’aigua, no per tocar-la.</p>',
  'Tres faros que aún tienen farero': 'Tres fars que encara tenen faroner',
  'Cuaderno de bitácora': 'Quadern de bitàcola',
  'Suquet de rape con su picada': 'Suquet de rap amb picada',
  '<p>El guiso que se hacía a bordo con lo que no se vendía.</p>':
    '<p>El plat que es feia a bord amb el que no es venia.</p>',
  '12 fotos': '12 fotos',
  'Así se descarga un portacontenedores en once horas':
    'Així es descarrega un portacontenidors en onze hores',
  'La última lonja': 'L’última llotja',
  'A pie de muelle': 'A peu de moll',
  'A pie de muelle, 12: la última lonja': 'A peu de moll, 12: l’última llotja',
  'Primera hora, sábado 21 de noviembre': 'A primera hora, dissabte 21 de novembre',
  'Sin novedad en el muelle': 'Cap novetat al moll',
  'La Autoridad Portuaria, el Ayuntamiento y las cofradías de pescadores acuerdan un calendario para trasladar la lonja histórica sin que la subasta se detenga ni un solo día durante los dos años de las obras':
    'L’Autoritat Portuària, l’Ajuntament i les confraries de pescadors acorden un calendari per traslladar la llotja històrica sense que la subhasta s’aturi ni un sol dia durant els dos anys de les obres',
  'Una negociación de dieciocho meses que estuvo a punto de romperse en tres ocasiones':
    'Una negociació de divuit mesos que va estar a punt de trencar-se tres vegades',
  'La Autoridad Portuaria y las cofradías acuerdan el calendario del traslado de la lonja':
    'L’Autoritat Portuària i les confraries acorden el calendari del trasllat de la llotja',
  'Lo más leído': 'El més llegit',
  'Lo más comentado': 'El més comentat',
  'de toda la semana': 'de tota la setmana',

  // Events
  'La Orquesta del Litoral toca a Toldrà en las Atarazanas':
    'L’Orquestra del Litoral toca Toldrà a les Drassanes',
  Atarazanas: 'Drassanes',
  'Plaza del Portal de la Paz, s/n': 'Plaça del Portal de la Pau, s/n',
  'De martes a viernes, de 18 a 21 h': 'De dimarts a divendres, de 18 a 21 h',
  'Sábados y domingos, de 11 a 20 h': 'Dissabtes i diumenges, d’11 a 20 h',
  Presencial: 'Presencial',
  Música: 'Música',
  Patrimonio: 'Patrimoni',
  'Cien años de lonja': 'Cent anys de llotja',
  'Visitas nocturnas al faro': 'Visites nocturnes al far',
  'Los viernes de luna nueva': 'Els divendres de lluna nova',

  // Pictures
  'Olas sobre el espigón': 'Onades damunt l’espigó',
  'Retrato de Marta Riera': 'Retrat de Marta Riera',
  'Retrato de Álvaro Quintana': 'Retrat d’Álvaro Quintana',
  'La subasta en la lonja': 'La subhasta a la llotja',
  'Un faro al anochecer': 'Un far al capvespre',
  'Cazuela de suquet': 'Cassola de suquet',
  'Una cazuela de suquet': 'Una cassola de suquet',
  'Una grúa pórtico al amanecer': 'Una grua pòrtic a trenc d’alba',
  'Grúas del puerto al amanecer': 'Grues del port a trenc d’alba',
  'El puerto al amanecer': 'El port a trenc d’alba',
  'Un concierto en las Atarazanas': 'Un concert a les Drassanes',
  'El plató de informativos': 'El plató d’informatius',
  'El salón de plenos': 'La sala de plens',
  'El puerto en otoño': 'El port a la tardor',
  'El temporal, ayer a primera hora, en el espigón de levante.':
    'El temporal, ahir a primera hora, a l’espigó de llevant.',
  'El faro de la Punta, que aún tiene farero.': 'El far de la Punta, que encara té faroner.',
  'La subasta de la tarde, que se canta desde 1926.': 'La subhasta de la tarda, que es canta des del 1926.',
  'Archivo municipal': 'Arxiu municipal',

  // What is on air
  'Puerto TV': 'Port TV',
  'Puerto 2': 'Port 2',
  'Radio Puerto': 'Ràdio Port',
  Informativos: 'Informatius',
  'Pleno municipal': 'Ple municipal',
  'Las noticias de la mañana': 'Les notícies del matí',
  'Cocina de barca': 'Cuina de barca',
  'La tertulia': 'La tertúlia',
  'Noticias del mediodía': 'Notícies del migdia',
  'Cine de sobremesa': 'Cinema de sobretaula',
  'El tiempo en la costa': 'El temps a la costa',
  'Noticias de la noche': 'Notícies de la nit',
  'Música de madrugada': 'Música de matinada',
  '7 mares': '7 mars',
  Español: 'Espanyol',
  '<p>Las historias de quienes trabajan cuando el resto duerme.</p>':
    '<p>Les històries dels qui treballen quan els altres dormen.</p>',
  '<p>Recetas de pescadores, con <em>Gemma Bofarull</em>.</p>':
    '<p>Receptes de pescadors, amb <em>Gemma Bofarull</em>.</p>',
  'Debate sobre la ampliación del muelle sur': 'Debat sobre l’ampliació del moll sud',
  'Debate extraordinario sobre la ampliación del muelle sur y sus consecuencias para la lonja':
    'Debat extraordinari sobre l’ampliació del moll sud i les seves conseqüències per a la llotja',
  'Especial informativo sobre la ampliación del muelle sur y sus consecuencias para la lonja':
    'Especial informatiu sobre l’ampliació del moll sud i les seves conseqüències per a la llotja',

  // What readers say and are asked
  '¿Cree que debe ampliarse el muelle sur?': 'Creu que s’ha d’ampliar el moll sud?',
  'Sí, el puerto se ha quedado pequeño': 'Sí, el port ha quedat petit',
  'Sí, pero con límites a los cruceros': 'Sí, però amb límits als creuers',
  No: 'No',
  '¿Qué echa de menos en el paseo?': 'Què troba a faltar al passeig?',
  Sombra: 'Ombra',
  Bancos: 'Bancs',
  Fuentes: 'Fonts',
  'Un carril para bicicletas': 'Un carril per a bicicletes',
  'Llevo treinta años en el muelle y nunca lo había visto así.':
    'Fa trenta anys que soc al moll i mai no l’havia vist així.',
  'Mi padre decía lo mismo hace cuarenta años.': 'El meu pare deia el mateix fa quaranta anys.',
  'Pues yo lo recuerdo peor.': 'Doncs jo el recordo pitjor.',
  '¿Y en invierno?': 'I a l’hivern?',
  'Convendría explicar de dónde sale el dinero.': 'Caldria explicar d’on surten els diners.',
  'Yo trabajo allí y les puedo contar cómo se vive desde dentro.':
    'Jo hi treballo i us puc explicar com es viu des de dins.',
  'Yo también lo vi desde el faro.': 'Jo també ho vaig veure des del far.',
  'Esto no llega.': 'Això no arriba.',
  'Esto lo escribí con la sesión abierta.': 'Això ho vaig escriure amb la sessió oberta.',
  'Esto llega tarde.': 'Això arriba tard.',
  'Pues a mí me gusta.': 'Doncs a mi m’agrada.',
  'Segunda línea.': 'Segona línia.',
  'Mucho que decir.': 'Molt per dir.',
  'He visto luz en el faro. ¿Lo sabéis?': 'He vist llum al far. Ho sabeu?',
  'La calle del Faro, a las seis': 'El carrer del Far, a les sis',
  'El agua llegó hasta la segunda grada del mercado.':
    'L’aigua va arribar fins a la segona grada del mercat.',
  '¿Qué le pasará a la playa de Levante con el dique?':
    'Què passarà amb la platja de Llevant quan hi hagi el dic?',
  'Una pista o una noticia': 'Una pista o una notícia',
  'Un error en una noticia': 'Un error en una notícia',
  'Una carta a la dirección': 'Una carta a la direcció',
  'Mi cuenta': 'El meu compte',

  // Newsletters and paywall
  '<strong>Primera hora</strong>: lo que debe saber antes de salir de casa':
    '<strong>A primera hora</strong>: el que cal saber abans de sortir de casa',
  '<strong>El muelle</strong>: el puerto y la economía del mar, cada jueves':
    '<strong>El moll</strong>: el port i l’economia del mar, cada dijous',
  '<strong>La despensa</strong>: tres recetas para el fin de semana':
    '<strong>El rebost</strong>: tres receptes per al cap de setmana',
  'Periodismo de cerca': 'Periodisme de prop',
  'Regístrate gratis y sigue leyendo': 'Registra’t de franc i continua llegint',
  'Solo te llevará un minuto': 'Només és un minut',
  'Crear una cuenta': 'Crea un compte',
  'Ver ventajas': 'Mira els avantatges',
  'Sin permanencia ni tarjeta': 'Sense permanència ni targeta',
  '¿Ya tienes cuenta? Entra': 'Ja tens compte? Entra-hi',
  'Este artículo es para lectores registrados': 'Aquest article és per a lectors registrats',
  Entrar: 'Entra',
  'Has leído 3 de los 5 artículos gratuitos de este mes':
    'Has llegit 3 dels 5 articles gratuïts d’aquest mes',
  'Para seguir leyendo todo lo que publicamos cada día sobre el puerto, sus barcos y su gente, crea tu cuenta gratuita.':
    'Per continuar llegint tot el que publiquem cada dia sobre el port, els seus vaixells i la seva gent, crea el teu compte gratuït.',
  'Guardar este contenido en la lista de lecturas pendientes para el fin de semana':
    'Desa aquest contingut a la llista de lectures pendents per al cap de setmana',

  // The searcher's filters
  Fecha: 'Data',
  'Cualquier fecha': 'Qualsevol data',
  Hoy: 'Avui',
  Ayer: 'Ahir',
  'Última semana': 'L’última setmana',
  'Último mes': 'L’últim mes',
  'Último año': 'L’últim any',
  Sección: 'Secció',
  Formato: 'Format',
  Autor: 'Autor',
};
