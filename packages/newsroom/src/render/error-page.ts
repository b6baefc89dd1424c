import type { FastifyReply, FastifyRequest } from 'fastify';
import { renderPage } from './page.ts';

/** The statuses with texts of their own; others use those of 404 or 500. */
const statuses = [400, 401, 403, 404, 410, 500, 503] as const;
type ErrorStatus = (typeof statuses)[number];

const titles = {
  es: {
    400: 'Dirección no válida',
    401: 'Acceso con cuenta',
    403: 'Acceso no permitido',
    404: 'Página no encontrada',
    410: 'Contenido retirado',
    500: 'Error del servidor',
    503: 'Servicio no disponible',
  },
  ca: {
    400: 'Adreça no vàlida',
    401: 'Accés amb compte',
    403: 'Accés no permès',
    404: 'Pàgina no trobada',
    410: 'Contingut retirat',
    500: 'Error del servidor',
    503: 'Servei no disponible',
  },
} as const satisfies Record<string, Record<ErrorStatus, string>>;

/**
 * Sends the site's error page for a status, which `views/error.liquid` reads as `status`. Without the navigation if the
 * database does not give it.
 */
export async function renderError(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
): Promise<FastifyReply> {
  const known = statuses.find((candidate) => candidate === status) ?? (status < 500 ? 404 : 500);
  const page = {
    template: 'error',
    title: titles[request.site.lang][known],
    status,
    cache: 'private',
    noindex: true,
    data: { status: known },
  } as const;
  if (status === 503) return renderPage(reply, { ...page, isBare: true });
  try {
    return await renderPage(reply, page);
  } catch (error) {
    request.log.error({ event: 'error-page.failed', err: error }, 'error page failed');
    return renderPage(reply, { ...page, isBare: true });
  }
}
