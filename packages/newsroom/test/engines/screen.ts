/** A virtual screen for a browser that has no mode without a window. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { commandOf } from '../../../../scripts/engines.ts';
import { viewport } from './engine.ts';

export interface Screen {
  /** As the environment names it. */
  readonly display: string;
  close(): Promise<void>;
}

/** A screen of its own; Xvfb chooses its number and writes it to the fourth stream. */
export async function startScreen(): Promise<Screen> {
  const size = `${viewport.width}x${viewport.height + 200}x24`;
  // Xvfb would begin anew when its last client leaves, and turn away a browser that comes meanwhile; of one that ends
  // before they are connected, the driver never tells: its answer to a new session does not come.
  const screen = spawn(
    commandOf('webkit', 'xvfb'),
    ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp', '-noreset'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const told = screen.stdio[3];
  if (!told || !('read' in told)) throw new Error('Xvfb has nowhere to write its number to.');
  const [number] = await once(createInterface({ input: told satisfies Readable }), 'line');
  return { display: `:${number}`, close: () => end(screen) };
}

export async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  process.kill();
  await once(process, 'exit');
}
