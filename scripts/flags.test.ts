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

test('[PAGE-05] a web feature that nothing needs and nothing asks for is told', () => {
  expect(compareFlags(facts)).toEqual({ unread: ['forgotten'], unknown: [], strangers: [] });
});

test('[PAGE-05] what a test or a source without flags says counts as no reader', () => {
  const elsewhere = [
    { path: 'widgets/ad-slot/Ad.test.tsx', text: '$flags forgotten' },
    { path: 'widgets/ad-slot/Ad.tsx', text: 'forgotten' },
    { path: 'stories/ad.stories.tsx', text: '$flags forgotten' },
  ];
  expect(compareFlags({ ...facts, sources: elsewhere }).unread).toEqual(['closableAds', 'forgotten']);
});

test('[PAGE-05] a rule for a flag that is neither a widget’s nor a feature is told, and so is a widget’s unknown need', () => {
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

test('a tag on a page that is no widget’s is told', () => {
  const page = { path: 'packages/newsroom/views/home.liquid', text: '<portada-sav-button>' };
  expect(compareFlags({ ...facts, sources: [page] }).strangers).toEqual(['portada-sav-button']);
});

test('the flags of a file, and of what is none', () => {
  expect(ruledIn('{ "flags": [{ "flag": "a" }, { "flag": 1 }, 2] }')).toEqual(['a']);
  expect(ruledIn('[]')).toEqual([]);
  expect(flagOf('paywall-testing-banner')).toBe('paywallTestingBanner');
});
