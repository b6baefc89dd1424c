export const messages = { label: 'Seccions', open: 'Apartats de {name}' };
