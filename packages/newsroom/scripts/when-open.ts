import type { ChildProcess } from 'node:child_process';

/**
 * Waits until the server of a process answers with success, however long it takes on a busy machine: the caller's own
 * limit ends it.
 *
 * @throws where the process has ended
 */
export async function whenOpen(server: ChildProcess, address: string): Promise<void> {
  while (server.exitCode === null && server.signalCode === null) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(
    `${address} has not opened: its process ended with ${server.exitCode ?? server.signalCode}.`,
  );
}
