import type { HotTopicsKey } from './messages.ts';

export const messages: Record<HotTopicsKey, string> = { label: 'Temes del dia' };
