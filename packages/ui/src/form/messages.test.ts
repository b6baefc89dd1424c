import { validationKeys } from '@portada/contract/rules';
import { useLanguage } from '@portada/core/test/page.ts';
import { expect, test } from 'vitest';
import { isRuleKey, validationMessages } from './messages.ts';

/** The key of a rule without the name of its set. */
function bare(key: string): string {
  return key.replace(/^validation\./, '');
}

test.each(validationKeys)(
  '[VAL-02][VAL-03] %s has a text of its own in Spanish and in Catalan',
  async (key) => {
    const rule = bare(key);
    if (!isRuleKey(rule)) throw new Error(`${key} has no text.`);
    const spanish = validationMessages.translate(rule);
    useLanguage('ca');
    await validationMessages.pending('ca');
    const catalan = validationMessages.translate(rule);
    for (const text of [spanish, catalan]) expect(text).toMatch(/^\p{Lu}.+\.$/u);
  },
);

test.each(['es', 'ca'] as const)('[VAL-02] no two rules say the same (%s)', async (language) => {
  useLanguage(language);
  await validationMessages.pending(language);
  const texts = validationKeys
    .map(bare)
    .filter(isRuleKey)
    .map((rule) => validationMessages.translate(rule));
  expect(texts).toHaveLength(validationKeys.length);
  expect(new Set(texts).size).toBe(texts.length);
});

test.each(['validation.email.required', 'email', 'toString', 'constructor', ''])(
  '%j is the key of no text',
  (key) => {
    expect(isRuleKey(key)).toBe(false);
  },
);
