import type { PlaceName, WebRouteName } from '@portada/contract';

/**
 * The routes of the specification, and Portada's own choice of what it leaves open, for pages whose block names none:
 * registration and its end (REG-10), the parents' and guardians' page (LOGIN-25), and what a form's consent is given
 * to.
 */
export const routes = {
  login: '/acceso/',
  register: '/registro/',
  'user.profile': '/perfil/mi-cuenta/',
  'user.saved': '/perfil/contenidos-guardados/',
  'user.authors': '/perfil/autores/',
  'user.newsletters': '/perfil/boletines/',
  privacy: '/privacidad/',
  terms: '/aviso-legal/',
  guardians: '/acceso/familias/',
  registered: '/registro/confirmacion/',
} as const satisfies Record<WebRouteName | PlaceName, string>;
