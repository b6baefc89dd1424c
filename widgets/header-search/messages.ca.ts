export const messages = { open: 'Cerca', close: 'Tanca la cerca' };
