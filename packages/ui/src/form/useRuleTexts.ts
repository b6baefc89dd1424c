import { useMessages } from '@portada/element';
import { useCallback } from 'react';
import { isRuleKey, validationMessages } from './messages.ts';

const PREFIX = 'validation.';

/** Translates validation keys to the page's language; for `useValibotForm`. */
export function useRuleTexts(): (key: string) => string {
  const t = useMessages(validationMessages);
  return useCallback(
    (key) => {
      const rule = key.startsWith(PREFIX) ? key.slice(PREFIX.length) : key;
      return isRuleKey(rule) ? t(rule) : t('pattern');
    },
    [t],
  );
}
