import { type ContentCard, type Language, languages } from '@portada/contract';
import { articleCard, blogCard, opinionCard, recipeCard, uniqueEventCard } from '@portada/contract/fixtures';
import { describe, expect, test } from 'vitest';
import { fill } from '../fill.ts';
import { texts as catalan } from '../texts/card.ca.ts';
import { texts as spanish } from '../texts/card.ts';
import { cardModel } from './model.ts';
import { templateNames } from './template-names.ts';

const texts = { es: spanish, ca: catalan };

const modelOf = (card: ContentCard, language: Language = 'es', template?: (typeof templateNames)[number]) =>
  cardModel(card, { language, say: (key, values = {}) => fill(texts[language][key], values) }, template);

test.each([
  ['article', articleCard],
  ['opinion', opinionCard],
  ['blog', blogCard],
  ['recipe', recipeCard],
  ['event', uniqueEventCard],
] as const)('[CARD-01] what a card has makes it a card of %s', (name, card) => {
  expect(modelOf(card).template).toBe(name);
});

test.each(templateNames)('[CARD-01] any card can be drawn as %s', (name) => {
  expect(modelOf(articleCard, 'es', name).template).toBe(name);
});

describe('how many comments there are', () => {
  const commented = (numComments: number, showComments = true): ContentCard => ({
    ...articleCard,
    numComments,
    showComments,
  });
  const said = (language: Language) => modelOf(commented(1_204), language).byline?.comments;

  test('[CARD-07] is written as the language writes numbers', () => {
    expect(languages.map(said)).toEqual([
      { count: '1204', words: '1204 comentarios' },
      { count: '1.204', words: '1.204 comentaris' },
    ]);
    expect(modelOf(commented(1)).byline?.comments?.words).toBe('Un comentario');
  });

  test('[CARD-07] is not written of none, nor where comments are not shown', () => {
    expect(modelOf(commented(0)).byline?.comments).toBeNull();
    expect(modelOf(commented(7, false)).byline?.comments).toBeNull();
  });
});

test('[CARD-05] whoever signs is named where there is no author', () => {
  const agency = { ...articleCard, signature: 'Agencias' };
  expect(modelOf(agency).byline?.signature).toBe('');
  expect(modelOf({ ...agency, authors: [] }).byline).toMatchObject({ authors: [], signature: 'Agencias' });
});

test('[CARD-06] an opinion has its author’s face in the place of a picture', () => {
  const { face, picture } = modelOf(opinionCard);
  expect(face?.name).toBe(opinionCard.authors[0]?.name);
  expect(picture).toBeNull();
});

test('[CARD-10] a recipe that nobody has voted for tells its time alone', () => {
  const { rating, details } = modelOf({ ...recipeCard, ratingValue: null });
  expect(rating).toBeNull();
  expect(details.map(({ label, parts }) => [label, parts[0]?.name])).toEqual([
    ['Tiempo total', '1 h 25 min'],
  ]);
});

describe('[CARD-15] when an event happens', () => {
  const at = (date: string) => ({ date });
  const when = (dates: Partial<ContentCard>, language: Language = 'es') => {
    const none = { eventUniqueDate: null, eventStartDate: null, eventEndDate: null, eventMultipleDates: [] };
    const event: ContentCard = { ...uniqueEventCard, ...none, datesLiteral: '', ...dates };
    return modelOf(event, language, 'event').details.find(({ icon }) => icon === 'day')?.parts[0]?.name;
  };

  test.each([
    [{ datesLiteral: 'Los jueves' }, 'Los jueves'],
    [{ eventUniqueDate: at('2026-11-21T20:30:00+01:00') }, '21 nov 2026, 20:30'],
    [{ eventUniqueDate: at('2026-11-21T00:00:00+01:00') }, '21 nov 2026'],
    [
      { eventMultipleDates: [at('2026-11-21T20:30:00+01:00'), at('2026-11-22T20:30:00+01:00')] },
      '21 nov 2026 y 22 nov 2026',
    ],
    [{ eventStartDate: at('2026-11-21T00:00:00+01:00') }, 'Desde el 21 nov 2026'],
    [{ eventEndDate: at('2026-11-21T00:00:00+01:00') }, 'Hasta el 21 nov 2026'],
  ])('by %j it is %s', (dates, said) => {
    expect(when(dates)).toBe(said);
  });

  test('from one day to another, and on one day alone', () => {
    const eventStartDate = at('2026-11-21T00:00:00+01:00');
    expect(when({ eventStartDate, eventEndDate: at('2026-12-03T00:00:00+01:00') }, 'ca')).toBe(
      'Del 21 nov 2026 al 03 des 2026',
    );
    expect(when({ eventStartDate, eventEndDate: eventStartDate })).toBe('21 nov 2026');
  });
});
