import type { AdSlotKey } from './messages.ts';

export const messages: Record<AdSlotKey, string> = {
  label: 'Publicitat',
  close: 'Tanca l’anunci',
  closed: 'Has tancat l’anunci.',
};
