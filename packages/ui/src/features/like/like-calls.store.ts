/**
 * The calls that change what a reader likes, apart from the buttons: a page needs neither the client nor the schemas
 * until somebody presses one.
 */
import { followAuthor, saveContent, toggleBulletin, unfollowAuthor, unsaveContent } from '@portada/contract';
import { request } from '@portada/core';

export const sendSaved = (id: string, saved: boolean) =>
  request(saved ? saveContent : unsaveContent, { params: { id } });

export const sendFollowed = (id: string, following: boolean) =>
  request(following ? followAuthor : unfollowAuthor, { params: { id } });

export const sendBulletin = (userId: string) => request(toggleBulletin, { body: { userId } });
