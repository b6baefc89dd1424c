import { defineMessages, type Texts } from '@portada/core';
import type { Key as AccountKey } from '@portada/shared/texts/account-validation.ts';
import { texts } from '@portada/shared/texts/validation.ts';
import type { RuleKey, RuleTexts } from './rule-texts.ts';

const es: Texts<Exclude<RuleKey, AccountKey>> = texts;

/** Of the rules that forms for readers without an account have. */
export const ruleTexts: RuleTexts = {
  messages: defineMessages<string>('validation', es, () => import('./messages.ca.ts')),
  has: (key) => Object.hasOwn(es, key),
};
