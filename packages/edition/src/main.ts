/** The newsroom with the example newspaper, for development. */
import { startNewsroom } from '@portada/newsroom/start';

// Its imports have drizzle among them, which the start prepares for.
const { edition } = await import('./index.ts');

await startNewsroom(edition);
