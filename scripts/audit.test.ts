import { expect, test } from 'vitest';
import { readAudit } from './audit.ts';
import { checks } from './test/steps.ts';

const advisory = (severity: string, name = 'valibot') => ({
  findings: [{ version: '1.5.0', paths: ['packages__core>valibot', 'scripts>valibot'], dev: false }],
  ...{ id: 1234, title: 'A hole', module_name: name, vulnerable_versions: '<99.0.0', severity },
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
});
const report = (...advisories: unknown[]) =>
  JSON.stringify({ advisories: { ...advisories }, metadata: { totalDependencies: 1018 } });

test('nothing known is one line', () => {
  expect(readAudit(report())).toEqual({ isGood: true, lines: ['No known security issues.'] });
});

test.each(['high', 'critical'])('an issue of severity %s fails, and every one is named', (severity) => {
  expect(readAudit(report(advisory('low', 'fastify'), advisory(severity)))).toEqual({
    isGood: false,
    lines: ['low: fastify', `${severity}: valibot`].map(
      (start) =>
        `${start} 1.5.0, A hole (packages__core>valibot) https://github.com/advisories/GHSA-aaaa-bbbb-cccc`,
    ),
  });
});

test.each(['info', 'low', 'moderate'])('one of severity %s is named only', (severity) => {
  const { isGood, lines } = readAudit(report(advisory(severity)));
  expect(isGood).toBe(true);
  expect(lines).toHaveLength(1);
});

test('a registry that offers no audits is one line', () => {
  const output =
    'Error: ERR_PNPM_AUDIT_BAD_RESPONSE\n\n  × The audit endpoint (at https://registry.npmjs.org/-/npm/v1/security/\n' +
    '  │ advisories/bulk) responded with 405:\n';
  const lines = ['Not audited: the registry offers no audits (405).'];
  expect(readAudit('', output)).toEqual({ isGood: true, lines });
});

test('anything else fails with what was said', () => {
  for (const output of ['', '{}', '{"advisories":[]', 'Error: ERR_PNPM_AUDIT_NO_LOCKFILE']) {
    expect(readAudit(output)).toEqual({ isGood: false, lines: ['The audit cannot be read:', output] });
  }
});

test('`pnpm test` has the step', () => {
  expect(checks).toContainEqual({ name: 'audit', command: ['node', 'scripts/audit.ts'] });
});
