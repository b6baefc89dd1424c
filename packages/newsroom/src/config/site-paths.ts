/** The newsroom's own pages, the same on every site; those that widgets link to are in the shared package. */
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
