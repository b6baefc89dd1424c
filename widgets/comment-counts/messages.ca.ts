export const messages = {
  one: 'Un comentari',
  many: '{count} comentaris',
};
