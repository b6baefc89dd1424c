/**
 * The routes of the newsroom's own pages; those that widgets link to are in the shared package. What an address is on a
 * site tells `local-paths.ts`.
 */
export const sitePaths = {
  live: '/directo/',
  shows: '/programas/',
  podcasts: '/podcasts/',
  authors: '/autores/',
  newsletters: '/boletines/',
  contact: '/contacto/',
  weather: '/tiempo/',
  about: '/quienes-somos/',
  ethics: '/codigo-etico/',
  cookies: '/cookies/',
  consent: '/cookies/configuracion/',
  accessibility: '/accesibilidad/',
} as const;

/** Where each site's web app manifest is. */
export const MANIFEST_PATH = '/app.webmanifest';
