import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Page } from '../pages/react.ts';
import { article, carousel, sampler, spoken, submissions } from './sampler.ts';
import { styleOf } from './styles.ts';

/** The HTML of a host's page at a path below it. */
type Host = (path: string) => string | undefined;

interface Document {
  readonly block?: Readonly<Record<string, unknown>>;
  readonly head?: string;
  readonly doctype?: string;
  readonly portada?: string;
  readonly lang?: string;
}

const LOADER = '<script type="module" src="/portada/portada.js"></script>';
const FALLBACKS = '<link rel="stylesheet" href="/portada/portada-fallback.css">';
/** The policy that the guide asks for. */
const POLICY = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self';
  connect-src 'self'; img-src * data:; require-trusted-types-for 'script'; trusted-types dompurify portada">`;
const block = (fields: object = {}) =>
  `<script type="application/json" id="portada-page">${JSON.stringify({
    contentId: '4711',
    site: 'diari',
    serviceWorker: false,
    webFeatures: { users: true, comments: true },
    ...fields,
  })}</script>`;

/** A page as the guide writes it, with what the host adds. */
function page(
  body: string,
  { block: fields, head = '', doctype = '<!doctype html>', portada = LOADER, lang = 'es' }: Document = {},
) {
  return `${doctype}<html lang="${lang}"><head><meta charset="utf-8"><title>Host</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">${head}
<link rel="stylesheet" href="/portada/portada.css">${portada}</head>
<body>${block(fields)}${body}</body></html>`;
}

const module = (name: string) => `<script type="module" src="/modules/${name}.js"></script>`;

/** A framework's page: an application in `#app`, and a log beside it. */
const application = (name: string, served = '', options: Document = {}): Host => {
  return () => page(`<div id="app">${served}</div><output id="log"></output>${module(name)}`, options);
};

/** Two pages that a library goes between without loading the document anew; each block where the library wants it. */
const navigated = (name: string, { place = 'body', attributes = '' } = {}): Host => {
  const blockIn = (here: string, contentId: string) => (here === place ? block({ contentId }) : '');
  const own = (contentId: string, other: string) =>
    page('', { head: blockIn('head', contentId) + module(name) }).replace(
      /<body>.*<\/body>/s,
      `<body ${attributes}><main id="app">${blockIn('body', contentId)}
      <a id="link" href="./${other}">${other}</a>
      <portada-save-button content-id="${contentId}" name="Noticia ${contentId}"></portada-save-button>
      <portada-comments load="eager"></portada-comments></main></body>`,
    );
  return (path) => (path === 'second' ? own('4712', 'first') : own('4711', 'second'));
};

const styled = (name: string, options: Document = {}, body = sampler): Host => {
  return () => page(body, { ...options, head: `<style>${styleOf(name)}</style>${options.head ?? ''}` });
};

/** In another language: the path names it, and the texts that the publisher wrote for it. */
const speaking: Host = (path) => {
  const [lang = '', texts] = path.split('/');
  const messagesUrl = texts && `/texts/${texts}.json`;
  return page(spoken, { lang, head: POLICY, block: { messagesUrl } });
};

/** Below a library that changes built-in objects. */
const aged = (library: string): Host => {
  return () =>
    page(sampler + submissions + carousel, { head: `<script src="/libraries/${library}"></script>` });
};

/** With all that has to do with cookies or storage, on a page that forbids or lacks something. */
const restricted = (options: Document = {}): Host => styled('plain', options, sampler + submissions);

const widgets = join(import.meta.dirname, '../../../../widgets');

/** The forms of the examples close one day, and have nothing to press from then on. */
const staysOpen = (example: string) =>
  example.replace(/ closes="[^"]*"/, ' closes="2099-12-11T12:00:00+01:00"');

/** One or several widgets as their reference shows them, by their names without `portada-`, started at once. */
const alone: Host = (path) => {
  const examples = path.split('+').map((name) => {
    const example = staysOpen(readFileSync(join(widgets, name, 'example.html'), 'utf8'));
    return `<div id="${name}">${example.replace(`<portada-${name}`, '$& load="eager"')}</div>`;
  });
  return page(`${examples.join('\n')}<p id="end">Sigue la página.</p>`, {
    head: FALLBACKS,
    block: { webFeatures: { users: true, comments: true, paywall: true, advertising: true } },
  });
};

/** What a server writes in a widget's tag, as the reference shows it, below the sheet for that; no script comes. */
const served: Host = (name) => {
  const fallback = readFileSync(join(widgets, name, 'fallback.html'), 'utf8');
  return page(`<portada-${name}>${fallback}</portada-${name}>`, {
    head: `${FALLBACKS}
<style>p { color: rgb(1 2 3); padding: 9px } ul { padding: 40px }</style>`,
    portada: '',
  });
};

/** Every host by the first part of its path. */
export const hosts: Readonly<Record<string, Host>> = {
  'react-client': application('react-client'),
  'react-objects': application('react-objects'),
  'react-hydrated': application('react-hydrated', renderToString(createElement(Page)), { portada: '' }),
  vue: application('vue'),
  svelte: application('svelte'),
  lit: application('lit'),
  jquery: application('jquery'),
  turbo: navigated('turbo', { place: 'head' }),
  swup: navigated('swup'),
  htmx: navigated('htmx', { attributes: 'hx-boost="true"' }),
  plain: styled('plain'),
  bootstrap: styled('bootstrap'),
  tailwind: styled('tailwind'),
  twentytwentyone: styled('twentytwentyone'),
  'small-root': styled('small-root'),
  bare: () => page(article),
  restricted: restricted(),
  quirks: restricted({ doctype: '' }),
  base: restricted({ head: '<base href="https://elsewhere.invalid/">', portada: '' }),
  prototype: aged('prototype'),
  mootools: aged('mootools'),
  enumerable: aged('enumerable'),
  'two-versions': restricted({
    portada: `${LOADER}<script type="module" src="/old/portada.js"></script>`,
  }),
  speaking,
  alone,
  served,
  sandbox: (path) =>
    path === 'inner'
      ? page(sampler + submissions)
      : page(
          '<iframe sandbox="allow-scripts allow-forms" src="/sandbox/inner" width="800" height="900"></iframe>',
        ),
  xhtml: () => readFileSync(join(import.meta.dirname, '../pages/page.xhtml'), 'utf8'),
};
