/** The jobs, what each side shows for them, and what proves that it works. */
import type { Case, Side } from './case.ts';
import { SAVE_BUTTONS } from './portada.ts';
import type { Step } from './watch.ts';

const portada = (path: string, ...steps: readonly Step[]): Side => ({ who: 'Portada', path, steps });
const ghost = (path: string, ...steps: readonly Step[]): Side => ({ who: 'Ghost', path, steps });

const COMMENTS = 20;

const alert = 'portada-alert-banner >>> .portada-alert-banner-card';
const ghostAlert = '.gh-announcement-bar';
const form = '.portada-newsletter-form';
const ghostForm = 'iframe >>> form';
const comment = '.portada-comment';
const ghostComment = '#ghost-comments-root iframe >>> [data-testid="comment-component"]';
const ghostSorting = '#ghost-comments-root iframe >>> [data-testid="comments-sorting-form"]';
const account = 'portada-user-menu >>> .portada-user-menu-links a';
// The class that the app gives the theme's own link, once it listens.
const ghostAccount = 'a.gh-portal-close';
const ghostSearch = '#sodo-search-root';
const search = '.portada-header-search-toggle';

const newsroomArticle = (path: string): Pick<Case, 'name' | 'title' | 'sides'>[] => [
  {
    name: 'newsroom-article',
    title: 'the newsroom’s article before interaction',
    sides: [portada(path, { see: search })],
  },
  {
    name: 'newsroom-article-read',
    title: 'the newsroom’s article, read to its foot',
    sides: [portada(path, { see: search }, { read: true, see: form })],
  },
];

/** @param article the address of an article of the newsroom */
export function casesOf(article: string): readonly Case[] {
  return [
    {
      name: 'floor',
      title: 'bare React, one box',
      sides: [
        {
          who: 'React',
          path: '/floor/',
          steps: [{ see: '#box' }, { press: '#box', see: '#box[aria-pressed=true]' }],
        },
      ],
    },
    {
      name: 'alert',
      title: 'alert',
      sides: [
        portada('/alert/', { see: alert }, { press: `${alert} button`, see: alert, count: 0 }),
        ghost(
          '/ghost-alert/',
          { see: ghostAlert },
          { press: `${ghostAlert} button`, see: ghostAlert, count: 0 },
        ),
      ],
    },
    {
      name: 'sign-up',
      title: 'newsletter sign-up',
      sides: [
        portada(
          '/sign-up/',
          { see: form },
          { press: `${form} [type=submit]`, see: `${form} [aria-invalid=true]` },
        ),
        ghost(
          '/ghost-sign-up/',
          { see: ghostForm },
          { press: `${ghostForm} button`, see: 'iframe >>> [data-testid="error-message"]' },
        ),
      ],
    },
    {
      name: 'comments',
      title: `comments, ${COMMENTS}`,
      sides: [
        portada(
          '/comments/',
          { see: comment, count: COMMENTS },
          { press: `${comment} .portada-comment-actions button:last-child`, see: 'dialog[open]' },
        ),
        ghost(
          '/ghost-comments/',
          { see: ghostComment, count: COMMENTS },
          { press: `${ghostSorting} button`, see: `${ghostSorting} [role=menu]` },
        ),
        {
          who: 'Waline',
          path: '/waline/',
          steps: [
            { see: '.wl-card-item', count: COMMENTS },
            { press: '.wl-reply', see: '.wl-card .wl-panel' },
          ],
        },
      ],
    },
    {
      name: 'account',
      title: 'account corner, then login form',
      apart: true,
      sides: [
        portada(
          '/account/',
          { see: account },
          { press: account, see: 'portada-login .portada-login [type=submit]' },
        ),
        ghost(
          '/ghost-account/',
          { see: ghostAccount },
          { press: ghostAccount, insist: true, see: '#ghost-portal-root iframe >>> input[type=email]' },
        ),
      ],
    },
    {
      name: 'header-search',
      title: 'header search opens',
      apart: true,
      sides: [
        portada('/search/', { see: search }, { press: search, see: '.portada-header-search-layer input' }),
        ghost(
          '/ghost-search/',
          { see: ghostSearch },
          { press: '[data-ghost-search]', insist: true, see: 'iframe[title="portal-popup"] >>> input' },
        ),
      ],
    },
    {
      name: 'searcher',
      title: 'search box and results',
      apart: true,
      sides: [
        portada(
          '/searcher/',
          { see: '.portada-searcher-item', count: 20 },
          {
            type: { into: '.portada-searcher input[type=search]', text: 'biblioteca' },
            see: '.portada-searcher-item',
            changes: true,
          },
        ),
        {
          who: 'InstantSearch',
          path: '/instantsearch/',
          steps: [
            { see: '#hits article', count: 20 },
            { type: { into: '#box input', text: 'biblioteca' }, see: '#hits article', changes: true },
          ],
        },
      ],
    },
    {
      name: 'five',
      title: 'five jobs on one article, all at once',
      sides: [
        portada(
          '/five/',
          { see: alert },
          { see: form },
          { see: comment, count: COMMENTS },
          { see: account },
          { see: search },
        ),
        ghost(
          '/ghost-five/',
          { see: ghostAlert },
          { see: ghostSearch },
          { see: ghostForm },
          { see: ghostComment, count: COMMENTS },
          { see: ghostAccount },
        ),
      ],
    },
    {
      name: 'below',
      title: 'sign-up and comments below the fold',
      sides: [portada('/below/', { see: 'main' })],
    },
    {
      name: 'twelve',
      title: 'an article with twelve widgets on a foreign page, before interaction',
      sides: [portada('/twelve/', { see: search })],
    },
    ...newsroomArticle(article),
    { name: 'nothing', title: 'nothing in sight', sides: [portada('/nothing/', { see: 'main' })] },
    {
      name: 'many-comments',
      title: '10,000 comments: the first one, once in sight',
      apart: true,
      sides: [portada('/many-comments/', { see: 'main' }, { reach: 'portada-comments', see: comment })],
    },
    {
      name: 'save-buttons',
      title: `${SAVE_BUTTONS} save buttons; half of them`,
      sides: [
        portada('/save-buttons/', { see: 'portada-save-button >>> button', count: SAVE_BUTTONS }),
        portada('/half-the-save-buttons/', {
          see: 'portada-save-button >>> button',
          count: SAVE_BUTTONS / 2,
        }),
      ],
    },
  ];
}
