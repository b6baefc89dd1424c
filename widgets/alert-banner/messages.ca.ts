export const messages = { label: 'Última hora', close: 'Tanca l’avís' };
