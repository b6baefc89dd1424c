import { texts as noticeCa } from '@portada/shared/texts/account-notice.ca.ts';
import { texts as cardCa } from '@portada/shared/texts/card.ca.ts';
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
  savedContents,
  topicsOfTheDay,
  yourAccount,
  yourNewsletters,
} from '@portada/shared/texts/phrases.ca.ts';
import { texts as pollCa } from '@portada/shared/texts/poll.ca.ts';
import { texts as libraryCa } from '@portada/shared/texts/profile-library.ca.ts';
import { texts as ratingCa } from '@portada/shared/texts/recipe-rating.ca.ts';
import { texts as streamingCa } from '@portada/shared/texts/streaming.ca.ts';
import { commentsCa } from './comment-texts.ts';
import { kindListsCa } from './kind-list-texts.ts';
import { scheduleCa } from './schedule-texts.ts';
import { searchCa } from './search-texts.ts';
import { submissionsCa } from './submission-texts.ts';
import type { Texts } from './texts.es.ts';
import { wallCa } from './wall-texts.ts';
import { weatherCa } from './weather-texts.ts';

/** The Catalan texts of the pages. */
export const ca: Texts = {
  search: searchCa,
  wall: wallCa,
  comments: commentsCa,
  skip: 'Ves al contingut',
  sections: 'Seccions',
  menu: 'Menú',
  sectionList: 'Llista de seccions',
  account: 'Compte',
  otherEdition: 'Edición en castellano',
  home: 'Portada',
  latest: breakingNews,
  topics: topicsOfTheDay,
  login,
  register: 'Registra’t',
  live,
  liveNow,
  liveIntro: 'El que passa, explicat mentre passa: les nostres emissions de vídeo i d’àudio.',
  watch: streamingCa.watch,
  listen: streamingCa.listen,
  liveNone: streamingCa.none,
  newsletters: 'Butlletins',
  newslettersIntro:
    'Subscriu-t’hi i te’ls enviem per correu. Sense publicitat de tercers, i amb un enllaç a cada enviament per donar-te’n de baixa.',
  newslettersBox: 'Les notícies, al teu correu',
  newslettersBoxIntro: 'El més important, triat per la redacció.',
  newslettersLink: 'Tots els butlletins',
  newslettersOffer: 'Els nostres butlletins',
  newslettersNone: 'Ara mateix no tenim cap butlletí.',
  newslettersFallback:
    'Per subscriure-t’hi cal JavaScript. Si el formulari no apareix, torna a carregar la pàgina.',
  voteFallback: 'Per votar cal JavaScript.',
  bulletin: dailyBulletin,
  bulletinIntro: 'Amb el teu compte pots rebre cada matí el més important del dia, i deixar-ho quan vulguis.',
  bulletinFallback: 'Inicia la sessió per rebre’l',
  watchAndListen: 'Mira i escolta',
  recipes: 'Receptes',
  homeDescription: '{name}: notícies, reportatges i opinió.',
  opinion: 'Opinió',
  mostRead: 'El més llegit',
  related: 'Més sobre aquest tema',
  allOf: 'Mostra-ho tot',
  save: 'Desa',
  shareByMail: 'Comparteix-ho per correu',
  saveFallback: 'inicia la sessió per desar-ho',
  follow: 'Segueix',
  about: 'Qui escriu',
  authors: 'Autors',
  authorsIntro: 'Les persones que escriuen, fotografien i editen aquest diari.',
  latestOf: 'L’últim de {name}',
  authorNone: 'Encara no hi ha res publicat amb aquesta signatura.',
  older: 'Anteriors',
  newer: mostRecent,
  pages: 'Pàgines',
  page: 'Pàgina',
  sectionNone: 'Encara no hi ha res publicat en aquesta secció.',
  loginTitle: login,
  loginIntro: 'Desa notícies per a més tard, segueix els teus autors i participa en la conversa.',
  loginFallback:
    'Per iniciar la sessió cal JavaScript. Si el formulari no apareix, torna a carregar la pàgina; per llegir el diari no cal compte.',
  registerTitle: 'Crea el teu compte',
  socialRegisterTitle: 'Un últim pas',
  socialRegisterIntro:
    'Has entrat amb {provider}. El teu compte al diari es crea quan confirmes aquestes dades; si hi poses un altre correu, t’enviarem un missatge per validar-lo.',
  socialRegisterMail:
    'Has entrat amb {provider}. El teu compte al diari es crea quan confirmes aquestes dades; després t’enviarem un missatge per validar el correu.',
  registerIntro:
    'Amb un compte podràs desar notícies, seguir els teus autors i participar en la conversa. És gratuït.',
  registerFallback:
    'Per crear un compte cal JavaScript. Si el formulari no apareix, torna a carregar la pàgina; per llegir el diari no cal compte.',
  profileTitle: yourAccount,
  profileIntro: 'Aquestes són les dades que tenim de tu.',
  profileName: 'Nom',
  profileNick: nick,
  profileEmail: email,
  profileTabs: yourAccount,
  profileSaved: savedContents,
  profileSavedNone: libraryCa.contentsNone,
  profileAuthors: followedAuthors,
  profileAuthorsNone: libraryCa.authorsNone,
  profileNewsletters: yourNewsletters,
  subscribed: 'El reps',
  notSubscribed: 'No el reps',
  contact: 'Contacte',
  legal: 'Avís legal',
  accessibility: 'Accessibilitat',
  privacy: 'Privacitat',
  rights: 'Tots els drets reservats.',
  demo: '',
  footer: 'Peu de pàgina',
  theNewspaper: 'El diari',
  readers: 'Lectors',
  backHome: noticeCa.home,
  errorCode: 'Error',
  updated: 'Actualitzat',
  readingTime: '{count} min de lectura',
  kinds: {
    article: '',
    video: 'Vídeo',
    audio: 'Àudio',
    live,
    poll: 'Enquesta',
    blog: 'Blog',
    recipe: 'Recepta',
    event: 'Agenda',
    interview: 'Entrevista digital',
    contribution: 'Participa-hi',
    newsletter: 'Butlletí',
    gallery: 'Galeria',
  },
  schedule: scheduleCa,
  weather: weatherCa,
  kindLists: kindListsCa,
  submissions: submissionsCa,
  recipe: {
    ingredients: 'Ingredients',
    steps: 'Elaboració',
    servings: 'Racions',
    difficulty: 'Dificultat',
    difficulties: { easy: 'Fàcil', medium: 'Mitjana', hard: 'Alta' },
  },
  event: {
    facts: 'Dades de l’acte',
    topic: 'Temàtica',
    toCalendar: 'Afegeix-ho al meu calendari',
  },
  body: {
    table: 'Taula',
    showEmbed: 'Mostra-ho aquí',
    embedNote: 'Si ho obres aquí, {provider} rep dades de la teva visita.',
    openEmbed: 'Obre-ho a {provider}',
    embedTitle: 'Contingut de {provider}',
  },
  media: {
    otherStreams: 'Altres emissions',
    gallery: 'Fotografies',
    watch: 'Mira el vídeo',
    listen: 'Escolta l’àudio',
  },
  card: cardCa,
  poll: pollCa,
  rating: ratingCa,
  errors: {
    400: {
      title: 'Aquesta adreça no s’entén',
      text: 'Li sobra o li falta alguna cosa, potser en copiar-la. Revisa-la o continua per la portada.',
    },
    401: {
      title: 'Per entrar aquí cal un compte',
      text: 'Aquesta pàgina és només per a lectors que han iniciat sessió.',
    },
    403: {
      title: 'No tens permís per veure aquesta pàgina',
      text: 'El teu compte no dona accés a aquest contingut. Si creus que és un error, torna a iniciar la sessió.',
    },
    404: {
      title: 'Aquí no hi ha res',
      text: 'La pàgina que busques no existeix o ha canviat d’adreça. Revisa el que has escrit o continua per la portada.',
    },
    410: {
      title: 'Aquest contingut s’ha retirat',
      text: 'Va estar publicat i ja no ho està: la redacció el va retirar i no tornarà a estar disponible.',
    },
    500: {
      title: 'Alguna cosa ha fallat a casa nostra',
      text: 'No és culpa teva. Ja n’estem avisats; torna-ho a provar d’aquí a uns minuts.',
    },
    503: {
      title: 'Aquest accés no està disponible',
      text: 'Encara no està configurat en aquest web. Pots entrar-hi amb el teu correu i la teva contrasenya.',
    },
  },
};
