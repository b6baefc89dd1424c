import { expect, test } from 'vitest';
import { consentPurposes, readConsent, writeConsent } from './consent.ts';

test.each([[[]], [['ads']], [['measurement', 'embeds']], [consentPurposes]] as const)(
  'an answer is read as it was written: %j',
  (allowed) => {
    expect(readConsent(writeConsent(allowed, '2026-11-27'))).toEqual(allowed);
  },
);

test.each([undefined, '', '1', '1.', '1.ads', '0.2026-11-27.ads', '2.2026-11-27.ads', '1.2026-11-27.ADS'])(
  '%j is no answer',
  (value) => {
    expect(readConsent(value)).toBeUndefined();
  },
);

test('what nobody asks for is not allowed', () => {
  expect(readConsent('1.2026-11-27.ads-else')).toEqual(['ads']);
});
