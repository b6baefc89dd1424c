/** `pnpm start`: builds `dist/` and opens the newsroom. Node is the one that the workspace pins. */
import './build.ts';
import { fromRoot } from './build/paths.ts';

await import(fromRoot('packages/newsroom/src/main.ts'));
