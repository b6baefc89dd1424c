import lighthouse, { type Result } from 'lighthouse';
import type { Page } from 'puppeteer-core';

const judged = ['accessibility', 'best-practices', 'seo'];
const timings = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index'];

/** Upper limit: Lighthouse's own, 45 seconds, passes on a busy machine, and it then judges half a page. */
const LOAD_MS = 150_000;

interface LighthouseReport {
  /** Each category below 100, followed by the audits that failed in it. */
  readonly faults: readonly string[];
  /** Cumulative, with two decimals. */
  readonly layoutShift: string;
  /** The performance category and the timings behind it, on a phone that Lighthouse simulates. */
  readonly speed: string;
}

/** Opens an address in Lighthouse's mobile preset. */
export async function lighthouseReport(
  page: Page,
  address: string,
  skipAudits: readonly string[],
): Promise<LighthouseReport> {
  const run = await lighthouse(
    address,
    {
      logLevel: 'error',
      onlyCategories: [...judged, 'performance'],
      skipAudits: [...skipAudits],
      disableFullPageScreenshot: true,
      maxWaitForFcp: LOAD_MS,
      maxWaitForLoad: LOAD_MS,
    },
    undefined,
    page,
  );
  if (!run) throw new Error(`Lighthouse has no report of ${address}.`);
  return readReport(run.lhr);
}

function readReport({ audits, categories, runtimeError, runWarnings }: Result): LighthouseReport {
  const shown = timings.map((id) => `${audits[id]?.title} ${audits[id]?.displayValue}`);
  return {
    faults: [
      ...(runtimeError ? [runtimeError.message] : runWarnings.map(String)),
      ...judged.flatMap((id) => faultsIn(id, categories[id], audits)),
    ],
    layoutShift: (audits['cumulative-layout-shift']?.numericValue ?? Number.NaN).toFixed(2),
    speed: [`performance ${hundredths(categories.performance?.score)}`, ...shown].join(', '),
  };
}

const hundredths = (score: number | null = null) => (score === null ? 'unknown' : Math.round(score * 100));

function faultsIn(
  id: string,
  category: Result['categories'][string] | undefined,
  audits: Result['audits'],
): string[] {
  if (category?.score === 1) return [];
  const failed = (category?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = audits[id];
    return audit && weight > 0 && audit.score !== 1 ? [audit] : [];
  });
  return [`${id}: ${hundredths(category?.score)}`, ...failed.map(describe)];
}

/** An audit's title, and the elements that it names; without elements its rows as they are. */
function describe({ id, title, details, errorMessage }: Result['audits'][string]): string {
  const rows = details && 'items' in details ? details.items : [];
  const elements = selectorsIn(rows);
  const found = elements.length > 0 ? elements.join(' ') : JSON.stringify(rows);
  return `${id}: ${title} ${errorMessage ?? found}`;
}

function selectorsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('selector' in value && typeof value.selector === 'string') return [value.selector];
  return Object.values(value).flatMap(selectorsIn);
}
