import type { ValidationKey } from '@portada/contract/rules';
import type { MessageSet } from '@portada/core';

type WithoutPrefix<Key extends string> = Key extends `validation.${infer Rest}` ? Rest : never;

/** The key of a rule’s text: that of the rule without `validation.` */
export type RuleKey = WithoutPrefix<ValidationKey>;

/** The texts of some rules. All such sets have the name `validation`, and no key in common. */
export interface RuleTexts {
  messages: MessageSet<string>;
  /** Whether a rule has its text here. */
  has(key: string): boolean;
}
