export const messages = {
  today: 'Avui, {day}',
  selected: '{day}, seleccionat',
  month: 'Tria el mes',
  year: 'Tria l’any',
  next: 'Ves al mes següent',
  previous: 'Ves al mes anterior',
  months: 'Barra de navegació',
};
