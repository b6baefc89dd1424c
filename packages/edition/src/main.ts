/** The newsroom with the example newspaper in it, for development. */
import { startNewsroom } from '@portada/newsroom';
import { edition } from './index.ts';

await startNewsroom(edition);
