/** Any link to it logs out (LOGIN-23). Apart from the other paths, since every page with a widget has it. */
export const LOGOUT_PATH = '/logout/';
