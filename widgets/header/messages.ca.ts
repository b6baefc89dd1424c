export const messages = {
  open: 'Obre el menú',
  title: 'Menú',
  parts: 'Apartats de {name}',
};
