import { usePage } from '@portada/core/test/page.ts';
import { expect, test } from 'vitest';
import { permits } from './consent.store.ts';
import { answers } from './test/gpt.ts';

const told = { eventStatus: 'tcloaded', gdprApplies: true } as const;

test.each([
  ['outside the law’s reach', { gdprApplies: false }, true],
  ['while nobody knows', {}, undefined],
  ['while the reader is being asked', answers.asked, undefined],
  ['storage and basic ads', answers.yes, true],
  ['neither', answers.no, false],
  ['basic ads without storage', { ...told, purpose: { consents: { 2: true } } }, false],
  ['storage without ads', { ...told, purpose: { consents: { 1: true } } }, false],
  [
    'ads by legitimate interest',
    { ...told, purpose: { consents: { 1: true }, legitimateInterests: { 2: true } } },
    true,
  ],
  [
    'storage by legitimate interest, which the framework does not know',
    { ...told, purpose: { consents: { 2: true }, legitimateInterests: { 1: true } } },
    false,
  ],
  ['the purposes, but not for Google', { ...answers.yes, vendor: { consents: { 28: true } } }, false],
  ['nothing', told, false],
])('[ADS-02] consent: %s', (_what, data, allowed) => {
  expect(permits(data)).toBe(allowed);
});

test.each([
  [
    'the vendor that it names',
    { 'ads.vendor': '28' },
    { ...answers.yes, vendor: { consents: { 28: true } } },
    true,
  ],
  ['no other', { 'ads.vendor': '28' }, answers.yes, false],
  ['the purposes that it names', { 'ads.purposes': '1, 2, 7' }, answers.yes, false],
  ['those alone', { 'ads.purposes': '1' }, { ...told, purpose: { consents: { 1: true } } }, true],
  ['Google’s basic ads where it names nothing', { 'ads.vendor': '', 'ads.purposes': '' }, answers.yes, true],
])('[ADS-02] a page’s ads need the consent for %s', (_what, tcf, data, allowed) => {
  usePage({ tcf });
  expect(permits(data)).toBe(allowed);
});
