import { defineMessages } from '@portada/core';

const es = { label: 'Temas del día' };

export const messages = defineMessages('hot-topics', es, () => import('./messages.ca.ts'));
export type HotTopicsKey = keyof typeof es;
