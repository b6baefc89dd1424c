/** The spans of days that a search may be narrowed to. */
export const texts = {
  any: 'Cualquier fecha',
  today: 'Hoy',
  yesterday: 'Ayer',
  last24hours: 'Últimas 24 horas',
  lastWeek: 'Última semana',
  lastMonth: 'Último mes',
  lastYear: 'Último año',
  tomorrow: 'Mañana',
  nextWeek: 'La próxima semana',
  nextWeekend: 'El próximo fin de semana',
  nextMonth: 'El próximo mes',
  thisMonth: 'Este mes',
  nextYear: 'El próximo año',
};

export type Key = keyof typeof texts;
