import { articleCard, recipeCard, uniqueEventCard } from '@portada/contract/fixtures';
import { templateOfMode } from '@portada/shared/card/templates.ts';
import { expect, test } from 'vitest';
import { cardView } from '../../src/render/cards.ts';
import { textsOf } from '../../src/texts/texts.ts';

test.each([
  ['a recipe', recipeCard, ['1 h 25 min', '4,6 de 5']],
  ['a recipe without votes', { ...recipeCard, ratingValue: null }, ['1 h 25 min']],
  ['an event', uniqueEventCard, ['28 nov 2026, 20:00', 'Atarazanas']],
  [
    'an event that readers rate',
    { ...uniqueEventCard, totalTime: 90, ratingValue: 4.5 },
    ['28 nov 2026, 20:00', 'Atarazanas'],
  ],
  ['an article with a time and a rating of 0', { ...articleCard, totalTime: 0, ratingValue: 0 }, []],
  ['an article', articleCard, []],
] as const)('the card of %s tells on a plate what one wants to know before opening it', (_, card, facts) => {
  expect(cardView(card, 'es', textsOf('es')).facts).toEqual(facts);
});

test.each([
  ['agenda', 'event'],
  ['search', 'recipe'],
] as const)('[CARD-01] in mode %s a recipe’s row is drawn as %s', (mode, template) => {
  expect(cardView(recipeCard, 'es', textsOf('es'), templateOfMode(mode)).row.template).toBe(template);
});
