/** Every tag on a plain page: it mounts, keeps its state when moved, ends when removed, and mounts again. */
import { expect, test } from 'vitest';
import { readerOf, startTag, tags } from '../../../../widgets/test/elements.ts';
import { plainPage } from './plain.ts';
import { problemsOf, type Visit } from './visit.ts';

/** An upper limit, not a delay; below that of the protocols' own. */
const LIMIT_MS = 20_000;

/** The fixtures name pictures and films that no server has. */
const isOfFixtures = (problem: string) => /^(404 GET|not loaded:)/.test(problem);

/** Runs in the page: an element's life; what went otherwise than it should. */
async function live(html: string, limit: number): Promise<string> {
  const [home, elsewhere] = document.querySelectorAll('section');
  home?.insertAdjacentHTML('beforeend', html);
  const element = home?.lastElementChild;
  if (!(element instanceof HTMLElement) || !home || !elsewhere) return 'is not on the page';
  element.setAttribute('load', 'eager');

  const drawings = () => [
    ...(element.shadowRoot?.querySelectorAll('.portada') ?? element.querySelectorAll(':scope > .portada')),
  ];
  const isDrawn = () => element.dataset.state === 'ready' && drawings().length === 1;
  const isGone = () => element.dataset.state === undefined && drawings().length === 0;
  const until = async (holds: () => boolean) => {
    const end = performance.now() + limit;
    while (!holds() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
    return holds();
  };
  const now = () => `${element.dataset.state}, drawn ${drawings().length} times`;

  if (!(await until(isDrawn))) return `does not mount: ${now()}`;
  const [drawing] = drawings();
  elsewhere.append(element);
  await new Promise((resolve) => setTimeout(resolve, 50));
  if (!isDrawn() || drawings()[0] !== drawing) return `does not keep its state when it is moved: ${now()}`;
  element.remove();
  if (!(await until(isGone))) return `does not end when it is removed: ${now()}`;
  home.append(element);
  if (!(await until(isDrawn))) return `does not mount again: ${now()}`;
  element.remove();
  return (await until(isGone)) ? '' : `does not end when it is removed again: ${now()}`;
}

const pageFor = (tag: string) => (readerOf(tag) ? plainPage.reader : plainPage.anonymous);

/** Those that share a page stand together. */
const inTurn = tags.toSorted((one, other) => pageFor(one).length - pageFor(other).length);

export function describeLifecycle(visiting: () => Visit): void {
  /** The open page, where all that was put on it has ended as it should: it is as good as a new one. */
  let clean = '';

  test.each(inTurn)('%s mounts, is moved, is removed, and mounts again', async (tag) => {
    const visit = visiting();
    const page = pageFor(tag);
    visit.front.problems();
    if (page !== clean) await visit.open(page);
    clean = '';
    expect(await visit.tab.evaluate(live, `${startTag(tag)}</${tag}>`, LIMIT_MS)).toBe('');
    expect((await problemsOf(visit)).filter((problem) => !isOfFixtures(problem))).toEqual([]);
    clean = page;
  });
}
