/**
 * `pnpm start`: builds `dist/` and opens the newsroom, in development with the example newspaper in it. Node is the one
 * that the workspace pins.
 */
import './build.ts';
import { fromRoot } from './build/paths.ts';

const isProduction = (process.env.ENVIRONMENT || process.env.NODE_ENV) === 'production';

await import(fromRoot(`packages/${isProduction ? 'newsroom' : 'edition'}/src/main.ts`));
