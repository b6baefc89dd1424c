/** What readers ask, as the calls that their pages make. */
import type { FastifyInstance } from 'fastify';

export interface Case {
  readonly name: string;
  /** The addresses that are asked in turn. */
  readonly urls: readonly string[];
}

const words = {
  '': [
    'puerto',
    'ayuntamiento',
    'biblioteca',
    'dique norte',
    'vivienda alquiler',
    'regata',
    'informacion',
    'cofradía',
  ],
  '/ca': [
    'port',
    'ajuntament',
    'biblioteca',
    'dic nord',
    'habitatge lloguer',
    'regata',
    'informacio',
    'confraria',
  ],
} as const;
const sites = ['', '/ca'] as const;

function url(site: string, query: Readonly<Record<string, string>>, cursor = ''): string {
  return `${site}/webapi/searcher/${cursor}?${new URLSearchParams(query)}`;
}

function forEachText(make: (text: string, site: string) => string): string[] {
  return sites.flatMap((site) => words[site].map((text) => make(text, site)));
}

/** The cases; the cursors of later pages are fetched here, so that only those pages are timed. */
export async function readCases(app: FastifyInstance): Promise<Case[]> {
  const lastYears = JSON.stringify({ start: '2019-01-01', end: '2024-12-31' });
  const section = { '': 'puerto', '/ca': 'port' };
  const narrowed = sites.flatMap((site) =>
    words[site].map((searchText) =>
      url(site, {
        searchText,
        filterValues: JSON.stringify({ section: section[site] }),
        dateValue: lastYears,
      }),
    ),
  );
  const lists = sites.map((site) => url(site, {}));
  const texts = forEachText((searchText, site) => url(site, { searchText }));
  return [
    { name: 'first page', urls: lists },
    { name: 'fiftieth page, by cursor', urls: await pageOf(app, lists, 50) },
    { name: 'thousandth page, by number', urls: sites.map((site) => url(site, { page: '1000' })) },
    { name: 'first page of a text', urls: texts },
    { name: 'fiftieth page of a text, by cursor', urls: await pageOf(app, texts, 50) },
    {
      name: 'fiftieth page of a text, by number',
      urls: forEachText((searchText, site) => url(site, { searchText, page: '50' })),
    },
    { name: 'filter, dates and text', urls: narrowed },
    { name: 'their fifth page, by cursor', urls: await pageOf(app, narrowed, 5) },
    {
      name: 'predictive: authors',
      urls: ['carm', 'vila', 'ferre', 'soria'].map((searchText) =>
        url('', { searchText, type: 'author', limit: '12' }),
      ),
    },
    {
      name: 'predictive: half a word',
      urls: ['bibliot', 'ayuntamien', 'catamar', 'portaconten'].map((searchText) =>
        url('', { searchText, limit: '12' }),
      ),
    },
    {
      name: 'a mistyped word',
      urls: ['bibloiteca', 'ayuntamietno', 'cofrafía'].map((searchText) => url('', { searchText })),
    },
    {
      name: 'events of a week',
      urls: sites.map((site) =>
        url(site, {
          moduleId: 'agenda',
          dateValue: JSON.stringify({ start: '2020-06-01', end: '2020-06-07' }),
        }),
      ),
    },
  ];
}

/** The address of a page of each list that has so many. */
async function pageOf(app: FastifyInstance, firstPages: readonly string[], nth: number): Promise<string[]> {
  const found: string[] = [];
  for (const first of firstPages) {
    let at: string | undefined = first;
    for (let page = 1; page < nth && at !== undefined; page += 1) at = await following(app, first, at);
    if (at !== undefined) found.push(at);
  }
  if (found.length === 0) throw new Error(`No list is ${nth} pages long: there are too few contents.`);
  return found;
}

async function following(app: FastifyInstance, first: string, at: string): Promise<string | undefined> {
  const answer = await app.inject(at);
  const { searcherPayload } = answer.json<{ searcherPayload: { cursorMark: string | null } }>();
  return searcherPayload.cursorMark === null
    ? undefined
    : first.replace('/searcher/', `/searcher/${searcherPayload.cursorMark}`);
}
