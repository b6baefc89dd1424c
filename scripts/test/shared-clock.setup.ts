/** Setup file of the projects in a browser: their pages have the date of the run. */
import { inject } from 'vitest';
import { moveDates } from './move-dates.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How far the date is moved, in milliseconds. */
    movedBy: number;
  }
}

const movedBy = inject('movedBy');
if (movedBy !== 0) moveDates(movedBy);
