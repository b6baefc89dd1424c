/** `deploy/compose.yaml` without Docker: PostgreSQL, two processes in production, nginx; and a mail server. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { edition } from '@portada/edition';
import { freePort } from '../../scripts/free-port.ts';
import { type Connection, connect } from '../../src/db/client.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { type Faults, type MailSink, openMailSink } from './mail-sink.ts';
import { type NewsroomProcess, newsroomProcess, runCommand } from './newsroom-process.ts';
import { type Nginx, startNginx } from './nginx.ts';
import { newDirectory } from './process.ts';
import { openVisitor, type Visitor } from './visitor.ts';

export const SITE = 'https://diari.test';

const feed = fileURLToPath(new URL('../fixtures/import/faro.rss.xml', import.meta.url));

export interface Deployment extends Connection {
  readonly cluster: Cluster;
  readonly processes: readonly [NewsroomProcess, NewsroomProcess];
  readonly nginx: Nginx;
  /** The folder of readers' files. */
  readonly uploadDir: string;
  /** The mail server that answers now. */
  readonly mail: () => MailSink;
  /** Another mail server in its place. */
  replaceMail(faults?: Faults): Promise<void>;
  /** A browser behind an address of its own, of which limits count what comes. */
  visitor(): Visitor;
}

/** As an operator makes it: a site, a section, contents, then the processes. What was started ends with a failure. */
export async function startDeployment(): Promise<Deployment> {
  const started: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const end of started.splice(0).reverse()) await end();
  };
  try {
    return { ...(await startAll((end) => void started.push(end))), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startAll(toEnd: (end: () => Promise<unknown>) => void): Promise<Deployment> {
  const cluster = await startCluster();
  toEnd(() => cluster.remove());
  let mail = await openMailSink();
  toEnd(() => mail.close());
  const { port: mailPort } = mail;
  const dataDir = newDirectory();
  const env = {
    ENVIRONMENT: 'production',
    ...{ SITE_URL: SITE, DATABASE_URL: cluster.url, SMTP_URL: mail.url },
    ...{ DATA_DIR: dataDir, MEDIA_DIR: edition.mediaFolder },
  };
  await runCommand(env, 'create-site', 'es', '--name', 'El Faro');
  await runCommand(env, 'create-site', 'ca', '--name', 'El Far');
  await runCommand(env, 'create-section', 'es', '--name', 'Puerto');
  await runCommand(env, 'import', '--site', 'es', '--section', 'puerto', feed);
  const [first, second] = [await freePort(), await freePort()];
  const processes = [newsroomProcess(first, env), newsroomProcess(second, env)] as const;
  toEnd(() => Promise.all(processes.map((each) => each.end('SIGKILL'))));
  await Promise.all(processes.map((each) => each.start()));
  const nginx = await startNginx([first, second]);
  toEnd(() => nginx.stop());
  const connection = await connect({ databaseUrl: cluster.url, dataDir });
  toEnd(() => connection.close());
  let visitors = 0;
  return {
    ...connection,
    ...{ cluster, processes, nginx },
    uploadDir: join(dataDir, 'uploads'),
    mail: () => mail,
    async replaceMail(faults) {
      await mail.close();
      mail = await openMailSink({ ...faults, port: mailPort });
    },
    visitor() {
      visitors += 1;
      const address = `127.1.${visitors >> 8}.${visitors & 255}`;
      return openVisitor(nginx.port, { origin: SITE, address });
    },
  };
}
