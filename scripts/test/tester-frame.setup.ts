/** Setup file of the projects in a browser: no test begins before its frame can be found. */
import { commands } from 'vitest/browser';

await commands.testerFrameKnown(location.href);
