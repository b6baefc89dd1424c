export const messages = {
  choose: 'Tria-la al calendari',
  failed: 'No s’ha pogut obrir el calendari. Pots escriure la data al camp.',
  format: 'dd/mm/aaaa',
  title: 'Tria una data',
};
