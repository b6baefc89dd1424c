/** Setup file of the test projects that have properties: fast-check would take another seed in every run. */
import fc from 'fast-check';
import { propertySeed } from './test/seed.ts';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: propertySeed() });
