import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import * as contract from '../index.ts';

const { adPosition, authorCard, contentCard, forecastDay, image, navItem, paywallData, paywallMessage } =
  contract;

describe('responses are parsed tolerantly', () => {
  test.each<[string, v.GenericSchema, object]>([
    ['a content card', contentCard, { id: 4711 }],
    ['an author card', authorCard, { id: 31 }],
    ['a streaming', contract.streaming, { id: 7 }],
    ['an alert', contract.alert, { id: 1 }],
    ['a show', contract.show, { id: 5 }],
    ['a poll', contract.poll, { id: 6 }],
    ['a comment', contract.comment, { id: 9 }],
    ['a newsletter', contract.newsletter, { id: 2 }],
    ['an ad position', adPosition, { id: 3 }],
    ['a paywall message', paywallMessage, { id: 8, type: 'bottom' }],
    ['a video', contract.video, { hlsSource: '/a.m3u8' }],
    ['a searcher answer', contract.searcherAnswer, {}],
    ['a show search answer', contract.showSearchAnswer, { html: '' }],
    ['a load-more answer', contract.loadMoreAnswer, { html: '' }],
    ['a nav item', navItem, { link: {} }],
  ])('%s needs no more than it cannot do without', (_, schema, least) => {
    const read = v.parse(schema, least);
    const withNulls = Object.fromEntries(Object.keys(Object(read)).map((key) => [key, null]));
    expect(v.parse(schema, { ...withNulls, ...least, unknown: { deep: 1 } })).toEqual(read);
  });

  test.each<[string, v.GenericSchema]>([
    ['a content card', contentCard],
    ['an author card', authorCard],
    ['a streaming', contract.streaming],
    ['a paywall message', paywallMessage],
    ['a video', contract.video],
    ['a schedule card', contract.scheduleCard],
  ])('%s is refused without that', (_, schema) => {
    expect(v.safeParse(schema, {}).success).toBe(false);
    expect(v.safeParse(schema, null).success).toBe(false);
  });
});

describe('a content card', () => {
  test('[CARD-03] the URL of kicker and category is parsed from url or href', () => {
    for (const name of ['url', 'href']) {
      const card = v.parse(contentCard, {
        id: '1',
        kicker: { text: 'K', title: 'T', [name]: '/k/' },
        category: { name: 'C', [name]: '/c/' },
      });
      expect(card.kicker).toEqual({ text: 'K', title: 'T', url: '/k/' });
      expect(card.category).toEqual({ name: 'C', url: '/c/' });
    }
  });

  test('[CARD-04] multimedia of five types has its image or poster, as object or URL', () => {
    for (const type of ['image', 'video', 'audio', 'photo-gallery', 'video-embed']) {
      for (const picture of ['/p', { src: '/p' }, { url: '/p' }]) {
        for (const place of ['image', 'poster']) {
          const { multimedia } = v.parse(contentCard, { id: '1', multimedia: { type, [place]: picture } });
          expect(multimedia).toMatchObject({ type, image: { src: '/p' } });
        }
      }
    }
    expect(v.parse(contentCard, { id: '1', multimedia: { type: 'hologram' } }).multimedia?.type).toBe(
      'image',
    );
  });

  test('[CARD-05] an author’s URL is url, else authorUrl', () => {
    const authors = [
      { name: 'A', url: '/a/', authorUrl: '/b/' },
      { name: 'B', authorUrl: '/b/' },
      { name: 'C' },
    ];
    expect(v.parse(contentCard, { id: '1', authors }).authors.map(({ url }) => url)).toEqual([
      '/a/',
      '/b/',
      '',
    ]);
  });

  test('[CARD-14] the two names of a single event are parsed as one, unknown ones as none', () => {
    const type = (eventOccurrenceType: unknown) =>
      v.parse(contentCard, { id: '1', eventOccurrenceType }).eventOccurrenceType;
    expect(['icon', 'one-time', 'unique', 'date-range', 'multiple-times', 'weekly', null].map(type)).toEqual([
      'icon',
      'unique',
      'unique',
      'date-range',
      'multiple-times',
      '',
      '',
    ]);
  });

  test('[CARD-15] an invalid date is parsed as null, without rejecting the card', () => {
    const card = v.parse(contentCard, {
      id: '1',
      publishedDate: { date: 'yesterday' },
      eventMultipleDates: [{ date: '2026-11-21T09:30:00+01:00' }, { date: '' }, null, 'x'],
    });
    expect(card.publishedDate).toBeNull();
    expect(card.eventMultipleDates).toEqual([{ date: '2026-11-21T09:30:00+01:00' }]);
  });

  test('numeric text is parsed as a number', () => {
    const card = v.parse(contentCard, { id: '1', totalTime: '85', ratingValue: '4.6', position: '' });
    expect(card).toMatchObject({ totalTime: 85, ratingValue: 4.6, position: null });
  });
});

test('[IMG-01] an image’s URL is in src and url, whichever was sent', () => {
  expect(v.parse(image, { src: '/a' })).toMatchObject({ src: '/a', url: '/a', alt: '', sources: [] });
  expect(v.parse(image, { url: '/b' })).toMatchObject({ src: '/b', url: '/b', customSrcByAspectRatio: {} });
  expect(v.parse(image, { src: '/a', url: '/b' })).toMatchObject({ src: '/a', url: '/b' });
});

test('[HEAD-09] a nav item contains others, at any depth', () => {
  const nested = {
    link: { id: 1, text: 'A' },
    children: [{ link: { text: 'B' }, children: [{ link: { text: 'C' } }] }],
  };
  expect(v.parse(navItem, nested).children[0]?.children[0]?.link.text).toBe('C');
  expect(v.parse(navItem, nested).link.id).toBe('1');
});

test('[ADS-01] sizes and mapping are JSON text; invalid ones are empty', () => {
  const ad = v.parse(adPosition, {
    id: 1,
    sizes: '[[300,250],"fluid"]',
    mapping: '[[[1100,0],[[970,250]]]]',
  });
  expect(ad.sizes).toEqual([[300, 250], 'fluid']);
  expect(ad.mapping).toEqual([[[1100, 0], [[970, 250]]]]);
  expect(v.parse(adPosition, { id: 1, sizes: '[300,250]' }).sizes).toEqual([[300, 250]]);
  for (const sizes of ['[[300,', '{}', '', 7, null])
    expect(v.parse(adPosition, { id: 1, sizes }).sizes).toEqual([]);
});

test('[WTHR-01] codes go from 11 to 83, by day and by night', () => {
  const code = (value: unknown) => v.parse(forecastDay, { date: '2026-11-21', code: value }).code;
  expect(contract.weatherCodes[0]).toBe('11');
  expect(contract.weatherCodes.at(-1)).toBe('83');
  for (const weatherCode of contract.weatherCodes) {
    expect(code(weatherCode)).toBe(weatherCode);
    expect(code(Number(weatherCode))).toBe(weatherCode);
    expect(code(`${weatherCode}n`)).toBe(`${weatherCode}n`);
  }
  for (const unknown of ['10', '18', '84', '11nn', 'n', '', null]) expect(code(unknown)).toBeNull();
});

test('[WTHR-01] a code is decomposed into cover, precipitation and particles', () => {
  expect(contract.skyOf('11')).toEqual({ night: false, cover: 'clear' });
  expect(contract.skyOf('12n')).toEqual({ night: true, cover: 'few' });
  expect(contract.skyOf('17')).toEqual({ night: false, cover: 'high' });
  expect(contract.skyOf('23')).toEqual({ night: false, cover: 'intervals', fall: 'rain' });
  expect(contract.skyOf('36')).toEqual({ night: false, cover: 'overcast', fall: 'snow' });
  expect(contract.skyOf('44n')).toEqual({ night: true, cover: 'cloudy', fall: 'lightRain' });
  expect(contract.skyOf('51')).toEqual({ night: false, cover: 'intervals', fall: 'storm' });
  expect(contract.skyOf('63')).toEqual({ night: false, cover: 'veryCloudy', fall: 'stormRain' });
  expect(contract.skyOf('74')).toEqual({ night: false, cover: 'overcast', fall: 'lightSnow' });
  expect(contract.skyOf('81')).toEqual({ night: false, haze: 'fog' });
  expect(contract.skyOf('83n')).toEqual({ night: true, haze: 'haze' });
  const different = new Set(contract.weatherCodes.map((code) => JSON.stringify(contract.skyOf(code))));
  expect(different.size).toBe(contract.weatherCodes.length);
});

test('[PAY-03] the cookie’s data is parsed, with numbers as ids too', () => {
  expect(v.parse(paywallData, { relativeVersionId: 12, messageIds: [3, '4'] })).toEqual({
    relativeVersionId: '12',
    accessGranted: false,
    messageIds: ['3', '4'],
    userCounter: null,
    userRfv: null,
    conditionName: '',
  });
  expect(contract.paywallCookie('4711')).toBe('portada_paywall_4711');
});
