import { contentCard } from '@portada/contract';
import { articleCard, blogCard, newsletterCard, recipeCard } from '@portada/contract/fixtures';
import { $page } from '@portada/core';
import { templateNames } from '@portada/shared/card/template-names.ts';
import { parse } from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { find, render } from '../../../test/render.tsx';
import { Card } from './Card.tsx';

const before = $page.get();
afterEach(() => $page.set(before));

const text = (selector: string) => document.querySelector(selector)?.textContent;
const filledStars = () => document.querySelectorAll('.portada-card-stars .portada-icon--filled').length;

test.each(templateNames)('[CARD-01] any card can be drawn as %s', (name) => {
  render(<Card card={{ ...articleCard, totalTime: 20 }} template={name} />);
  expect(find('article').classList).toContain(`portada-card--${name}`);
  expect(find('h2 a').textContent).toBe(articleCard.title);
});

test('[CARD-09] a recipe has as many filled stars as its rating, and its time', () => {
  render(<Card card={recipeCard} />);
  expect(filledStars()).toBe(5);
  expect(document.querySelectorAll('.portada-card-stars .portada-icon')).toHaveLength(5);
  expect(text('.portada-card-rating')).toBe('Valoración: 4,6 de 5 (128 votos)');
  expect(text('.portada-card-details')).toContain('Tiempo total: 1 h 25 min');
});

test('[CARD-08] a blog post can be shared by its URL and title', () => {
  const { rerender } = render(<Card card={blogCard} />);
  const share = find('portada-share-bar');
  expect(share.getAttribute('url')).toBe(blogCard.shareUrl);
  expect(share.getAttribute('heading')).toBe(blogCard.title);
  rerender(<Card card={{ ...blogCard, shareUrl: '' }} />);
  expect(document.querySelector('portada-share-bar')).toBeNull();
});

test('[CARD-17] a side card has a title and a subtitle only', () => {
  render(<Card card={articleCard} template="text-side" />);
  expect(document.querySelector('img, time, .portada-card-byline')).toBeNull();
  expect(text('.portada-card-description')).toContain('no acercarse');
});

test('[CARD-01] a newsletter’s issue has a date and no picture', () => {
  const image = articleCard.image;
  render(<Card card={parse(contentCard, { ...newsletterCard, image })} template="newsletter" />);
  expect(document.querySelector('img')).toBeNull();
  expect(text('time')).toBe('21 nov 2026');
});
