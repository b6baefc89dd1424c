/** The words of the schedule page, as the widget puts them. */
export const scheduleEs = {
  title: 'Programación',
  intro: 'Qué hay en la televisión y en la radio del puerto, hora por hora.',
  onAir: 'Hoy en {channel}',
  channels: 'Canales',
  media: { tv: 'Televisión', radio: 'Radio' },
  days: 'Días',
  today: 'Hoy',
  now: 'En emisión',
  catchUp: { tv: 'Volver a ver', radio: 'Volver a escuchar' },
  none: 'No tenemos la programación de este día.',
};

export const scheduleCa: typeof scheduleEs = {
  title: 'Programació',
  intro: 'Què fan a la televisió i a la ràdio del port, hora per hora.',
  onAir: 'Avui a {channel}',
  channels: 'Canals',
  media: { tv: 'Televisió', radio: 'Ràdio' },
  days: 'Dies',
  today: 'Avui',
  now: 'En emissió',
  catchUp: { tv: 'Torna-ho a veure', radio: 'Torna-ho a escoltar' },
  none: 'No tenim la programació d’aquest dia.',
};
