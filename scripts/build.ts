/** `pnpm build`: writes `dist/`, everything a CMS needs to serve. */
import { rm } from 'node:fs/promises';
import { buildLoader, buildWidgets } from './build/bundle.ts';
import { dist } from './build/paths.ts';
import { writeStylesheet } from './build/stylesheet.ts';

await rm(dist, { recursive: true, force: true });
const bundle = await buildWidgets();
const { outputs } = bundle;
await buildLoader(bundle);
await writeStylesheet();
console.log(
  Object.entries(outputs)
    .map(
      ([f, o]) =>
        f +
        ' ' +
        o.bytes +
        '\n' +
        Object.entries(o.inputs)
          .filter(([, i]) => i.bytesInOutput > 150)
          .sort((a, b) => b[1].bytesInOutput - a[1].bytesInOutput)
          .map(([i, b]) => '   ' + b.bytesInOutput + ' ' + i.replace(/.*node_modules\//, ''))
          .join('\n'),
    )
    .join('\n'),
);
