import { validationKeys } from '@portada/contract/rules';
import { useLanguage } from '@portada/core/test/page.ts';
import { expect, test } from 'vitest';
import { accountRuleTexts } from './account/messages.ts';
import { ruleTexts } from './messages.ts';

const sets = [ruleTexts, accountRuleTexts];

/** The key of a rule without the name of its set. */
function bare(key: string): string {
  return key.replace(/^validation\./, '');
}

test.each(validationKeys)(
  '[VAL-02][VAL-03] %s has a text of its own in Spanish and in Catalan',
  async (key) => {
    const rule = bare(key);
    const [set, ...others] = sets.filter(({ has }) => has(rule));
    if (!set) throw new Error(`${key} has no text.`);
    expect(others).toEqual([]);
    const spanish = set.messages.translate(rule);
    useLanguage('ca');
    await set.messages.pending('ca');
    const catalan = set.messages.translate(rule);
    for (const text of [spanish, catalan]) expect(text).toMatch(/^\p{Lu}.+\.$/u);
  },
);

test.each(['es', 'ca'] as const)('[VAL-02] no two rules say the same (%s)', async (language) => {
  useLanguage(language);
  await Promise.all(sets.map(({ messages }) => messages.pending(language)));
  const texts = validationKeys
    .map(bare)
    .flatMap((rule) => sets.filter(({ has }) => has(rule)).map(({ messages }) => messages.translate(rule)));
  expect(texts).toHaveLength(validationKeys.length);
  expect(new Set(texts).size).toBe(texts.length);
});

test.each(['validation.email.required', 'email', 'toString', 'constructor', ''])(
  '%j is the key of no text',
  (key) => {
    expect(sets.some(({ has }) => has(key))).toBe(false);
  },
);
