/** The newsroom as a publisher runs it: on what its database holds, and nothing beside. */
import { startNewsroom } from './start.ts';

await startNewsroom();
