import { isRuleKey, validationMessages } from '@portada/core/validation/messages.ts';
import { useMessages } from '@portada/element';
import { useCallback } from 'react';

const PREFIX = 'validation.';

/** What each broken rule says in the page's language; for `useValibotForm`. */
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
