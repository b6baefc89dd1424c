import { startFirefox } from './firefox.ts';
import { testIn } from './suites.ts';

testIn('Firefox', startFirefox, ['', '/ca']);
