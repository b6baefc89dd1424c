/** Builds everything that a CMS serves, into any folder. */
import { mkdir, rm } from 'node:fs/promises';
import { type Weight, weigh } from './budgets.ts';
import { buildLoader, buildWidgets } from './bundle.ts';
import { customElementsManifest } from './custom-elements.ts';
import { vscodeCssData, vscodeHtmlData, webTypes } from './editor-data.ts';
import { type Elements, readElements } from './elements.ts';
import { writeManifest } from './manifest.ts';
import { writeMessages } from './messages.ts';
import { writeNotices } from './notices.ts';
import { writeOpenApi } from './openapi.ts';
import { version } from './paths.ts';
import { referencePage } from './reference.ts';
import { writeStylesheet } from './stylesheet.ts';
import { typesText } from './types.ts';
import { writeJson, writeText } from './write.ts';

async function writeElements(folder: string, elements: Elements): Promise<void> {
  await writeJson(folder, 'custom-elements.json', customElementsManifest(elements));
  await writeJson(folder, 'vscode.html-custom-data.json', vscodeHtmlData(elements));
  await writeJson(folder, 'vscode.css-custom-data.json', vscodeCssData(elements));
  await writeJson(folder, 'web-types.json', webTypes(elements, version));
  await writeText(folder, 'portada.d.ts', await typesText(elements, version));
  for (const element of elements.elements) {
    await writeText(folder, `reference/${element.tag}.md`, referencePage(element, elements.entities));
  }
}

/** Empties the folder, writes all files, and returns the sizes. */
export async function buildInto(folder: string): Promise<Weight[]> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const bundle = await buildWidgets(folder);
  await buildLoader(bundle);
  await writeStylesheet(folder);
  await writeElements(folder, await readElements(bundle));
  await writeOpenApi(folder);
  await writeMessages(folder);
  await writeNotices(bundle);
  // Last: it lists every other file, so its presence means that the build is complete.
  const { files } = await writeManifest(bundle);
  return weigh(bundle, (file) => files[file]?.gzip ?? 0);
}
