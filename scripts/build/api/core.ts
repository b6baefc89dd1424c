/** `portada/core`: what widgets share: the page, the reader, the API client, the site's addresses. */
export { request } from '../../../packages/core/src/api/client.ts';
export { $errors, ApiError } from '../../../packages/core/src/api/errors.ts';
export { emit } from '../../../packages/core/src/events.ts';
export { $flags } from '../../../packages/core/src/flags.ts';
export { $language } from '../../../packages/core/src/language.ts';
export { $page } from '../../../packages/core/src/page.ts';
export { loginUrl, routeUrl } from '../../../packages/core/src/routes.ts';
export { $loggedIn, $user, $userState, refreshUser } from '../../../packages/core/src/user/store.ts';
