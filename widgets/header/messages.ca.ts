import type { HeaderKey } from './messages.ts';

export const messages: Record<HeaderKey, string> = {
  open: 'Obre el menú',
  title: 'Menú',
  parts: 'Apartats de {name}',
};
