/** Waline's comments, and a search of InstantSearch as a publisher's own build bundles it, each with its back end. */
import { join } from 'node:path';
import { bundle, peersFolder } from './packages.ts';
import type { Site } from './server.ts';

const COMMENTS = 20;
const HITS = 20;
const words = 'Llevo años viniendo al muelle y no lo había visto así, la verdad. ';
const numbers = (many: number) => Array.from({ length: many }, (_, index) => index + 1);

const walineComment = (id: number) => ({
  objectId: id,
  nick: `Lector ${id}`,
  mail: '',
  link: '',
  avatar: '',
  browser: '',
  os: '',
  addr: '',
  comment: `<p>${id}. ${words.repeat(1 + (id % 4))}</p>`,
  time: Date.UTC(2026, 10, 20),
  like: id,
  sticky: 0,
  status: 'approved',
  children: [],
});

export const waline: Site = {
  pages: {
    '/waline/': {
      head: `<link rel="stylesheet" href="/waline-files/waline.css">
<script type="module">
import { init } from '/waline-files/waline.js';
init({
  el: '#waline', serverURL: location.origin + '/waline-server', path: '/4711/', lang: 'es', pageSize: ${COMMENTS},
  emoji: false, search: false,
});
</script>`,
      body: '<div id="waline"></div>',
    },
  },
  folders: { '/waline-files/': join(peersFolder, 'node_modules/@waline/client/dist') },
  answer: ({ pathname }) => {
    if (pathname !== '/waline-server/api/comment') return undefined;
    const data = numbers(COMMENTS).map(walineComment);
    return {
      errno: 0,
      errmsg: '',
      data: { page: 1, totalPages: 1, pageSize: COMMENTS, count: COMMENTS, data },
    };
  },
};

const INSTANT = `import { liteClient } from 'algoliasearch/lite';
import instantsearch from 'instantsearch.js/es/index.js';
import searchBox from 'instantsearch.js/es/widgets/search-box/search-box.js';
import hits from 'instantsearch.js/es/widgets/hits/hits.js';
const searchClient = liteClient('app', 'key', { hosts: [{ url: location.host, protocol: location.protocol.slice(0, -1), accept: 'readWrite' }] });
const search = instantsearch({ indexName: 'articles', searchClient });
const item = (hit, { html }) => html\`<article><h2><a href="\${hit.url}">\${hit.title}</a></h2><p>\${hit.text}</p></article>\`;
search.addWidgets([searchBox({ container: '#box' }), hits({ container: '#hits', templates: { item } })]);
search.start();`;

const resultsOf = (query: string) => {
  const hits = numbers(HITS).map((id) => ({
    objectID: String(id),
    title: `El temporal cierra el ${query || 'puerto'}, ${id}`,
    url: `/${id}/`,
    text: words,
  }));
  return { results: [{ hits, query, nbHits: 200, page: 0, nbPages: 10, hitsPerPage: HITS }] };
};

export async function instantSearch(): Promise<Site> {
  const page = {
    head: '<script type="module" src="/instantsearch.js"></script>',
    body: '<div id="box"></div><div id="hits"></div>',
  };
  return {
    pages: { '/instantsearch/': page },
    scripts: { '/instantsearch.js': await bundle(INSTANT, peersFolder) },
    answer: ({ pathname }, body) =>
      pathname.startsWith('/1/indexes/') ? resultsOf(/"query":"([^"]*)/.exec(body)?.[1] ?? '') : undefined,
  };
}
