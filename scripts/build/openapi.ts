/** `openapi.json`: the calls that a publisher's back end implements. */
import { openApiDocument } from '@portada/contract/openapi';
import { version } from './paths.ts';
import { writeJson } from './write.ts';

export async function writeOpenApi(folder: string): Promise<void> {
  await writeJson(folder, 'openapi.json', openApiDocument(version));
}
