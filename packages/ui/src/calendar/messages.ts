import { defineMessages } from '@portada/core';

const es = {
  today: 'Hoy, {day}',
  selected: '{day}, seleccionado',
  month: 'Elegir el mes',
  year: 'Elegir el año',
  next: 'Ir al mes siguiente',
  previous: 'Ir al mes anterior',
  months: 'Barra de navegación',
};

export const calendarMessages = defineMessages('calendar', es, () => import('./messages.ca.ts'));
