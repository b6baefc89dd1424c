import { rateRecipe } from '@portada/contract';
import { $page } from '@portada/core';
import { backEnd, failing, json, later, ok } from '@portada/ui/test/back-end.ts';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adoptTokens, beginSession, mount, recordEvents, speak } from '../test/mount.ts';
import './index.ts';

beforeEach(() => {
  adoptTokens();
  beginSession();
});

const recipe = { 'content-id': '4711', value: '4.5', votes: '3' };
const submit = page.getByRole('button', { name: 'Valorar' });
const star = (count: number) =>
  page.getByRole('radio', { name: count === 1 ? '1 estrella' : `${count} estrellas` });
const mean = (text: string) => page.getByText(text, { exact: true });
/** Halves of stars that are lit. */
const lit = () =>
  document.querySelectorAll('.portada-rating-whole').length * 2 +
  document.querySelectorAll('.portada-rating-half').length;
const rated = ok({ ratingValue: 4.6, ratingNumVotes: 4 });

test('[RATE-01] the stars show the mean to the half, and a press and a button rate', async () => {
  const answer = later();
  const { asked } = backEnd([rateRecipe, answer.answer]);
  const events = recordEvents('portada:rate');
  await mount('portada-recipe-rating', recipe);
  await expect.element(page.getByRole('group', { name: 'Valora esta receta' })).toBeVisible();
  await expect.element(mean('4,5 de 5 · 3 votos')).toBeVisible();
  expect(lit()).toBe(9);
  await userEvent.click(star(2), { force: true });
  await userEvent.click(star(5), { force: true });
  expect(asked).toEqual([]);
  await userEvent.click(submit);
  await expect.element(submit).toHaveAttribute('aria-busy', 'true');
  await expect.element(mean('4,6 de 5 · 4 votos')).toBeVisible();
  expect(events).toEqual([]);
  answer.come(rated());
  await expect.element(page.getByRole('status')).toMatchTextContent('Gracias por tu valoración.');
  await expect.element(page.getByText('Tu valoración: 5 de 5')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Valora esta receta' })).toHaveFocus();
  expect(events).toEqual([{ contentId: '4711', value: 5 }]);
  expect(asked).toMatchObject([{ path: '/api/front/recipe/4711/rating', body: { value: 5 } }]);
});

test('[RATE-01] arrows choose without sending, and Enter sends', async () => {
  const { asked } = backEnd([rateRecipe, rated]);
  await mount('portada-recipe-rating', recipe);
  await userEvent.keyboard('{Tab} {ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}');
  await expect.element(star(3)).toBeChecked();
  await expect.element(star(3)).toHaveFocus();
  expect(lit()).toBe(6);
  expect(asked).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Tu valoración: 3 de 5')).toBeVisible();
});

test('[RATE-01] under the pointer the stars show what would be given', async () => {
  await mount('portada-recipe-rating', recipe);
  await userEvent.hover(star(2), { force: true });
  await expect.poll(lit).toBe(4);
  await userEvent.hover(star(4), { force: true });
  await expect.poll(lit).toBe(8);
  await userEvent.hover(submit);
  await expect.poll(lit).toBe(9);
});

test('[RATE-01] a finger chooses where it lands, and lights nothing on its way', async () => {
  const { asked } = backEnd([rateRecipe, rated]);
  await mount('portada-recipe-rating', recipe);
  const label = star(2).element().closest('label');
  for (const type of ['pointerover', 'pointerenter', 'pointerdown', 'pointerup']) {
    label?.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', bubbles: true }));
  }
  expect(lit()).toBe(9);
  label?.click();
  await expect.poll(lit).toBe(4);
  await userEvent.click(submit);
  await expect.poll(() => asked[0]?.body).toEqual({ value: 2 });
});

test('[RATE-01] without stars nothing is sent, and the reader sees why', async () => {
  const { asked } = backEnd();
  await mount('portada-recipe-rating', recipe);
  await userEvent.click(submit);
  await expect.element(page.getByRole('alert')).toMatchTextContent('Elige entre una y cinco estrellas.');
  await expect.element(star(1)).toHaveFocus();
  expect(asked).toEqual([]);
});

test.each(['tooManyValuationsForUserIp', 'duplicateValuation'])(
  '[RATE-02] %s: already voted, and the mean stays',
  async (errorCode) => {
    backEnd([rateRecipe, () => json({ httpCode: 409, errorCode, message: 'No.' }, 409)]);
    const element = await mount('portada-recipe-rating', recipe);
    await userEvent.click(star(1), { force: true });
    await userEvent.click(submit);
    await expect.element(page.getByRole('status')).toMatchTextContent('Ya habías valorado esta receta.');
    await expect.element(mean('4,5 de 5 · 3 votos')).toBeVisible();
    expect(submit.elements()).toEqual([]);
    element.remove();
    await mount('portada-recipe-rating', recipe);
    await expect.element(mean('4,5 de 5 · 3 votos')).toBeVisible();
    expect(submit.elements()).toEqual([]);
  },
);

test('[RATE-01] a rating that fails is announced and keeps the stars; the next try works', async () => {
  const { change } = backEnd([rateRecipe, failing]);
  await mount('portada-recipe-rating', recipe);
  await userEvent.click(star(4), { force: true });
  await userEvent.click(submit);
  await expect.element(page.getByRole('alert')).toMatchTextContent(/No hemos podido guardar tu valoración/);
  await expect.element(star(4)).toBeChecked();
  await expect.element(mean('4,5 de 5 · 3 votos')).toBeVisible();
  change(rateRecipe, rated);
  await userEvent.click(submit);
  await expect.element(page.getByText('Tu valoración: 4 de 5')).toBeVisible();
  expect(page.getByRole('alert').elements()).toEqual([]);
});

test('[RATE-01] another mean that the page gives takes nothing from the reader, neither before nor after the vote', async () => {
  const answer = later();
  backEnd([rateRecipe, answer.answer]);
  const element = await mount('portada-recipe-rating', recipe);
  await userEvent.click(star(4), { force: true });
  element.setAttribute('votes', '9');
  await expect.element(mean('4,5 de 5 · 9 votos')).toBeVisible();
  await expect.element(star(4)).toBeChecked();
  await userEvent.click(submit);
  await expect.element(mean('4,5 de 5 · 10 votos')).toBeVisible();
  element.setAttribute('votes', '10');
  await expect.element(mean('4,5 de 5 · 11 votos')).toBeVisible();
  await expect.element(submit).toHaveAttribute('aria-busy', 'true');
  answer.come(ok({ ratingValue: 4.4, ratingNumVotes: 12 })());
  await expect.element(mean('4,4 de 5 · 12 votos')).toBeVisible();
  await expect.element(page.getByText('Tu valoración: 4 de 5')).toBeVisible();
  element.setAttribute('votes', '20');
  await expect.element(mean('4,5 de 5 · 20 votos')).toBeVisible();
  await expect.element(page.getByRole('status')).toMatchTextContent('Gracias por tu valoración.');
});

test('[RATE-01] another recipe begins anew, and the vote on the last one is not its own', async () => {
  const answer = later();
  backEnd([rateRecipe, answer.answer]);
  const events = recordEvents('portada:rate');
  const element = await mount('portada-recipe-rating', recipe);
  await userEvent.click(star(4), { force: true });
  await userEvent.click(submit);
  await expect.element(mean('4,4 de 5 · 4 votos')).toBeVisible();
  element.setAttribute('content-id', '4712');
  await expect.element(mean('4,5 de 5 · 3 votos')).toBeVisible();
  await expect.element(star(4)).not.toBeChecked();
  answer.come(rated());
  await expect.poll(() => events).toEqual([{ contentId: '4711', value: 4 }]);
  await expect.element(mean('4,5 de 5 · 3 votos')).toBeVisible();
  await expect.element(submit).not.toHaveAttribute('aria-busy', 'true');
});

test('[RATE-01] nobody has voted', async () => {
  backEnd([rateRecipe, ok({ ratingValue: 4, ratingNumVotes: 1 })]);
  await mount('portada-recipe-rating', { 'content-id': '4711', votes: '0' });
  await expect.element(mean('Todavía no tiene valoraciones.')).toBeVisible();
  expect(lit()).toBe(0);
  await userEvent.click(star(4), { force: true });
  await userEvent.click(submit);
  await expect.element(mean('4 de 5 · 1 voto')).toBeVisible();
});

test('each star is a target of its own, wide and high enough', async () => {
  await mount('portada-recipe-rating', recipe);
  for (const input of page.getByRole('radio').elements()) {
    const { width, height } = input.getBoundingClientRect();
    expect([width >= 24, height >= 24]).toEqual([true, true]);
  }
});

test('without a recipe it rates the page’s content, and without any it fails', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => errors.mockRestore());
  const element = document.createElement('portada-recipe-rating');
  document.body.append(element);
  onTestFinished(() => element.remove());
  await expect.poll(() => element.dataset.state).toBe('failed');
  element.remove();
  const before = $page.get();
  onTestFinished(() => $page.set(before));
  $page.set({ ...before, contentId: '99' });
  const { asked } = backEnd([rateRecipe, rated]);
  await mount('portada-recipe-rating');
  await userEvent.click(star(4), { force: true });
  await userEvent.click(submit);
  await expect.poll(() => asked[0]?.path).toBe('/api/front/recipe/99/rating');
});

test('[I18N-01] speaks Catalan on a Catalan page', async () => {
  speak('ca');
  await mount('portada-recipe-rating', { ...recipe, votes: '1' });
  await expect.element(mean('4,5 de 5 · 1 vot')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: '5 estrelles' })).toBeInTheDocument();
});
