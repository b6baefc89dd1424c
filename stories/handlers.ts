import {
  askInterview,
  changePassword,
  checkNick,
  deleteAccount,
  endAllSessions,
  endSession,
  followAuthor,
  getFollowedAuthors,
  getProfile,
  getSavedContents,
  getSessions,
  listStreaming,
  listStreamingExcept,
  login,
  logout,
  patchProfile,
  recoverPassword,
  register,
  resendValidationMail,
  saveContent,
  search,
  searchMore,
  sendContact,
  sendContribution,
  subscribe,
  toggleBulletin,
  unfollowAuthor,
  unsaveContent,
} from '@portada/contract';
import {
  authors,
  contentCards,
  firstResults,
  lastResults,
  reader,
  sessions,
  streamings,
} from '@portada/contract/fixtures';
import type { HttpHandler } from 'msw';
import { drawnPictures } from './support/drawn-pictures.ts';
import { respond } from './support/respond.ts';

const done = { success: true };

/** The back end of every story, where all goes well. A story gives its own handlers first, for what goes wrong. */
export const handlers: HttpHandler[] = [
  respond(login, reader),
  respond(getProfile, reader),
  respond(patchProfile, reader),
  respond(getSavedContents, contentCards),
  respond(getFollowedAuthors, authors),
  respond(getSessions, sessions),
  ...[endSession, endAllSessions, deleteAccount].map((call) => respond(call, done)),
  ...[changePassword, logout, recoverPassword, resendValidationMail, toggleBulletin].map((call) =>
    respond(call, done),
  ),
  ...[sendContribution, askInterview].map((call) => respond(call, done)),
  ...[saveContent, unsaveContent, followAuthor, unfollowAuthor].map((call) => respond(call, done)),
  respond(checkNick, { available: true }),
  respond(register, done),
  respond(sendContact, done),
  respond(subscribe, { httpCode: 200 }),
  respond(listStreaming, { streamingList: streamings }),
  respond(listStreamingExcept, { streamingList: streamings.slice(1) }),
  respond(search, firstResults),
  respond(searchMore, lastResults),
  drawnPictures,
];
