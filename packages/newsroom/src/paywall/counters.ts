import type { PaywallMessage } from '@portada/contract';
import type { MeteredRule } from '../metering/decide.ts';
import type { Rule } from '../metering/rules.ts';
import type { PaywallReader } from './readers.ts';

/** The messages for one reader: a counter shows the readings under the rule that it belongs to (PAY-09). */
export async function withCounts(
  messages: readonly PaywallMessage[],
  rules: readonly Rule[],
  reader: PaywallReader,
): Promise<PaywallMessage[]> {
  return Promise.all(
    messages.map(async (message) => {
      const rule = message.type === 'counter' ? ruleOf(message, rules) : undefined;
      if (!rule) return message;
      const { contentIds } = await reader.meter(rule);
      const maxConsumedContent = message.maxConsumedContent || rule.limit;
      return {
        ...message,
        maxConsumedContent,
        numConsumedContent: Math.min(contentIds.length, maxConsumedContent),
      };
    }),
  );
}

function ruleOf({ id }: PaywallMessage, rules: readonly Rule[]): MeteredRule | undefined {
  for (const rule of rules) {
    const { limit, openMessageIds, closedMessageIds } = rule;
    if (limit !== null && [...openMessageIds, ...closedMessageIds].includes(id)) return { ...rule, limit };
  }
  return undefined;
}
