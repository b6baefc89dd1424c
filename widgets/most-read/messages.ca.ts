import type { MostReadKey } from './messages.ts';

export const messages: Record<MostReadKey, string> = { label: 'Els continguts més destacats' };
