import type { CallName } from '../calls/index.ts';
import { SHOW_INDEX_ORDER, SHOW_INDEX_PAGE_SIZE, SHOW_INDEX_TYPES } from '../constants/search.ts';
import * as fixtures from '../fixtures/index.ts';

/** A request and a response, as they are sent. */
export interface CallExample {
  readonly body?: unknown;
  /** By name; a JSON parameter is given as its value. */
  readonly query?: Readonly<Record<string, unknown>>;
  readonly answer: unknown;
}

const success = { success: true };
const userId = { userId: fixtures.reader.id };
const [newsletter] = fixtures.newsletters;
const chosen = [{ ...newsletter, isSubscribed: true }];

const account = {
  login: { body: { email: fixtures.reader.email, password: 'Mar-de-fondo-1' }, answer: fixtures.reader },
  logout: { answer: success },
  recoverPassword: { body: { email: fixtures.reader.email }, answer: success },
  resendValidationMail: { body: userId, answer: success },
  changePassword: { body: { token: 'kP3x…', password: 'Mar-de-fondo-2' }, answer: success },
  checkNick: { body: { nick: 'marinera' }, answer: { available: true } },
  register: {
    body: {
      nick: 'marinera',
      email: 'marinera@example.com',
      password: 'Mar-de-fondo-1',
      name: 'Laia',
      surname: 'Roig Puig',
      birthdate: '1990-05-14',
      phone: '600123123',
      country: 'ES',
      province: 'T',
      city: 'Tarragona',
      address: 'Carrer del Mar, 3',
      postalCode: '43004',
      newsletters: chosen,
      terms: true,
      recaptcha: '',
      origin: 'https://diario.example/cultura/',
    },
    answer: success,
  },
  deleteAccount: { answer: success },
  prove: { body: { password: 'Mar-de-fondo-1' }, answer: success },
  requestProofCode: { answer: success },
  getSessions: { answer: fixtures.sessions },
  endSession: { answer: success },
  endAllSessions: { answer: success },
  downloadData: { answer: { account: fixtures.reader, savedContents: [], sessions: fixtures.sessions } },
  getProfile: { answer: fixtures.reader },
  patchProfile: {
    body: { city: 'Girona', province: 'GI' },
    answer: { ...fixtures.reader, city: 'Girona', province: 'GI' },
  },
  toggleBulletin: { body: userId, answer: success },
} as const satisfies Partial<Record<CallName, CallExample>>;

const place = { paragraph: 6, fraction: 0.5, paragraphs: 14 };

const endpoint = 'https://push.example/send/9f1c';
const breaking = { id: 'breaking', name: 'Última hora', isChosen: true };

const push = {
  getPushOffer: {
    body: { endpoint },
    answer: { publicKey: `B${'o'.repeat(86)}`, topics: [breaking, { id: 'deportes', name: 'Deportes' }] },
  },
  keepPush: {
    body: {
      endpoint,
      keys: { p256dh: `B${'k'.repeat(86)}`, auth: 'a'.repeat(22) },
      topics: [breaking.id],
    },
    answer: success,
  },
  endPush: { body: { endpoint }, answer: success },
} as const satisfies Partial<Record<CallName, CallExample>>;

const keptSearch = {
  name: 'El puerto, en Cultura',
  text: 'puerto',
  type: '',
  filters: { section: 'cultura' },
  rhythm: 'daily',
};
const savedSearch = { id: '6f1c9a52-6d0f-4c3e-9f0e-0a5f3f0f8a11', ...keptSearch };

const library = {
  getSavedContents: { query: userId, answer: fixtures.contentCards.slice(0, 1) },
  getFollowedAuthors: { query: userId, answer: fixtures.authors.slice(0, 1) },
  saveContent: { answer: success },
  unsaveContent: { answer: success },
  followAuthor: { answer: success },
  unfollowAuthor: { answer: success },
  getReadings: { query: userId, answer: [{ content: fixtures.articleCard, place }] },
  getReadingPlace: { answer: { place } },
  keepReadingPlace: { body: place, answer: success },
  forgetReadingPlace: { answer: success },
  getSavedSearches: { query: userId, answer: [savedSearch] },
  saveSearch: { body: keptSearch, answer: savedSearch },
  changeSavedSearch: { body: { name: 'El puerto', rhythm: 'weekly' }, answer: success },
  deleteSavedSearch: { answer: success },
  subscribe: { body: chosen, answer: { httpCode: 200 } },
  getPaywallMessages: { answer: fixtures.paywallMessages },
} as const satisfies Partial<Record<CallName, CallExample>>;

const searchQuery = {
  searchText: 'puerto',
  filterValues: { section: 'cultura' },
  dateValue: { start: '2026-11-01', end: '2026-11-30' },
  limit: 10,
};
const showsQuery = {
  limit: SHOW_INDEX_PAGE_SIZE,
  types: SHOW_INDEX_TYPES,
  orderBy: SHOW_INDEX_ORDER,
  letter: 'M',
};

/** A card as a server draws it. */
function cardHtml(href: string, title: string): string {
  return `<article class="card"><h3 class="card-title"><a href="${href}">${title}</a></h3></article>`;
}

const lists = {
  search: { query: searchQuery, answer: fixtures.firstResults },
  searchMore: { query: searchQuery, answer: fixtures.lastResults },
  searchShows: {
    query: showsQuery,
    answer: { html: cardHtml('/programas/mar-adentro/', 'Mar adentro'), cursorMark: 'c2lndWllbnRl' },
  },
  searchMoreShows: {
    query: showsQuery,
    answer: { html: cardHtml('/programas/marejada/', 'Marejada'), cursorMark: null },
  },
  loadMore: {
    query: { page: 2 },
    answer: {
      html: cardHtml('/cultura/el-faro-abre-sus-puertas-4733/', 'El faro abre sus puertas'),
      nextPage: '/api/front/list/cultura?page=3',
    },
  },
  getSchedule: { answer: { items: fixtures.scheduleAround(new Date('2026-11-21T09:30:00+01:00')) } },
  getForecast: { answer: fixtures.harbourForecast },
  listStreaming: { answer: { streamingList: fixtures.streamings } },
  listStreamingExcept: { answer: { streamingList: fixtures.streamings } },
} as const satisfies Partial<Record<CallName, CallExample>>;

const [thread] = fixtures.comments.comments;
const [own] = fixtures.ownComments.comments;
const message = { text: 'Yo trabajo allí y les puedo contar cómo se vive desde dentro.' };

const community = {
  listComments: { query: { order: 'newest' }, answer: fixtures.comments },
  listReplies: { query: { after: '907' }, answer: { comments: thread?.replies, hasMore: false } },
  listOwnComments: { answer: fixtures.ownComments },
  countComments: { query: { ids: '4711,4712' }, answer: { counts: [{ id: '4711', numComments: 27 }] } },
  postComment: { body: message, answer: own },
  editComment: { body: message, answer: { ...own, isEdited: true } },
  deleteComment: { answer: success },
  voteComment: { body: { vote: 'like' }, answer: { ...thread?.replies[0], likes: 3 } },
  reportComment: { body: { reason: 'spam' }, answer: success },
  getPoll: { answer: fixtures.openPoll },
  votePoll: { body: { optionId: '2' }, answer: fixtures.votedPoll },
  rateRecipe: { body: { value: 5 }, answer: fixtures.suquetRating },
  sendContribution: {
    body: {
      title: 'El temporal desde casa',
      text: 'Las olas llegaban a la carretera.',
      terms: 'true',
      uploadId: '5e0c6d2a',
    },
    answer: success,
  },
  askInterview: { body: { question: '¿Cuándo acaban las obras del muelle?' }, answer: success },
  sendContact: {
    body: {
      name: 'Laia Roig',
      email: fixtures.reader.email,
      topic: 'tip',
      message: 'Hay un barco varado junto al faro.',
      terms: true,
      recaptcha: '',
    },
    answer: success,
  },
} as const satisfies Partial<Record<CallName, CallExample>>;

/** An example of each call, from the fixtures: a server made of them alone gives believable widgets. */
export const examples: Readonly<Record<CallName, CallExample>> = {
  ...account,
  ...library,
  ...push,
  ...lists,
  ...community,
};
