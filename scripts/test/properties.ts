/** Tests of properties, and the seed of the cases that they try. */
import { projectSources, type SourceFile } from '../tracked.ts';
import { projects, type Step, vitest } from './steps.ts';

const TEST_FILE = /\.test\.tsx?$/;
const USES_FAST_CHECK = /^import .* from 'fast-check';$/m;

/** Those of the test files that test a property. */
export function withProperties(files: readonly SourceFile[]): string[] {
  return files.filter(({ text }) => USES_FAST_CHECK.test(text)).map(({ path }) => path);
}

export function propertySteps(): Step[] {
  return [vitest('properties', ...projects('unit', 'node'), ...withProperties(projectSources(TEST_FILE)))];
}
