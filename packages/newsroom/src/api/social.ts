import type { FastifyInstance } from 'fastify';
import { renderError } from '../http/error-page.ts';

/**
 * The browser navigations of social login (LOGIN-05). No provider is set up in the configuration, and the reader is
 * told so on the site's own page; another provider's name is a 404.
 */
export function registerSocialLogin(app: FastifyInstance): void {
  for (const provider of ['apple', 'facebook', 'google', 'twitter']) {
    app.get(`/api/front/user/login/${provider}`, (request, reply) => renderError(request, reply, 503));
  }
}
