import type { Language } from '@portada/contract';
import { routes } from '@portada/shared/routes.ts';
import type { Config } from '../config/config.ts';
import { canonicalBase, sites } from '../config/sites.ts';

/** The addresses that our mails lead to. */
export const mailPaths = {
  login: routes.login,
  activation: `${routes.register}activar/`,
  newPassword: `${routes.login}nueva-contrasena/`,
  emailReturn: `${routes.login}recuperar-correo/`,
  accountDeleted: '/cuenta-eliminada/',
  subscription: '/boletines/confirmar/',
  unsubscribe: '/boletines/baja/',
} as const;

/**
 * An address for a mail. It stands on the configured origin, never on the request's host: whoever asks for a mail
 * to somebody else must not choose where its link leads.
 */
export function mailUrl(config: Config, lang: Language, path: string, token?: string): string {
  const site = sites.find((candidate) => candidate.lang === lang);
  const url = new URL((site ? canonicalBase(site) : '') + path, config.siteUrl);
  if (token) url.searchParams.set('token', token);
  return url.href;
}
