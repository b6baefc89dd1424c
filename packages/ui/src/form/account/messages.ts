import { defineMessages, type Texts } from '@portada/core';
import { texts } from '@portada/shared/texts/account-validation.ts';
import type { Key } from '@portada/shared/texts/validation.ts';
import type { RuleKey, RuleTexts } from '../rule-texts.ts';

const es: Texts<Exclude<RuleKey, Key>> = texts;

/** Of the rules that only accounts have: apart, since they are most, and a sign-up form needs none of them. */
export const accountRuleTexts: RuleTexts = {
  messages: defineMessages<string>('validation', es, () => import('./messages.ca.ts')),
  has: (key) => Object.hasOwn(es, key),
};
