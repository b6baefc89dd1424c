/** The texts in place of a paywalled text, by reason. */
export const wallEs = {
  closed: {
    title: 'Este artículo es para lectores registrados',
    text: 'Crea tu cuenta gratis y sigue leyendo. Se tarda menos de un minuto.',
  },
  limit: {
    title: 'Has leído todos los artículos gratuitos de este periodo',
    text: 'Con una cuenta gratuita puedes leer más. Si ya la tienes, inicia sesión.',
  },
  ownLimit: {
    title: 'Has llegado al límite de tu cuenta',
    text: 'Lo que ya has leído sigue abierto. Cuando empiece el próximo periodo podrás leer más.',
  },
  noCookies: {
    title: 'No podemos contar lo que lees',
    text: 'Para leer este artículo, permite las cookies de este sitio o inicia sesión con tu cuenta.',
  },
} as const;

export const wallCa = {
  closed: {
    title: 'Aquest article és per a lectors registrats',
    text: 'Crea el teu compte de franc i continua llegint. No s’hi triga ni un minut.',
  },
  limit: {
    title: 'Has llegit tots els articles gratuïts d’aquest període',
    text: 'Amb un compte gratuït pots llegir-ne més. Si ja en tens, inicia la sessió.',
  },
  ownLimit: {
    title: 'Has arribat al límit del teu compte',
    text: 'El que ja has llegit continua obert. Quan comenci el pròxim període en podràs llegir més.',
  },
  noCookies: {
    title: 'No podem comptar el que llegeixes',
    text: 'Per llegir aquest article, permet les galetes d’aquest lloc o inicia la sessió amb el teu compte.',
  },
} as const;
