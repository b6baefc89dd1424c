/** Publishes the packed package, with a proof of the sources and the workflow that it comes from. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The token for the registry, where there is one. */
export function publishToken(env: NodeJS.ProcessEnv): string | undefined {
  return env.NODE_AUTH_TOKEN || env.NPM_TOKEN || undefined;
}

/** The address of the sources, as the workflow of a release knows it. */
export function repositoryOf(env: NodeJS.ProcessEnv): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, CI_PROJECT_URL: project } = env;
  const address = server && name ? `${server}/${name}` : project;
  return address && `git+${address}.git`;
}

const REGISTRY = 'registry.npmjs.org/';

/** The token is written where pnpm reads it, in a folder of its own, as the name of a variable. */
export function publish(tarball: string, token: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'portada-publish-'));
  try {
    const userConfig = join(folder, 'npmrc');
    writeFileSync(userConfig, `//${REGISTRY}:_authToken=\${PORTADA_TOKEN}\n`);
    execFileSync(
      'pnpm',
      ['publish', tarball, '--provenance', '--no-git-checks', `--registry=https://${REGISTRY}`],
      {
        cwd: folder,
        stdio: 'inherit',
        env: { ...process.env, NPM_CONFIG_USERCONFIG: userConfig, PORTADA_TOKEN: token },
      },
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
