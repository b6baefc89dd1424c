import { expect, test } from 'vitest';
import { compareFlags, type FlagFacts, flagOf, ruledIn } from './flags.ts';

const facts: FlagFacts = {
  registry: { 'save-button': { load: 'visible', needs: 'users' }, 'ad-slot': { load: 'visible' } },
  features: ['users', 'closableAds', 'forgotten'],
  ruled: [],
  sources: [
    { path: 'widgets/ad-slot/Ad.tsx', text: 'const isClosable = useStore($flags).closableAds;' },
    { path: 'packages/newsroom/views/content.liquid', text: '<portada-save-button></portada-save-button>' },
  ],
};

test('[PAGE-05] reports a web feature that no widget needs and no source reads', () => {
  expect(compareFlags(facts)).toEqual({ unread: ['forgotten'], unknown: [], strangers: [] });
});

test('[PAGE-05] ignores tests, and sources without flags', () => {
  const elsewhere = [
    { path: 'widgets/ad-slot/Ad.test.tsx', text: '$flags forgotten' },
    { path: 'widgets/ad-slot/Ad.tsx', text: 'forgotten' },
    { path: 'stories/ad.stories.tsx', text: '$flags forgotten' },
  ];
  expect(compareFlags({ ...facts, sources: elsewhere }).unread).toEqual(['closableAds', 'forgotten']);
});

test('[PAGE-05] reports a rule for an unknown flag, and a widget’s unknown need', () => {
  expect(compareFlags({ ...facts, ruled: ['saveButton', 'users', 'saveButon'] }).unknown).toEqual([
    'saveButon',
  ]);
  expect(
    compareFlags({
      ...facts,
      registry: { ...facts.registry, 'comment-list': { load: 'idle', needs: 'comments' } },
    }).unknown,
  ).toEqual(['comments']);
});

test('reports a tag on a page that is no widget’s', () => {
  const page = { path: 'packages/newsroom/views/home.liquid', text: '<portada-sav-button>' };
  expect(compareFlags({ ...facts, sources: [page] }).strangers).toEqual(['portada-sav-button']);
});

test('reads the flags of a file, and none of an invalid one', () => {
  expect(ruledIn('{ "flags": [{ "flag": "a" }, { "flag": 1 }, 2] }')).toEqual(['a']);
  expect(ruledIn('[]')).toEqual([]);
  expect(flagOf('paywall-testing-banner')).toBe('paywallTestingBanner');
});
