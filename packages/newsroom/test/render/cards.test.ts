import { articleCard, recipeCard, uniqueEventCard } from '@portada/contract/fixtures';
import { expect, test } from 'vitest';
import { cardView } from '../../src/render/cards.ts';
import { textsOf } from '../../src/texts/texts.ts';

test.each([
  ['a recipe', recipeCard, ['1 h 25 min', '4,6 de 5']],
  ['a recipe without votes', { ...recipeCard, ratingValue: null }, ['1 h 25 min']],
  ['an event', uniqueEventCard, ['28 nov 2026, 20:00', 'Atarazanas']],
  ['an article', articleCard, []],
] as const)('the card of %s tells on a plate what one wants to know before opening it', (_, card, facts) => {
  expect(cardView(card, 'es', textsOf('es')).facts).toEqual(facts);
});
