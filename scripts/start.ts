/**
 * `pnpm start`: builds `dist/` and starts the newsroom, in development with the example newspaper. It uses the Node
 * version pinned by the workspace.
 */
import './build.ts';
import { fromRoot } from './build/paths.ts';

const isProduction = (process.env.ENVIRONMENT || process.env.NODE_ENV) === 'production';

await import(fromRoot(`packages/${isProduction ? 'newsroom' : 'edition'}/src/main.ts`));
