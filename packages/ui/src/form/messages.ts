import type { ValidationKey } from '@portada/contract/rules';
import { defineMessages, type Texts } from '@portada/core';
import { texts } from '@portada/shared/texts/validation.ts';

type WithoutPrefix<Key extends string> = Key extends `validation.${infer Rest}` ? Rest : never;

/** The message of each validation rule, by its key without `validation.` */
export type ValidationTexts = Texts<WithoutPrefix<ValidationKey>>;

const es: ValidationTexts = texts;

export const validationMessages = defineMessages('validation', es, () => import('./messages.ca.ts'));

/** Whether a key has a text in this set; its prefix `validation.` is the set's name. */
export function isRuleKey(key: string): key is keyof ValidationTexts {
  return Object.hasOwn(es, key);
}
