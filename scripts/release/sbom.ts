/** The bill of materials of a release (CycloneDX), and whether the licences in it may be given on. */
import { execFileSync } from 'node:child_process';
import * as v from 'valibot';
import { fromRoot } from '../build/paths.ts';

const licence = v.union([
  v.object({ license: v.union([v.object({ id: v.string() }), v.object({ name: v.string() })]) }),
  v.object({ expression: v.string() }),
]);

const component = v.looseObject({
  name: v.string(),
  group: v.optional(v.string(), ''),
  version: v.optional(v.string(), ''),
  licenses: v.optional(v.array(licence), []),
});

const bill = v.looseObject({
  metadata: v.looseObject({ component }),
  components: v.array(component),
});

export type Bill = v.InferOutput<typeof bill>;
type Component = Bill['components'][number];

/** May be in a file that anybody serves, with its notice beside it. */
const inBrowsers = '0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC-BY-4.0 ISC MIT'.split(' ');
/** Also on a server: fonts, and libraries that are loaded and not linked. */
const onServers = [...inBrowsers, 'LGPL-3.0-or-later', 'MIT-0', 'MPL-2.0', 'OFL-1.1'];

/** Licences that stand elsewhere than in `package.json`. */
const elsewhere: Readonly<Record<string, string>> = {
  // In its readme.
  'combine-errors 3.0.3': 'MIT',
};

/** What a workspace package needs to run, its dependencies' dependencies too. */
export function billOf(workspacePackage: string): Bill {
  const printed = execFileSync(
    'pnpm',
    ['sbom', '--sbom-format', 'cyclonedx', '--prod', '--filter', workspacePackage],
    { cwd: fromRoot('.'), encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  return v.parse(bill, JSON.parse(printed));
}

function idsOf({ name, version, licenses }: Component): string[] {
  const known = elsewhere[`${name} ${version}`];
  if (licenses.length === 0 && known) return [known];
  return licenses.map((given) => {
    if ('expression' in given) return given.expression;
    return 'id' in given.license ? given.license.id : given.license.name;
  });
}

/** `(MPL-2.0 OR Apache-2.0)`: one of them is enough, of `AND` all are needed. */
function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const inner = expression.replace(/^\((.*)\)$/, '$1');
  if (inner.includes(' OR ')) return inner.split(' OR ').some((one) => isAllowed(one, allowed));
  return inner.split(' AND ').every((one) => allowed.includes(one));
}

/** The components whose licence does not allow what is done with them, one line each. */
export function licenceProblems({ components }: Bill, where: 'browser' | 'server'): string[] {
  const allowed = where === 'browser' ? inBrowsers : onServers;
  return components
    .filter(({ group }) => group !== '@portada')
    .filter((one) => {
      const ids = idsOf(one);
      return ids.length === 0 || !ids.every((id) => isAllowed(id, allowed));
    })
    .map(
      (one) =>
        `${[one.group, one.name].filter(Boolean).join('/')} ${one.version}: ${idsOf(one).join(', ') || 'no licence'}`,
    );
}

/** The bill of the widgets as that of the package that they are shipped in. */
export function shippedAs(given: Bill, { name, version }: { name: string; version: string }): Bill {
  const { metadata } = given;
  const own = { ...metadata.component, group: '', name, version, purl: `pkg:npm/${name}@${version}` };
  return { ...given, metadata: { ...metadata, component: own } };
}
