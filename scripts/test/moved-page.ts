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
