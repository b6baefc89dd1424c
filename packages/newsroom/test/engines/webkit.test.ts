import { once } from 'node:events';
import { createServer } from 'node:http';
import { createConnection, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { startScreen } from './screen.ts';
import { testIn } from './suites.ts';
import { newSession, startWebKit } from './webkit.ts';

describe('WebKit’s driver', () => {
  test('a command without an answer is an error that names it', async () => {
    const port = await freePort();
    const silent = createServer(() => undefined);
    onTestFinished(() => void silent.close());
    await once(silent.listen(port, '127.0.0.1'), 'listening');
    await expect(newSession(`http://127.0.0.1:${port}`, 50)).rejects.toThrow(
      'The driver did not answer POST /session in 0.05 s.',
    );
  });

  test('a screen takes the next browser while the last one leaves', async () => {
    const { display, close } = await startScreen();
    onTestFinished(close);
    for (let times = 0; times < 20; times++) (await joined(display)).destroy();
  });
});

/** A client of the screen, once it has been let in. */
async function joined(display: string): Promise<Socket> {
  const client = createConnection(`/tmp/.X11-unix/X${display.slice(1)}`);
  // Least significant byte first, version 11, and no authorization.
  client.write(Buffer.from([0x6c, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0]));
  await once(client, 'data', { signal: AbortSignal.timeout(5_000) });
  return client;
}

testIn('WebKit', startWebKit, ['/ca', '']);
