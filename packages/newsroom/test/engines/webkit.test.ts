import { testIn } from './suites.ts';
import { startWebKit } from './webkit.ts';

testIn('WebKit', startWebKit);
