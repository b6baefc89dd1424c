import { type CallSummary, foreign, invalid, missing } from './call-summary.ts';

/** What a reader keeps: contents, authors, places in articles, searches. */
export const librarySummaries = {
  getSavedContents: {
    summary: 'The contents a reader has saved',
    tag: 'Profile',
    session: true,
    errors: foreign,
  },
  getFollowedAuthors: {
    summary: 'The authors a reader follows',
    tag: 'Profile',
    session: true,
    errors: foreign,
  },
  saveContent: { summary: 'Saves a content', tag: 'Profile', session: true, errors: missing },
  unsaveContent: {
    summary: 'Takes a content off the saved ones',
    tag: 'Profile',
    session: true,
    errors: missing,
  },
  followAuthor: { summary: 'Follows an author', tag: 'Profile', session: true, errors: missing },
  unfollowAuthor: { summary: 'Follows an author no more', tag: 'Profile', session: true, errors: missing },
  getReadings: {
    summary: 'The articles a reader has begun, the most recent first',
    tag: 'Profile',
    session: true,
    errors: foreign,
  },
  getReadingPlace: {
    summary: 'Where the reader has left an article; `place` is null where they have not',
    tag: 'Profile',
    session: true,
    errors: missing,
  },
  keepReadingPlace: {
    summary: 'Keeps where the reader is in an article that they may read whole',
    tag: 'Profile',
    session: true,
    errors: { ...invalid, ...missing, ...foreign },
  },
  forgetReadingPlace: {
    summary: 'Forgets where the reader has left an article; where nothing is kept it succeeds too',
    tag: 'Profile',
    session: true,
    errors: missing,
  },
  getSavedSearches: {
    summary: 'The searches a reader keeps, the newest first',
    tag: 'Profile',
    session: true,
    errors: foreign,
  },
  saveSearch: {
    summary: 'Keeps a search, to be mailed what is new in it; one that is kept already is answered as it is',
    tag: 'Profile',
    session: true,
    errors: { ...invalid, 409: ['SAVED_SEARCHES_FULL'] },
  },
  changeSavedSearch: {
    summary: 'Changes the name of a kept search, and how often it is mailed',
    tag: 'Profile',
    session: true,
    errors: { ...invalid, ...missing },
  },
  deleteSavedSearch: {
    summary: 'Deletes a kept search; where there is none it succeeds too',
    tag: 'Profile',
    session: true,
  },
} as const satisfies Readonly<Record<string, CallSummary>>;
