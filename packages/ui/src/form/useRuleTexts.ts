import { useMessages } from '@portada/element';
import { useCallback } from 'react';
import { ruleTexts } from './messages.ts';

const PREFIX = 'validation.';

/**
 * Translates validation keys to the page's language; for `useValibotForm`.
 *
 * @param own the texts of rules that only some forms have
 */
export function useRuleTexts(own = ruleTexts): (key: string) => string {
  const t = useMessages(ruleTexts.messages);
  const tOwn = useMessages(own.messages);
  return useCallback(
    (key) => {
      const rule = key.startsWith(PREFIX) ? key.slice(PREFIX.length) : key;
      if (own.has(rule)) return tOwn(rule);
      return t(ruleTexts.has(rule) ? rule : 'pattern');
    },
    [own, t, tOwn],
  );
}
