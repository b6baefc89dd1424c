/** The texts of the schedule page; those shared with the widget are in the shared package. */
import { texts as ca } from '@portada/shared/texts/schedule.ca.ts';
import { texts as es } from '@portada/shared/texts/schedule.ts';

export const scheduleEs = {
  ...es,
  intro: 'Qué hay en la televisión y en la radio, hora por hora.',
  onAir: 'Hoy en {channel}',
  nowOn: 'Ahora: {title}',
  past: 'Ya emitido',
};

export const scheduleCa: typeof scheduleEs = {
  ...ca,
  intro: 'Què fan a la televisió i a la ràdio, hora per hora.',
  onAir: 'Avui a {channel}',
  nowOn: 'Ara: {title}',
  past: 'Ja emès',
};
