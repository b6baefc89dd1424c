/**
 * Every page of the newsroom, one of each template: nothing fails on it, and no widget is dead. Each in one of the
 * languages, in turn; the other engine has it in the other.
 */
import { expect, test } from 'vitest';
import { registry } from '../../../../widgets/registry.ts';
import { contentKinds } from '../../src/db/schema/content.ts';
import { newest, recoveryPath } from './readers.ts';
import { problemsOf, type Visit } from './visit.ts';

/** An upper limit, not a delay; below that of the protocols' own. */
const LIMIT_MS = 25_000;

const paths = [
  '/',
  '/politica/',
  '/directo/',
  '/programacion/',
  '/tiempo/',
  '/buscar/?text=mar',
  '/hemeroteca/',
  '/agenda/',
  '/programas/',
  '/programas/fuego-lento/',
  '/programas/fuego-lento/emisiones/',
  '/videos/',
  '/encuestas/',
  '/podcasts/',
  '/autores/',
  '/autores/lola-cano/',
  '/boletines/',
  '/boletines/a-bordo/',
  '/acceso/',
  '/registro/',
  '/registro/confirmacion/',
  '/perfil/mi-cuenta/',
  '/aviso-legal/',
  '/contacto/',
  '/contacto/enviado/',
  '/error/404/',
];

/** An issue of a newsletter is listed on that newsletter's page alone. */
const kinds = contentKinds.filter((kind) => kind !== 'newsletter');

/** The widgets that wait for the reader. */
const waiting = Object.entries(registry)
  .filter(([, { load }]) => load === 'interaction')
  .map(([name]) => `portada-${name}`);

/**
 * Runs in the page: brings every widget into view, until each is ready that has a place on the page; which one is
 * not in the end, and what has failed. A list that goes on moves what is below it.
 */
async function unready(waiting: readonly string[], limit: number): Promise<string[]> {
  const left = () =>
    [...document.querySelectorAll<HTMLElement>('*')].filter((element) => {
      const { state } = element.dataset;
      if (!element.localName.startsWith('portada-') || state === 'ready' || state === 'off') return false;
      if (state === 'waiting' && waiting.includes(element.localName)) return false;
      return state === 'failed' || element.checkVisibility();
    });
  const end = performance.now() + limit;
  for (let rest = left(); rest.length > 0 && performance.now() < end; rest = left()) {
    const next = rest.find(({ dataset }) => dataset.state === 'waiting') ?? rest[0];
    next?.scrollIntoView({ behavior: 'instant', block: 'center' });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return left().map(({ localName, dataset }) => `${localName}: ${dataset.state}`);
}

/** Runs in the page: one of each thing that the other tests must not find. */
async function goWrong(): Promise<void> {
  console.error('said to the console');
  setTimeout(() => {
    throw new Error('thrown');
  });
  void Promise.reject(new Error('rejected'));
  const image = new Image();
  image.src = 'https://elsewhere.example/picture.png';
  document.body.append(image);
  await fetch('/no-such-page/');
  await new Promise((resolve) => setTimeout(resolve, 100));
}

/** The languages as addresses have them. */
export type Languages = readonly ['' | '/ca', '' | '/ca'];

export function describePages(visiting: () => Visit, languages: Languages): void {
  const inTurn = (path: string, at: number) => ({ path, base: languages[at % 2 === 0 ? 0 : 1] });

  test('what goes wrong on a page is seen', async () => {
    const visit = visiting();
    await visit.open('/aviso-legal/');
    visit.front.problems();
    await visit.tab.evaluate(goWrong);
    const problems = (await problemsOf(visit)).join('\n');
    for (const part of [
      'said to the console',
      'thrown',
      'rejected',
      'violation: img-src',
      '404 GET /no-such-page/',
    ]) {
      expect(problems).toContain(part);
    }
  });

  async function check(path: string): Promise<void> {
    const visit = visiting();
    visit.front.problems();
    await visit.open(path);
    expect(await visit.tab.evaluate(unready, waiting, LIMIT_MS)).toEqual([]);
    const isThePage = (problem: string) => path.includes('/error/404/') && problem === `404 GET ${path}`;
    expect((await problemsOf(visit)).filter((problem) => !isThePage(problem))).toEqual([]);
  }

  test.each(paths.map(inTurn))('nothing fails on $base$path', ({ base, path }) => check(base + path));
  test('nothing fails on the page of a recovery link', async () =>
    check(languages[0] + (await recoveryPath())));
  test.each(kinds.map(inTurn))(
    'nothing fails on a page below $base/ of the kind $path',
    async ({ base, path }) => check(await newest(base, path)),
  );
}
