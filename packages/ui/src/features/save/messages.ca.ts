export const messages = {
  save: 'Desa',
  saved: 'Desat',
  saveName: 'Desa «{name}»',
  savedName: 'Desat: «{name}»',
};
