/**
 * The requests of the like buttons, in a chunk of their own: neither the client nor the schemas are needed until
 * the first press.
 */
import { followAuthor, saveContent, toggleBulletin, unfollowAuthor, unsaveContent } from '@portada/contract';
import { request } from '@portada/core';

export const sendSaved = (id: string, saved: boolean) =>
  request(saved ? saveContent : unsaveContent, { params: { id } });

export const sendFollowed = (id: string, following: boolean) =>
  request(following ? followAuthor : unfollowAuthor, { params: { id } });

export const sendBulletin = (userId: string) => request(toggleBulletin, { body: { userId } });
