/** The newsroom with the example newspaper, for development. */
import { startNewsroom } from '@portada/newsroom';
import { edition } from './index.ts';

await startNewsroom(edition);
