/** Ghost's apps as a Ghost theme puts them on a page, and a back end that answers as Ghost's does. */
import { join } from 'node:path';
import { peersFolder } from './packages.ts';
import { ORIGIN, type Page, type Site } from './server.ts';

const COMMENTS = 20;
const POSTS = 200;
const WHEN = '2026-11-20T10:00:00.000Z';
const words = 'Llevo años viniendo al muelle y no lo había visto así, la verdad. ';
const numbers = (many: number) => Array.from({ length: many }, (_, index) => index + 1);

const tag = (app: string, attributes: string) =>
  `<script defer src="/ghost/${app}/umd/${app}.min.js" ${attributes} crossorigin="anonymous"></script>`;

const alert = tag('announcement-bar', 'data-announcement-bar="/" data-api-url="/members/api/announcement/"');
const comments = tag(
  'comments-ui',
  `data-locale="es" data-ghost-comments="/" data-api="/ghost/api/content/" data-admin="${ORIGIN}/ghost/" data-key="key"
  data-title="Comentarios" data-count="true" data-post-id="4711" data-color-scheme="light"
  data-avatar-saturation="60" data-accent-color="#15171a" data-comments-enabled="all" data-publication="Diario"`,
);
const portal = tag(
  'portal',
  'data-i18n="true" data-ghost="/" data-key="key" data-api="/ghost/api/content/" data-locale="es"',
);
const search = tag(
  'sodo-search',
  'data-key="key" data-styles="/ghost/sodo-search/umd/main.css" data-sodo-search="/" data-locale="es"',
);
const signUp = tag(
  'signup-form',
  'data-button-color="#15171a" data-button-text-color="#fff" data-site="/" data-locale="es"',
).replace('defer', 'async');
const searchButton = '<button type="button" data-ghost-search>Buscar</button>';
const accountLink = '<p><a href="#/portal/signin" data-portal="signin">Inicia sesión</a></p>';
const box = (script: string) => `<div style="min-height: 58px">${script}</div>`;

const pages: Record<string, Page> = {
  '/ghost-alert/': { head: alert, body: '' },
  '/ghost-sign-up/': { head: '', body: box(signUp) },
  '/ghost-comments/': { head: '', body: comments },
  '/ghost-account/': { head: portal, body: accountLink },
  '/ghost-search/': { head: search, body: searchButton },
  '/ghost-five/': {
    head: alert + portal + search,
    body: accountLink + searchButton + box(signUp) + comments,
  },
};

const settings = {
  title: 'Diario',
  description: 'Noticias del puerto',
  url: '/',
  accent_color: '#15171a',
  locale: 'es',
  members_signup_access: 'all',
  members_support_address: 'hola@example.com',
  members_enabled: true,
  allow_external_signup: true,
  portal_button: true,
  portal_name: true,
  portal_plans: ['free'],
  portal_button_style: 'icon-and-text',
  portal_button_signup_text: 'Suscribirse',
  comments_enabled: 'all',
  labs: {},
};

const commentOf = (id: number) => ({
  id: String(id),
  status: 'published',
  html: `<p>${id}. ${words.repeat(1 + (id % 4))}</p>`,
  created_at: WHEN,
  edited_at: null,
  in_reply_to_id: null,
  liked: false,
  disliked: false,
  count: { likes: id, dislikes: 0, net_score: id, replies: 0 },
  replies: [],
  member: { id: `m${id}`, uuid: `m${id}`, name: `Lector ${id}`, expertise: null, avatar_image: null },
});

const pagination = { page: 1, limit: COMMENTS, pages: 1, total: COMMENTS, next: null, prev: null };

const posts = numbers(POSTS).map((id) => ({
  id: String(id),
  title: `El temporal cierra el puerto, ${id}`,
  url: `/${id}/`,
  slug: `temporal-${id}`,
  excerpt: words,
  visibility: 'public',
}));

const answers: readonly (readonly [RegExp, unknown])[] = [
  [
    /^\/members\/api\/announcement\/$/,
    { announcement: [{ announcement: words, announcement_background: 'accent' }] },
  ],
  [/^\/members\/api\/comments\/counts\/$/, { 4711: COMMENTS }],
  [
    /^\/members\/api\/comments\/post\/4711\/$/,
    { comments: numbers(COMMENTS).map(commentOf), meta: { pagination } },
  ],
  [/^\/members\/api\/member\/$/, null],
  [/^\/ghost\/api\/content\/settings\/$/, { settings }],
  [/^\/ghost\/api\/content\/tiers\/$/, { tiers: [] }],
  [/^\/ghost\/api\/content\/newsletters\/$/, { newsletters: [] }],
  [/^\/ghost\/api\/content\/search-index\/posts\/$/, { posts }],
  [/^\/ghost\/api\/content\/search-index\/authors\/$/, { authors: [] }],
  [/^\/ghost\/api\/content\/search-index\/tags\/$/, { tags: [] }],
  [/^\/ghost\/auth-frame\/$/, {}],
];

export const ghost: Site = {
  pages,
  folders: { '/ghost/': join(peersFolder, 'node_modules/@tryghost') },
  answer: ({ pathname }) => answers.find(([pattern]) => pattern.test(pathname))?.[1],
};
