/** The production entry point: without an example newspaper. */
import { startNewsroom } from './start.ts';

await startNewsroom();
