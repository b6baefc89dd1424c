/** The pages that have a picture: one of each layout, and in Catalan those with most words of their own. */
import type { ContentKind } from '../src/db/schema/content.ts';

export interface PicturedPage {
  /** Of its pictures’ files. */
  readonly name: string;
  /** Its path, or the kind of which it is the newest content. */
  readonly at: string | { readonly kind: ContentKind };
  readonly isCatalan?: boolean;
  readonly isSignedIn?: boolean;
}

const contents = (...kinds: readonly ContentKind[]): PicturedPage[] =>
  kinds.map((kind) => ({ name: kind, at: { kind } }));

const catalan = ({ name, ...page }: PicturedPage): PicturedPage => ({
  ...page,
  name: `ca-${name}`,
  isCatalan: true,
});

const profile = (name: string, tab: string): PicturedPage => ({
  name: `profile-${name}`,
  at: `/perfil/${tab}/`,
  isSignedIn: true,
});

const home: PicturedPage = { name: 'home', at: '/' };
const register: PicturedPage = { name: 'register', at: '/registro/' };
const search: PicturedPage = { name: 'search', at: '/buscar/?text=mar' };
const contact: PicturedPage = { name: 'contact', at: '/contacto/' };

export const picturedPages: readonly PicturedPage[] = [
  home,
  { name: 'section', at: '/politica/' },
  ...contents('article', 'video', 'audio', 'gallery', 'live', 'poll', 'recipe', 'event', 'interview'),
  ...contents('contribution', 'newsletter'),
  { name: 'recipes', at: '/recetas/' },
  { name: 'agenda', at: '/agenda/' },
  { name: 'archive', at: '/hemeroteca/' },
  search,
  { name: 'search-without-results', at: '/buscar/?text=xilografía' },
  { name: 'authors', at: '/autores/' },
  { name: 'author', at: '/autores/lola-cano/' },
  { name: 'shows', at: '/programas/' },
  { name: 'show', at: '/programas/puerto-adentro/' },
  { name: 'schedule', at: '/programacion/' },
  { name: 'live-streams', at: '/directo/' },
  { name: 'podcasts', at: '/podcasts/' },
  { name: 'weather', at: '/tiempo/' },
  { name: 'newsletters', at: '/boletines/' },
  { name: 'login', at: '/acceso/' },
  register,
  profile('account', 'mi-cuenta'),
  profile('saved', 'contenidos-guardados'),
  contact,
  { name: 'accessibility', at: '/accesibilidad/' },
  { name: 'not-found', at: '/error/404/' },
  { name: 'showroom', at: '/showroom/' },
  ...[home, search, register, ...contents('article', 'event')].map(catalan),
];
