/**
 * The calls of the user store, apart from it: a page of an anonymous reader, or of one whose profile is in the day's
 * cache, needs neither the client nor the schemas until something is asked of the server.
 */
import {
  type CallInput,
  deleteAccount,
  followAuthor,
  getProfile,
  login,
  logout,
  patchProfile,
  saveContent,
  toggleBulletin,
  unfollowAuthor,
  unsaveContent,
} from '@portada/contract';
import { request } from '../api/client.ts';

export const fetchProfile = () => request(getProfile, {});

export const sendLogin = (email: string, password: string) => request(login, { body: { email, password } });

export const sendLogout = () => request(logout, {});

export type ProfileFields = CallInput<typeof patchProfile>['body'];
export const sendProfile = (fields: ProfileFields) => request(patchProfile, { body: fields });

export const sendDeletion = () => request(deleteAccount, {});

export const sendBulletin = (userId: string) => request(toggleBulletin, { body: { userId } });

export const sendSaved = (id: string, saved: boolean) =>
  request(saved ? saveContent : unsaveContent, { params: { id } });

export const sendFollowed = (id: string, following: boolean) =>
  request(following ? followAuthor : unfollowAuthor, { params: { id } });
