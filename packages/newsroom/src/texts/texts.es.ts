import { texts as noticeEs } from '@portada/shared/texts/account-notice.ts';
import { texts as cardEs } from '@portada/shared/texts/card.ts';
import {
  breakingNews,
  dailyBulletin,
  email,
  followedAuthors,
  live,
  liveNow,
  login,
  mostRecent,
  nick,
  notNow,
  photoCredit,
  savedContents,
  toCalendar,
  topicsOfTheDay,
  yourAccount,
  yourNewsletters,
} from '@portada/shared/texts/phrases.ts';
import { texts as pollEs } from '@portada/shared/texts/poll.ts';
import { texts as libraryEs } from '@portada/shared/texts/profile-library.ts';
import { texts as ratingEs } from '@portada/shared/texts/recipe-rating.ts';
import { texts as savedSearches } from '@portada/shared/texts/saved-searches.ts';
import { texts as streamingEs } from '@portada/shared/texts/streaming.ts';
import { commentsEs } from './comment-texts.ts';
import { kindListsEs } from './kind-list-texts.ts';
import { scheduleEs } from './schedule-texts.ts';
import { searchEs, type Words } from './search-texts.ts';
import { submissionsEs } from './submission-texts.ts';
import { wallEs } from './wall-texts.ts';
import { weatherEs } from './weather-texts.ts';

/** The Spanish texts of the pages. Contents and widgets have their own. */
export const es = {
  search: searchEs,
  wall: wallEs,
  comments: commentsEs,
  skip: 'Ir al contenido',
  sections: 'Secciones',
  menu: 'Menú',
  sectionList: 'Lista de secciones',
  account: 'Cuenta',
  otherEdition: 'Edició en català',
  home: 'Portada',
  latest: breakingNews,
  topics: topicsOfTheDay,
  login,
  register: 'Regístrate',
  live,
  liveNow,
  liveIntro: 'Lo que está pasando, contado mientras pasa: nuestras emisiones de vídeo y de audio.',
  watch: streamingEs.watch,
  listen: streamingEs.listen,
  liveNone: streamingEs.none,
  newMark: 'Nuevo',
  newSince: 'desde tu última visita',
  newsletters: 'Boletines',
  newslettersIntro:
    'Suscríbete y te los enviamos por correo. Sin publicidad de terceros, y con un enlace en cada envío para darte de baja.',
  newslettersBox: 'Las noticias, en tu correo',
  newslettersBoxIntro: 'Lo más importante, elegido por la redacción.',
  newslettersLink: 'Ver todos los boletines',
  newslettersOffer: 'Nuestros boletines',
  newslettersNone: 'Ahora mismo no tenemos ningún boletín.',
  newslettersFallback:
    'Para suscribirte hace falta JavaScript. Si el formulario no aparece, vuelve a cargar la página.',
  voteFallback: 'Para votar hace falta JavaScript.',
  bulletin: dailyBulletin,
  bulletinIntro:
    'Con tu cuenta puedes recibir cada mañana lo más importante del día, y dejarlo cuando quieras.',
  bulletinFallback: 'Inicia sesión para recibirlo',
  watchAndListen: 'Ver y escuchar',
  recipes: 'Recetas',
  homeDescription: '{name}: noticias, reportajes y opinión.',
  opinion: 'Opinión',
  mostRead: 'Lo más leído',
  relatedOn: 'Más sobre {name}',
  relatedIn: 'Más en {name}',
  allOf: 'Ver todo',
  save: 'Guardar',
  shareByMail: 'Compartir por correo',
  saveFallback: 'inicia sesión para guardarlo',
  follow: 'Seguir',
  about: 'Quién escribe',
  authors: 'Autores',
  authorsIntro: 'Las personas que escriben, fotografían y editan este diario.',
  latestOf: 'Lo último de {name}',
  authorNone: 'Todavía no hay nada publicado con esta firma.',
  older: 'Anteriores',
  newer: mostRecent,
  pages: 'Páginas',
  page: 'Página',
  sectionNone: 'Todavía no hay nada publicado en esta sección.',
  loginTitle: login,
  loginIntro: 'Guarda noticias para después, sigue a tus autores y participa en la conversación.',
  loginFallback:
    'Para entrar hace falta JavaScript. Si el formulario no aparece, vuelve a cargar la página; para leer el diario no necesitas cuenta.',
  registerTitle: 'Crea tu cuenta',
  socialRegisterTitle: 'Un último paso',
  socialRegisterIntro:
    'Has entrado con {provider}. Tu cuenta en el diario se crea cuando confirmas estos datos; si pones otro correo, te enviaremos un mensaje para validarlo.',
  socialRegisterMail:
    'Has entrado con {provider}. Tu cuenta en el diario se crea cuando confirmas estos datos; después te enviaremos un mensaje para validar el correo.',
  registerIntro:
    'Con una cuenta podrás guardar noticias, seguir a tus autores y participar en la conversación. Es gratis.',
  registerFallback:
    'Para crear una cuenta hace falta JavaScript. Si el formulario no aparece, vuelve a cargar la página; para leer el diario no necesitas cuenta.',
  profileTitle: yourAccount,
  profileIntro: 'Estos son los datos que tenemos de ti.',
  profileName: 'Nombre',
  profileNick: nick,
  profileEmail: email,
  profileTabs: yourAccount,
  profileSaved: savedContents,
  profileSavedNone: libraryEs.contentsNone,
  profileAuthors: followedAuthors,
  profileAuthorsNone: libraryEs.authorsNone,
  profileNewsletters: yourNewsletters,
  savedSearches,
  subscribed: 'Lo recibes',
  notSubscribed: 'No lo recibes',
  contact: 'Contacto',
  legal: 'Aviso legal',
  aboutUs: 'Quiénes somos',
  ethics: 'Código ético',
  cookies: 'Cookies',
  accessibility: 'Accesibilidad',
  followUs: 'Síguenos',
  privacy: 'Privacidad',
  /** Before a date, on paper. */
  consulted: 'Fecha de consulta',
  rights: 'Todos los derechos reservados.',
  /** Said by an example newspaper. */
  demo: '',
  footer: 'Pie de página',
  theNewspaper: 'El diario',
  readers: 'Lectores',
  backHome: noticeEs.home,
  errorCode: 'Error',
  updated: 'Actualizado',
  corrections: 'Correcciones',
  correction: 'Corrección',
  textSize: {
    label: 'Tamaño del texto',
    sizes: { normal: 'Normal', large: 'Grande', larger: 'Muy grande' },
  },
  quote: {
    share: 'Compartir cita',
    copied: 'Cita copiada',
    failed: 'No se ha podido copiar',
  },
  readAloud: {
    start: 'Escuchar',
    label: 'Escuchar el artículo',
    pause: 'Pausar',
    resume: 'Reanudar',
    stop: 'Detener',
    rate: 'Velocidad',
    rates: { '0.8': '0,8×', '1': '1×', '1.2': '1,2×', '1.5': '1,5×', '2': '2×' },
    failed: 'No se ha podido leer en voz alta.',
  },
  resume: {
    label: libraryEs.reading,
    part: libraryEs.readPart,
    go: 'Seguir donde lo dejaste',
    close: notNow,
  },
  readingTime: '{count} min de lectura',
  kinds: {
    article: '',
    video: 'Vídeo',
    audio: 'Audio',
    live,
    poll: 'Encuesta',
    blog: 'Blog',
    recipe: 'Receta',
    event: 'Agenda',
    interview: 'Encuentro digital',
    contribution: 'Participa',
    newsletter: 'Boletín',
    gallery: 'Galería',
  },
  schedule: scheduleEs,
  weather: weatherEs,
  kindLists: kindListsEs,
  submissions: submissionsEs,
  recipe: {
    ingredients: 'Ingredientes',
    steps: 'Elaboración',
    servings: 'Raciones',
    difficulty: 'Dificultad',
    difficulties: { easy: 'Fácil', medium: 'Media', hard: 'Alta' },
  },
  event: {
    facts: 'Datos de la cita',
    topic: 'Temática',
    toCalendar,
  },
  body: {
    table: 'Tabla',
    /** The button that shows a player or a post in its place on the page. */
    showEmbed: 'Ver aquí',
    embedNote: 'Al abrirlo aquí, {provider} recibe datos de tu visita.',
    openEmbed: 'Abrir en {provider}',
    embedTitle: 'Contenido de {provider}',
  },
  media: {
    credit: photoCredit,
    otherStreams: 'Otras emisiones',
    gallery: 'Fotografías',
    watch: 'Ver el vídeo',
    listen: 'Escuchar el audio',
  },
  card: cardEs,
  poll: pollEs,
  rating: ratingEs,
  errors: {
    400: {
      title: 'Esta dirección no se entiende',
      text: 'Le sobra o le falta algo, quizá al copiarla. Revísala o sigue por la portada.',
    },
    401: {
      title: 'Para entrar aquí hace falta una cuenta',
      text: 'Esta página es solo para lectores que han iniciado sesión.',
    },
    403: {
      title: 'No tienes permiso para ver esta página',
      text: 'Tu cuenta no da acceso a este contenido. Si crees que es un error, vuelve a iniciar sesión.',
    },
    404: {
      title: 'Aquí no hay nada',
      text: 'La página que buscas no existe o ha cambiado de dirección. Revisa lo que has escrito o sigue por la portada.',
    },
    410: {
      title: 'Este contenido se ha retirado',
      text: 'Estuvo publicado y ya no lo está: la redacción lo retiró y no volverá a estar disponible.',
    },
    500: {
      title: 'Algo ha fallado en nuestra casa',
      text: 'No es culpa tuya. Ya estamos avisados; vuelve a intentarlo dentro de unos minutos.',
    },
    503: {
      title: 'Este acceso no está disponible',
      text: 'Todavía no está configurado en este sitio. Puedes entrar con tu correo y tu contraseña.',
    },
  },
} as const;

/** The Spanish texts define the keys of other languages. */
export type Texts = Words<typeof es>;
