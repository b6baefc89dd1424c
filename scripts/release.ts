/**
 * `pnpm release`: makes and checks the package of this version in `.cache/release/`: npm's archive, a zip of the same,
 * the source maps apart, and the bills of materials (CycloneDX) of the package and of the newsroom. With a token for
 * the registry (`NODE_AUTH_TOKEN` or `NPM_TOKEN`) it publishes the package.
 */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { breaches } from './build/budgets.ts';
import { fromRoot } from './build/paths.ts';
import { writeJson } from './build/write.ts';
import { writeArchives, writeZip } from './release/archives.ts';
import { changeProblems } from './release/changes.ts';
import { lintPackage, packageProblems } from './release/checks.ts';
import { readSource, writePackage } from './release/contents.ts';
import { publish, publishToken, repositoryOf } from './release/publish.ts';
import { isReleased, publishedDigest, readRecord, record, recordForMigrations } from './release/released.ts';
import { billOf, licenceProblems, shippedAs } from './release/sbom.ts';
import { writeSourceMaps } from './release/source-maps.ts';

const out = fromRoot('.cache/release');
const token = publishToken(process.env);

function stopAt(problems: readonly string[]): void {
  if (problems.length === 0) return;
  for (const problem of problems) console.error(problem);
  process.exit(1);
}

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });

const { version } = await readSource();
stopAt(changeProblems(await readFile(fromRoot('CHANGELOG.md'), 'utf8'), version, token !== undefined));

const contents = await writePackage(join(out, 'package'), repositoryOf(process.env));
const { source, digest, weights } = contents;
stopAt([...breaches(weights), ...(await packageProblems(contents))]);
const known = (await readRecord())[version] ?? (token ? publishedDigest(source) : undefined);
const released = isReleased(version, digest, known);

const [tarball = '', zip = ''] = await writeArchives(contents, out);
const maps = await writeSourceMaps(contents.folder, join(out, 'source-maps'));
const mapsZip = zip.replace(/zip$/, 'source-maps.zip');
await writeZip(mapsZip, join(out, 'source-maps'), maps, `${source.name}-${version}`);
const [bill, serverBill] = [shippedAs(billOf('@portada/widgets'), source), billOf('@portada/newsroom')];
stopAt([
  ...lintPackage(tarball),
  ...licenceProblems(bill, 'browser'),
  ...licenceProblems(serverBill, 'server'),
]);
const bills = { [basename(zip, '.zip')]: bill, [`${basename(zip, '.zip')}.newsroom`]: serverBill };
for (const [name, made] of Object.entries(bills)) await writeJson(out, `${name}.cdx.json`, made);
const billPaths = Object.keys(bills).map((name) => join(out, `${name}.cdx.json`));
for (const path of [tarball, zip, mapsZip, ...billPaths]) console.log(path);
console.log(`manifest.json ${digest}`);

if (released) console.log(`${version} is out already, with these very files.`);
else if (!token) console.log('Not published: there is no NODE_AUTH_TOKEN and no NPM_TOKEN.');
else {
  publish(tarball, token);
  await record(version, digest);
  await recordForMigrations();
  console.log(`${version} is published. Tag the commit v${version}, then commit the two records.`);
}
