import { type ContentCard, type Language, languages, searcherModes } from '@portada/contract';
import {
  articleCard,
  blogCard,
  multipleEventCard,
  opinionCard,
  rangeEventCard,
  recipeCard,
  uniqueEventCard,
} from '@portada/contract/fixtures';
import { describe, expect, test } from 'vitest';
import { texts as catalan } from '../texts/card.ca.ts';
import { texts as spanish } from '../texts/card.ts';
import { wordsOf } from '../words.ts';
import { cardModel } from './model.ts';
import { templateNames } from './template-names.ts';
import { templateOfMode } from './templates.ts';

const texts = { es: spanish, ca: catalan };

const modelOf = (card: ContentCard, language: Language = 'es', template?: (typeof templateNames)[number]) =>
  cardModel(card, wordsOf(texts[language], language), template);

test.each([
  ['article', articleCard],
  ['opinion', opinionCard],
  ['blog', blogCard],
  ['recipe', recipeCard],
  ['event', uniqueEventCard],
] as const)('[CARD-01] what a card has makes it a card of %s', (name, card) => {
  expect(modelOf(card).template).toBe(name);
});

describe('[CARD-01] a time or a rating of 0', () => {
  const zeros = { totalTime: 0, ratingValue: 0, ratingNumVotes: 0 };

  test.each([
    ['article', articleCard],
    ['opinion', opinionCard],
    ['blog', blogCard],
    ['event', uniqueEventCard],
  ] as const)('makes no recipe of a card of %s', (name, card) => {
    const { template, details, rating } = modelOf({ ...card, ...zeros });
    expect(template).toBe(name);
    expect(details).toEqual(modelOf(card).details);
    expect(rating).toBeNull();
  });

  test('is not written on a recipe', () => {
    const { details, rating } = modelOf({ ...recipeCard, ...zeros }, 'es', 'recipe');
    expect(details).toEqual([]);
    expect(rating).toBeNull();
  });
});

test('[CARD-01] an event that readers rate is an event, with its place and date', () => {
  const rated = { ...uniqueEventCard, totalTime: 90, ratingValue: 4.5, ratingNumVotes: 12 };
  expect(modelOf(rated)).toEqual(modelOf(uniqueEventCard));
});

test.each([
  ['recipe', uniqueEventCard],
  ['event', recipeCard],
] as const)('[CARD-01] a card that calls itself %s is one, whatever else it has', (name, card) => {
  expect(modelOf({ ...card, articleNewsTypeEnum: name }).template).toBe(name);
});

test('[CARD-01] the mode of a list decides its cards’ template before their data', () => {
  expect(searcherModes.map((mode) => [mode, templateOfMode(mode)])).toEqual([
    ['search', undefined],
    ['archive', undefined],
    ['agenda', 'event'],
    ['events', 'event'],
    ['newsletters', 'newsletter'],
    ['authors', 'author'],
  ]);
});

test.each(templateNames)('[CARD-01] any card can be drawn as %s', (name) => {
  expect(modelOf(articleCard, 'es', name).template).toBe(name);
});

describe('the number of comments', () => {
  const commented = (numComments: number, showComments = true): ContentCard => ({
    ...articleCard,
    numComments,
    showComments,
  });
  const countIn = (language: Language) => modelOf(commented(1_204), language).byline?.comments;

  test('[CARD-07] is formatted for the language', () => {
    expect(languages.map(countIn)).toEqual([
      { count: '1204', words: '1204 comentarios' },
      { count: '1.204', words: '1.204 comentaris' },
    ]);
    expect(modelOf(commented(1)).byline?.comments?.words).toBe('Un comentario');
  });

  test('[CARD-07] is missing if there are none or they are not shown', () => {
    expect(modelOf(commented(0)).byline?.comments).toBeNull();
    expect(modelOf(commented(7, false)).byline?.comments).toBeNull();
  });
});

test('[CARD-05] the signature is used if there is no author', () => {
  const agency = { ...articleCard, signature: 'Agencias' };
  expect(modelOf(agency).byline?.signature).toBe('');
  expect(modelOf({ ...agency, authors: [] }).byline).toMatchObject({ authors: [], signature: 'Agencias' });
});

test('[CARD-06] an opinion has its author’s avatar instead of a picture', () => {
  const { face, picture } = modelOf(opinionCard);
  expect(face?.name).toBe(opinionCard.authors[0]?.name);
  expect(picture).toBeNull();
});

describe('a recipe', () => {
  test.each([
    ['es', 4.6, 128, 5, '4,6 de 5 (128 votos)'],
    ['es', 4.4, 1, 4, '4,4 de 5 (un voto)'],
    ['es', 1, 2, 1, '1 de 5 (2 votos)'],
    ['ca', 4.6, 128, 5, '4,6 de 5 (128 vots)'],
  ] as const)(
    '[CARD-09] in %s rated %f by %i votes has %i stars: %s',
    (language, value, votes, stars, text) => {
      const { rating } = modelOf({ ...recipeCard, ratingValue: value, ratingNumVotes: votes }, language);
      expect(rating?.stars.filter(Boolean)).toHaveLength(stars);
      expect(rating?.words).toBe(text);
    },
  );

  test('[CARD-09] [CARD-10] without a rating has its total time only', () => {
    const { rating, details } = modelOf({ ...recipeCard, ratingValue: null });
    expect(rating).toBeNull();
    expect(details.map(({ label, parts }) => [label, parts[0]?.name])).toEqual([
      ['Tiempo total', '1 h 25 min'],
    ]);
  });
});

describe('[CARD-14] [CARD-15] an event’s dates', () => {
  const none: Partial<ContentCard> = {
    eventOccurrenceType: '',
    eventUniqueDate: null,
    eventStartDate: null,
    eventEndDate: null,
    eventMultipleDates: [],
    datesLiteral: '',
  };
  const at = (date: string) => ({ date });
  const day = (date: string) => at(`${date}T00:00:00+01:00`);
  const when = (card: ContentCard, language: Language = 'es') =>
    modelOf(card, language, 'event').details.find(({ icon }) => icon === 'day')?.parts[0]?.name;

  test.each<[string, Partial<ContentCard>, string]>([
    ['literal dates', { datesLiteral: 'Los jueves' }, 'Los jueves'],
    ['literal dates beside others', multipleEventCard, 'Los viernes de luna nueva'],
    ['a day with a time', { eventUniqueDate: at('2026-11-21T20:30:00+01:00') }, '21 nov 2026, 20:30'],
    ['a day', { eventUniqueDate: day('2026-11-21') }, '21 nov 2026'],
    ['several days', { ...multipleEventCard, datesLiteral: '' }, '27 nov 2026, 04 dic 2026 y 11 dic 2026'],
    ['a range', rangeEventCard, 'Del 05 nov 2026 al 31 ene 2027'],
    [
      'a range of one day',
      { eventStartDate: day('2026-12-01'), eventEndDate: day('2026-12-01') },
      '01 dic 2026',
    ],
    ['a start only', { eventStartDate: day('2026-11-21') }, 'Desde el 21 nov 2026'],
    ['an end only', { eventEndDate: day('2026-11-21') }, 'Hasta el 21 nov 2026'],
    [
      'a type without dates of that type',
      { eventOccurrenceType: 'unique', eventStartDate: day('2026-12-01'), eventEndDate: day('2026-12-03') },
      'Del 01 dic 2026 al 03 dic 2026',
    ],
  ])('%s', (_, dates, text) => {
    expect(when({ ...uniqueEventCard, ...none, ...dates })).toBe(text);
  });

  test('in Catalan', () => {
    expect(when(rangeEventCard, 'ca')).toBe('Del 5 nov 2026 al 31 gen 2027');
  });
});
