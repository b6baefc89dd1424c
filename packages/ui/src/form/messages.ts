import type { ValidationKey } from '@portada/contract/rules';
import { defineMessages, type Texts } from '@portada/core';
import { texts } from '@portada/shared/texts/validation.ts';

type WithoutPrefix<Key extends string> = Key extends `validation.${infer Rest}` ? Rest : never;

/** What a form says of each broken rule, by the rule's key without `validation.` */
export type ValidationTexts = Texts<WithoutPrefix<ValidationKey>>;

const es: ValidationTexts = {
  ...texts,
};

export const validationMessages = defineMessages('validation', es, () => import('./messages.ca.ts'));

/** Whether a rule's message is one that has a text here; the `validation.` before it is the set's name. */
export function isRuleKey(key: string): key is keyof ValidationTexts {
  return Object.hasOwn(es, key);
}
