import type { SwiperMenuKey } from './messages.ts';

export const messages: Record<SwiperMenuKey, string> = { label: 'Seccions', open: 'Apartats de {name}' };
