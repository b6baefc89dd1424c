/** The texts of the weather page; the names of sky states are the widget's. */
import { texts as ca } from '@portada/shared/texts/weather.ca.ts';
import { texts as es } from '@portada/shared/texts/weather.ts';

export const weatherEs = {
  ...es,
  title: 'El tiempo',
  intro: 'La previsión para los próximos días.',
  none: 'Ahora mismo no tenemos ninguna previsión.',
};

export const weatherCa: typeof weatherEs = {
  ...ca,
  title: 'El temps',
  intro: 'La previsió per als pròxims dies.',
  none: 'Ara mateix no tenim cap previsió.',
};
