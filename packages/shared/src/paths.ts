/** Addresses that have no name among the web routes. */

/** HEAD-04, SRCH-05 */
export const SEARCH_PATH = '/buscar/';

/** ARCH-01 */
export const ARCHIVE_PATH = '/hemeroteca/';

/** AGEN-01 */
export const AGENDA_PATH = '/agenda/';

/** SCHD-04 */
export const SCHEDULE_PATH = '/programacion/';
