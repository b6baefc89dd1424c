import { expect, test } from 'vitest';
import { type Bill, billOf, licenceProblems, shippedAs } from './sbom.ts';

function billWith(licenses: Bill['components'][number]['licenses'], group = ''): Bill {
  const component = { name: 'portada', group: '', version: '1.0.0', licenses: [] };
  return { metadata: { component }, components: [{ name: 'given', group, version: '2.0.0', licenses }] };
}

test.each([
  ['@portada/widgets', 'browser'],
  ['@portada/newsroom', 'server'],
] as const)('what %s needs may be given on', (name, where) => {
  const bill = billOf(name);
  expect(bill.components.length).toBeGreaterThan(20);
  expect(licenceProblems(bill, where)).toEqual([]);
});

test.each([
  [[{ license: { id: 'GPL-3.0-only' } }], 'given 2.0.0: GPL-3.0-only'],
  [[{ license: { name: 'Ours alone' } }], 'given 2.0.0: Ours alone'],
  [[{ expression: '(MIT AND GPL-2.0-only)' }], 'given 2.0.0: (MIT AND GPL-2.0-only)'],
  [[], 'given 2.0.0: no licence'],
])('says of %j what is wrong', (licenses, problem) => {
  expect(licenceProblems(billWith(licenses), 'browser')).toEqual([problem]);
});

test('one of several licences is enough, and our own packages have ours', () => {
  const either = [{ expression: '(MPL-2.0 OR Apache-2.0)' }];
  expect(licenceProblems(billWith(either), 'browser')).toEqual([]);
  expect(licenceProblems(billWith([], '@portada'), 'browser')).toEqual([]);
});

test('what may stand on a server may not be in a file that browsers get', () => {
  const given = billWith([{ license: { id: 'LGPL-3.0-or-later' } }]);
  expect(licenceProblems(given, 'server')).toEqual([]);
  expect(licenceProblems(given, 'browser')).toHaveLength(1);
});

test('the bill of the widgets is that of the shipped package', () => {
  const { metadata, components } = shippedAs(billWith([]), { name: 'portada', version: '1.2.3' });
  expect(metadata.component).toMatchObject({
    name: 'portada',
    version: '1.2.3',
    purl: 'pkg:npm/portada@1.2.3',
  });
  expect(components).toHaveLength(1);
});
