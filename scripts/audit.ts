/**
 * Known security issues of what is installed (`pnpm audit`): fails on those of high severity and above, and names the
 * others. A registry that offers no audits, or that is away, is no finding: it is said in a line.
 */
import { spawnSync } from 'node:child_process';
import * as v from 'valibot';

const reportSchema = v.object({
  advisories: v.record(
    v.string(),
    v.object({
      module_name: v.string(),
      title: v.string(),
      severity: v.string(),
      url: v.optional(v.string(), ''),
      findings: v.optional(v.array(v.object({ version: v.string(), paths: v.array(v.string()) })), []),
    }),
  ),
});

const FAILING = ['high', 'critical'];
/** What pnpm says where the registry answers with anything but a report, or does not answer. */
const NO_ANSWER =
  /ERR_PNPM_(AUDIT_BAD_RESPONSE|AUDIT_ENDPOINT_NOT_EXISTS|FETCH_\w+|META_FETCH_FAIL)|\b(ECONN\w+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT)\b/;
/** pnpm itself tries for minutes. */
const TIMEOUT_MS = 60_000;

export interface Audit {
  readonly isGood: boolean;
  readonly lines: readonly string[];
}

/** Reads what `pnpm audit --json` has written; without a report on `stdout`, `stderr` tells why. */
export function readAudit(stdout: string, stderr = ''): Audit {
  const report = parseReport(stdout);
  if (!report) return withoutReport(`${stdout}\n${stderr}`);
  const advisories = Object.values(report.advisories);
  const isGood = !advisories.some(({ severity }) => FAILING.includes(severity));
  if (advisories.length === 0) return { isGood, lines: ['No known security issues.'] };
  const lines = advisories.map(({ module_name, title, severity, url, findings }) => {
    const versions = findings.map(({ version }) => version).join(', ');
    const [path = ''] = findings.flatMap(({ paths }) => paths);
    return `${severity}: ${module_name} ${versions}, ${title} (${path}) ${url}`.trimEnd();
  });
  return { isGood, lines };
}

function parseReport(stdout: string): v.InferOutput<typeof reportSchema> | undefined {
  try {
    const read = v.safeParse(reportSchema, JSON.parse(stdout));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

function withoutReport(output: string): Audit {
  const [code] = NO_ANSWER.exec(output) ?? [];
  const [, status] = /responded with (\d{3})/.exec(output) ?? [];
  if (code)
    return { isGood: true, lines: [`Not audited: the registry offers no audits (${status ?? code}).`] };
  return { isGood: false, lines: ['The audit cannot be read:', output.trim()] };
}

function audit(): Audit {
  const { stdout, stderr, error } = spawnSync('pnpm', ['audit', '--json'], {
    ...{ encoding: 'utf8', timeout: TIMEOUT_MS, maxBuffer: 2 ** 26 },
  });
  if (error && 'code' in error && error.code === 'ETIMEDOUT') return withoutReport('ETIMEDOUT');
  if (error) throw error;
  return readAudit(stdout, stderr);
}

if (import.meta.main) {
  const { isGood, lines } = audit();
  for (const line of lines) console.log(line);
  process.exitCode = isGood ? 0 : 1;
}
