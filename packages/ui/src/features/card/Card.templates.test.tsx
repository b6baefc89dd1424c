import { contentCard } from '@portada/contract';
import {
  articleCard,
  blogCard,
  newsletterCard,
  opinionCard,
  recipeCard,
  uniqueEventCard,
} from '@portada/contract/fixtures';
import { $language, $page } from '@portada/core';
import { templateNames } from '@portada/shared/card/template-names.ts';
import { parse } from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { find, render } from '../../../test/render.tsx';
import { Card } from './Card.tsx';

const before = $page.get();
afterEach(() => {
  $page.set(before);
  $language.set('es');
});

const text = (selector: string) => document.querySelector(selector)?.textContent;
const filledStars = () => document.querySelectorAll('.portada-card-stars .portada-icon--filled').length;

test.each([
  ['article', articleCard],
  ['opinion', opinionCard],
  ['blog', blogCard],
  ['recipe', recipeCard],
  ['event', uniqueEventCard],
] as const)('[CARD-01] what a card has makes it a card of %s', (name, card) => {
  render(<Card card={card} />);
  expect(find('article').classList).toContain(`portada-card--${name}`);
});

test.each(templateNames)('[CARD-01] any card can be drawn as %s', (name) => {
  render(<Card card={{ ...articleCard, totalTime: 20 }} template={name} />);
  expect(find('article').classList).toContain(`portada-card--${name}`);
  expect(find('h2 a').textContent).toBe(articleCard.title);
});

test.each([
  [4.6, 128, 5, '4,6 de 5 (128 votos)'],
  [4.4, 1, 4, '4,4 de 5 (un voto)'],
  [1, 2, 1, '1 de 5 (2 votos)'],
])(
  '[CARD-09] a recipe of %f by %i votes has %i stars and says so',
  (ratingValue, ratingNumVotes, stars, said) => {
    render(<Card card={{ ...recipeCard, ratingValue, ratingNumVotes }} />);
    expect(filledStars()).toBe(stars);
    expect(document.querySelectorAll('.portada-card-stars .portada-icon')).toHaveLength(5);
    expect(text('.portada-card-rating')).toBe(`Valoración: ${said}`);
  },
);

test('[CARD-09] [CARD-10] a recipe that nobody has voted for has no stars, and its time in hours', () => {
  render(<Card card={{ ...recipeCard, ratingValue: null, ratingNumVotes: 0 }} />);
  expect(document.querySelector('.portada-card-stars')).toBeNull();
  expect(text('.portada-card-details')).toBe('Tiempo total: 1 h 25 min');
});

test('[CARD-09] a recipe is rated in the page’s language', async () => {
  $language.set('ca');
  render(<Card card={recipeCard} />);
  await expect.poll(() => text('.portada-card-rating')).toBe('Valoració: 4,6 de 5 (128 vots)');
});

test('[CARD-08] a post carries its own address and title for sharing', () => {
  const { rerender } = render(<Card card={blogCard} />);
  const share = find('portada-share-bar');
  expect(share.getAttribute('url')).toBe(blogCard.shareUrl);
  expect(share.getAttribute('heading')).toBe(blogCard.title);
  rerender(<Card card={{ ...blogCard, shareUrl: '' }} />);
  expect(document.querySelector('portada-share-bar')).toBeNull();
});

test('[CARD-17] at the side stand a title and a subtitle, and nothing else', () => {
  render(<Card card={articleCard} template="text-side" />);
  expect(document.querySelector('img, time, .portada-card-byline')).toBeNull();
  expect(text('.portada-card-description')).toContain('no acercarse');
});

test('[CARD-01] an issue of a newsletter has its day and no picture', () => {
  const image = articleCard.image;
  render(<Card card={parse(contentCard, { ...newsletterCard, image })} template="newsletter" />);
  expect(document.querySelector('img')).toBeNull();
  expect(text('time')).toBe('21 nov 2026');
});
