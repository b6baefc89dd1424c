import type { Language } from '@portada/contract';
import { routes } from '@portada/shared/routes.ts';
import type { Config } from '../config/config.ts';
import { canonicalUrl } from '../config/local-paths.ts';
import { sitePaths } from '../config/site-paths.ts';
import { siteIn } from '../config/sites.ts';

/** The URLs in emails. */
export const mailPaths = {
  login: routes.login,
  activation: `${routes.register}activar/`,
  newPassword: `${routes.login}nueva-contrasena/`,
  emailReturn: `${routes.login}recuperar-correo/`,
  accountDeleted: '/cuenta-eliminada/',
  subscription: `${sitePaths.newsletters}confirmar/`,
  unsubscribe: `${sitePaths.newsletters}baja/`,
  searchEnd: `${sitePaths.newsletters}busqueda/baja/`,
} as const;

/**
 * A URL for an email, on the configured origin, never the request's host: a forged host header must not choose
 * where a link in somebody else's email leads.
 */
export function mailUrl(config: Config, lang: Language, path: string, token?: string): string {
  const url = new URL(canonicalUrl(siteIn(lang), path), config.siteUrl);
  if (token) url.searchParams.set('token', token);
  return url.href;
}
