export const messages = { open: 'En directe', title: 'Ara en directe' };
