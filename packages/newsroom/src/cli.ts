/** `pnpm newsroom <command> …` */
import './drizzle-modules.ts';
import { StartError, UsageError } from './config/config.ts';

try {
  const { runCommandLine } = await import('./command-line.ts');
  await runCommandLine(process.argv.slice(2), process.env);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
