import {
  type AuthorCard,
  authorCard,
  type ContentCard,
  contentCard,
  getFollowedAuthors,
  getSavedContents,
  unfollowAuthor,
  unsaveContent,
} from '@portada/contract';
import { articleCard, authors, contentCards, reader } from '@portada/contract/fixtures';
import { homeUrl } from '@portada/core';
import * as pictures from '@portada/ui/picture/Picture.tsx';
import { failing, later, ok, success } from '@portada/ui/test/back-end.ts';
import { parse } from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { recordEvents } from '../../test/mount.ts';
import { open, status } from '../test/screen.ts';
import '../index.ts';

vi.mock('@portada/ui/picture/Picture.tsx', { spy: true });

beforeEach(async () => {
  vi.mocked(pictures.Picture).mockClear();
  await page.viewport(1280, 900);
});

const saved = contentCards.slice(0, 3);
const withSaved = { ...reader, savedContentIds: saved.map(({ id }) => id) };
const withAuthors = { ...reader, followedAuthorIds: authors.map(({ id }) => id) };
const titles = page.getByRole('heading', { level: 2 });
const remove = (name: string) => page.getByRole('button', { name, exact: true });
const shown = () => titles.elements().map(({ textContent }) => textContent);

test('[ACCT-41] [ACCT-42] a card per saved content: picture, category, title that leads there', async () => {
  const { element } = await open('favourites', { as: withSaved });
  await expect.element(page.getByText(/lo que has guardado/)).toBeVisible();
  await expect.poll(shown).toEqual(saved.map(({ title }) => title));
  const first = page.getByRole('article').first();
  await expect
    .element(first.getByRole('link', { name: articleCard.title }))
    .toHaveAttribute('href', articleCard.url);
  await expect.element(first.getByText(articleCard.category?.name ?? '?')).toBeVisible();
  const image = element.querySelector('article img');
  expect(image?.getAttribute('src')).toContain(articleCard.multimedia?.image?.src);
  expect(image?.getAttribute('loading')).toBe('lazy');
});

test('[ACCT-37] [ACCT-38] a card per followed author: picture, name, ways to them elsewhere', async () => {
  await open('authors', { as: withAuthors });
  await expect.poll(shown).toEqual(authors.map(({ name }) => name));
  const [marta, , gemma] = authors;
  const first = page.getByRole('article').first();
  await expect
    .element(first.getByRole('link', { name: marta?.name ?? '', exact: true }))
    .toHaveAttribute('href', marta?.url);
  for (const { link } of marta?.socialList ?? []) {
    const elsewhere = first.getByRole('link', { name: `${link.text}: ${marta?.name}` });
    await expect.element(elsewhere).toHaveAttribute('href', link.href);
  }
  expect(first.element().querySelector('img')?.src).toContain(marta?.image?.url);
  expect(page.getByRole('article').nth(2).element().textContent).toContain(gemma?.name);
});

test.each([
  ['favourites', /^Todavía no has guardado nada\./],
  ['authors', /^Todavía no sigues a nadie\./],
] as const)('[ACCT-37] [ACCT-41] %s with nothing in it say so, and lead on', async (tab, text) => {
  await open(tab, { as: { ...reader, savedContentIds: [], followedAuthorIds: [] } });
  await expect.element(page.getByText(text)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Ir a la portada' }))
    .toHaveAttribute('href', homeUrl());
});

test('[ACCT-44] a removal is announced, dispatches its event, and gives the focus to the next, the one before, what is left', async () => {
  const events = recordEvents('portada:save');
  const { asked } = await open('favourites', { as: withSaved, answers: [[unsaveContent, success]] });
  const [one, two, three] = saved.map(({ title }) => title);
  const press = async (title = '') => {
    remove(`Quitar: ${title}`).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(status(`«${title}» ya no está entre tus contenidos guardados.`)).toBeInTheDocument();
  };
  await expect.poll(shown).toHaveLength(3);
  await press(two);
  await expect.element(remove(`Quitar: ${three}`)).toHaveFocus();
  await press(three);
  await expect.element(remove(`Quitar: ${one}`)).toHaveFocus();
  await press(one);
  await expect.poll(() => document.activeElement?.textContent).toContain('Todavía no has guardado nada.');
  expect(events).toEqual(
    [saved[1], saved[2], saved[0]].map((card) => ({ contentId: card?.id, saved: false })),
  );
  expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(3);
});

test('[ACCT-44] a reader who has gone on elsewhere meanwhile keeps the focus there', async () => {
  const answer = later();
  await open('authors', { as: withAuthors, answers: [[unfollowAuthor, answer.answer]] });
  await userEvent.click(remove('Dejar de seguir: Marta Riera'));
  const link = page.getByRole('link', { name: 'Gemma Bofarull i Solé' });
  link.element().focus();
  answer.come(success());
  await expect.element(status('Ya no sigues a Marta Riera.')).toBeInTheDocument();
  await expect.element(link).toHaveFocus();
});

test('[LIKE-08] a removal that fails shows nothing, and the next try works', async () => {
  const answers = [[unfollowAuthor, failing]] as const;
  const { change } = await open('authors', { as: withAuthors, answers });
  const button = remove('Dejar de seguir: Marta Riera');
  await userEvent.click(button);
  await expect.element(button).not.toHaveAttribute('aria-busy');
  expect(shown()).toHaveLength(3);
  expect(page.getByRole('alert').elements()).toHaveLength(0);
  await expect.element(button).toHaveFocus();
  change(unfollowAuthor, success);
  await userEvent.click(button);
  await expect.poll(shown).toHaveLength(2);
});

const lists = [
  ['favourites', getSavedContents, saved, withSaved, 'No hemos podido cargar tus contenidos guardados.'],
  ['authors', getFollowedAuthors, authors, withAuthors, 'No hemos podido cargar los autores que sigues.'],
] as const;

for (const [tab, call, items, as, text] of lists) {
  test(`[ACCT-14] ${tab} that do not load offer a quiet retry`, async () => {
    const { change } = await open(tab, { as, answers: [[call, failing]] });
    await expect.element(status(text)).toBeVisible();
    expect(page.getByRole('alert').elements()).toHaveLength(0);
    change(call, ok(items));
    await userEvent.click(page.getByRole('button', { name: 'Volver a intentarlo' }));
    await expect.poll(shown).toHaveLength(3);
  });

  test(`${tab} on their way say so`, async () => {
    const answer = later();
    await open(tab, { as, answers: [[call, answer.answer]] });
    await expect.element(status('Cargando…')).toBeInTheDocument();
    answer.come(ok(items)());
    await expect.poll(shown).toHaveLength(3);
    expect(status('Cargando…').elements()).toHaveLength(0);
  });
}

test('an address that runs code becomes no link', async () => {
  const hostile = [{ ...articleCard, url: 'javascript:alert(1)' }];
  await open('favourites', {
    as: { ...reader, savedContentIds: [articleCard.id] },
    answers: [[getSavedContents, ok(hostile)]],
  });
  await expect.poll(shown).toHaveLength(1);
  expect(titles.element().querySelector('a')?.hasAttribute('href')).toBe(false);
});

const MANY = 500;
const many = <Item,>(make: (index: number) => Item) =>
  Array.from({ length: MANY }, (_, index) => make(index));
const manyContents: ContentCard[] = many((index) =>
  parse(contentCard, { ...articleCard, id: `c${index}`, title: `Noticia ${index}` }),
);
const manyAuthors: AuthorCard[] = many((index) =>
  parse(authorCard, { ...authors[index % 2], id: `a${index}`, name: `Firma ${index}` }),
);

test.each([
  ['favourites', 'Quitar: Noticia 1'],
  ['authors', 'Dejar de seguir: Firma 1'],
] as const)('[ACCT-44] of 500 %s a removal rerenders no other', async (tab, name) => {
  await open(tab, {
    as: {
      ...reader,
      savedContentIds: manyContents.map(({ id }) => id),
      followedAuthorIds: manyAuthors.map(({ id }) => id),
    },
    answers: [
      [getSavedContents, ok(manyContents)],
      [getFollowedAuthors, ok(manyAuthors)],
      [unsaveContent, success],
      [unfollowAuthor, success],
    ],
  });
  await expect.poll(() => document.querySelectorAll('article').length).toBe(MANY);
  expect(pictures.Picture).toHaveBeenCalledTimes(MANY);
  const others = [...document.querySelectorAll('article')].filter((_, index) => index !== 1);
  await userEvent.click(remove(name));
  await expect.poll(() => document.querySelectorAll('article').length).toBe(MANY - 1);
  expect([...document.querySelectorAll('article')]).toEqual(others);
  expect(pictures.Picture).toHaveBeenCalledTimes(MANY);
});

test('of 500 favourites only those in sight are laid out and fetched', async () => {
  await open('favourites', {
    as: { ...reader, savedContentIds: manyContents.map(({ id }) => id) },
    answers: [[getSavedContents, ok(manyContents)]],
  });
  await expect.poll(() => document.querySelectorAll('article').length).toBe(MANY);
  const isLaidOut = (card: Element) => card.checkVisibility({ contentVisibilityAuto: true });
  const cards = [...document.querySelectorAll('article')];
  await expect.poll(() => cards.slice(0, 3).every(isLaidOut)).toBe(true);
  const list = document.querySelector<HTMLElement>('.portada-favourites');
  const height = list?.offsetHeight;
  await expect.poll(() => cards.filter(isLaidOut).length).toBeLessThan(50);
  // Those that are skipped keep the height that they had: nothing below them moves.
  expect(list?.offsetHeight).toBe(height);
  expect([...document.querySelectorAll('img')].every(({ loading }) => loading === 'lazy')).toBe(true);
});

test.each([
  [1280, 2, 25],
  [1024, 2, 25],
  [579, 2, 25],
  [578, 1, 20],
  [360, 1, 20],
])(
  '[ACCT-39] at %i px the authors stand in %i columns with a gutter of %i px',
  async (width, columns, gutter) => {
    await page.viewport(width, 900);
    const some = manyAuthors.slice(0, 6).map((author, index) => ({
      ...author,
      // Some are higher than others.
      socialList: Array.from({ length: index * 4 }, (_, at) => ({
        link: {
          ...authors[0]?.socialList[0]?.link,
          text: `Perfil ${at}`,
          href: `https://perfil.example/${at}`,
        },
      })),
    }));
    await open('authors', {
      as: { ...reader, followedAuthorIds: some.map(({ id }) => id) },
      answers: [[getFollowedAuthors, ok(some)]],
    });
    await expect.poll(() => document.querySelectorAll('article').length).toBe(6);
    const boxes = () => [...document.querySelectorAll('article')].map((card) => card.getBoundingClientRect());
    const lefts = () => [...new Set(boxes().map(({ left }) => Math.round(left)))];
    await expect.poll(lefts).toHaveLength(columns);
    const inFirst = () => boxes().filter(({ left }) => Math.round(left) === lefts()[0]);
    // Below one another with the gutter between, to the height of a row of the grid.
    await expect
      .poll(() => {
        const gaps = inFirst()
          .slice(1)
          .map(({ top }, index) => top - (inFirst()[index]?.bottom ?? 0));
        return gaps.length > 0 && gaps.every((gap) => gap >= gutter - 0.5 && gap < gutter + 5);
      })
      .toBe(true);
    if (columns === 2) {
      const [first, second] = boxes();
      expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(gutter, 0);
      // Read across: the second card stands beside the first.
      expect(second?.top).toBe(first?.top);
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);
