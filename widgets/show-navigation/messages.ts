import { defineMessages } from '@portada/core';

const es = { label: 'Apartados del programa', choose: 'Elige un apartado' };

export const messages = defineMessages('show-navigation', es, () => import('./messages.ca.ts'));
export type ShowNavigationKey = keyof typeof es;
