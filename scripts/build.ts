/** `pnpm build`: writes `dist/`, everything a CMS needs to serve. */
import { rm } from 'node:fs/promises';
import { buildLoader, buildWidgets } from './build/bundle.ts';
import { dist } from './build/paths.ts';
import { writeStylesheet } from './build/stylesheet.ts';

await rm(dist, { recursive: true, force: true });
const bundle = await buildWidgets();
await buildLoader(bundle);
await writeStylesheet();
