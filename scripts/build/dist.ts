/** Builds everything that a CMS serves, into any folder. */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { openApiDocument } from '@portada/contract/openapi';
import { budgets } from '@portada/widgets/budgets.ts';
import { type Weight, weigh } from './budgets.ts';
import { buildLoader, buildWidgets } from './bundle.ts';
import { customElementsManifest } from './custom-elements.ts';
import { writeDocs } from './docs/write.ts';
import { vscodeCssData, vscodeHtmlData, webTypes } from './editor-data.ts';
import { type Elements, readElements } from './elements.ts';
import { writeFallbackSheet } from './fallback-sheet.ts';
import { svelteTypes, vueTypes } from './framework-types.ts';
import { writeManifest } from './manifest.ts';
import { writeMessages } from './messages.ts';
import { writeNotices } from './notices.ts';
import { writePageSchema } from './page-schema.ts';
import { fromRoot, version } from './paths.ts';
import { apiNames } from './pieces.ts';
import { referencePage } from './reference.ts';
import { writeSnippet } from './snippet.ts';
import { writeStylesheet } from './stylesheet.ts';
import { typesText } from './types.ts';
import { writeJson, writeText } from './write.ts';

async function writeElements(folder: string, elements: Elements): Promise<void> {
  await writeJson(folder, 'custom-elements.json', customElementsManifest(elements));
  await writeJson(folder, 'vscode.html-custom-data.json', vscodeHtmlData(elements));
  await writeJson(folder, 'vscode.css-custom-data.json', vscodeCssData(elements));
  await writeJson(folder, 'web-types.json', webTypes(elements, version));
  await writeText(folder, 'portada.d.ts', await typesText(elements, version));
  await writeText(folder, 'vue.d.ts', vueTypes);
  await writeText(folder, 'svelte.d.ts', svelteTypes);
  for (const element of elements.elements) {
    await writeText(folder, `reference/${element.tag}.md`, referencePage(element, elements.entities));
  }
}

/** The published types of the modules for widgets from outside. */
async function writeApiTypes(folder: string): Promise<void> {
  for (const name of apiNames) {
    const types = await readFile(fromRoot(`scripts/build/api/types/${name}.d.ts`), 'utf8');
    await writeText(folder, `api/${name}.d.ts`, types);
  }
}

/** Empties the folder, writes all files, and returns the sizes. */
export async function buildInto(folder: string): Promise<Weight[]> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const bundle = await buildWidgets(folder);
  await buildLoader(bundle);
  await writeStylesheet(folder);
  await writeFallbackSheet(folder);
  const elements = await readElements(bundle);
  await writeElements(folder, elements);
  await writeDocs(folder, elements);
  await writeApiTypes(folder);
  await writeJson(folder, 'openapi.json', openApiDocument(version));
  await writePageSchema(folder, version);
  await writeMessages(folder);
  await writeNotices(bundle);
  await writeSnippet(bundle);
  // Last: it lists every other file, so its presence means that the build is complete.
  const { files } = await writeManifest(bundle);
  return weigh(bundle, (file) => files[file]?.gzip ?? 0, budgets);
}
