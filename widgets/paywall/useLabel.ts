import type { PaywallMessage } from '@portada/contract';
import { useMessages } from '@portada/element';
import { messages } from './messages.ts';

/** What a message is called, by whatever it has to say. */
export function useLabel({ principalText, counterText, smallText }: PaywallMessage): string {
  const t = useMessages(messages);
  return principalText || counterText || smallText || t('label');
}
