/** The configuration from environment variables, read and validated once at start. */
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSocialSettings, type SocialSettings } from './social.ts';

export interface Config {
  readonly port: number;
  /** The data directory: PGlite, clipped pictures, uploads. */
  readonly dataDir: string;
  /** The PostgreSQL to connect to; by default PGlite in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** The SMTP server; without one emails are stored in the database and shown at `/correo/`. */
  readonly smtpUrl: string | undefined;
  readonly uploadDir: string;
  /** The publisher's media: `pictures/{id}.jpg`, `hls/…` and `audio/…`. */
  readonly mediaDir: string;
  /** The public origin, without a trailing slash. */
  readonly siteUrl: string;
  /** Whether `SITE_URL` is set: only then pages ignore the request's host. */
  readonly siteUrlFixed: boolean;
  readonly environment: 'production' | 'development' | 'test';
  /** Trusted proxies, whose `X-Forwarded-*` headers are used. */
  readonly trustProxy: string;
  /** The sender of every email. */
  readonly mailFrom: string;
  /** Whether rate limits apply. `RATE_LIMITS=off` disables them for test runs; never in production. */
  readonly rateLimits: boolean;
  /** The showroom: undefined for none, empty for one without a key, else its key. */
  readonly showroom: string | undefined;
  /** The configured social providers. */
  readonly social: SocialSettings;
  /** The timeout of requests to a social provider. */
  readonly socialTimeoutMs: number;
}

/** A reason not to start that the person at the terminal can act on: shown as one line, without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Invalid arguments: reported like a `StartError`, with the exit code 2. */
export class UsageError extends StartError {}

/** The repository's root, where `dist/` and the default `DATA_DIR` are. */
export const repositoryRoot = fileURLToPath(new URL('../../../../', import.meta.url));

/** Shorter than a reader would wait: a login may need several requests to the provider, one after another. */
const SOCIAL_TIMEOUT_MS = 5_000;

/** The minimum length of the showroom's key, which grants access to paywalled texts. */
const SHOWROOM_KEY_LENGTH = 16;

const environments = ['production', 'development', 'test'] as const;

/** Reads the configuration. Throws a `StartError` for an invalid value. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const port = readPort(env.PORT);
  const environment = readEnvironment(env.ENVIRONMENT || env.NODE_ENV);
  const dataDir = resolve(repositoryRoot, env.DATA_DIR || '.data');
  return {
    port,
    dataDir,
    databaseUrl: readUrl('DATABASE_URL', env.DATABASE_URL, ['postgres:', 'postgresql:'])?.href,
    smtpUrl: readUrl('SMTP_URL', env.SMTP_URL, ['smtp:', 'smtps:'])?.href,
    uploadDir: resolve(repositoryRoot, env.UPLOAD_DIR || resolve(dataDir, 'uploads')),
    mediaDir: resolve(repositoryRoot, env.MEDIA_DIR || resolve(dataDir, 'media')),
    siteUrl: readUrl('SITE_URL', env.SITE_URL, ['http:', 'https:'])?.origin ?? `http://localhost:${port}`,
    siteUrlFixed: Boolean(env.SITE_URL),
    environment,
    trustProxy: env.TRUST_PROXY || 'loopback',
    mailFrom: env.MAIL_FROM || 'Diario del Puerto <no-responder@diariodelpuerto.example>',
    rateLimits: environment === 'production' || env.RATE_LIMITS !== 'off',
    showroom: readShowroom(env.SHOWROOM, environment),
    social: readSocial(env),
    socialTimeoutMs: SOCIAL_TIMEOUT_MS,
  };
}

/** Creates the writable directories. Throws a `StartError` on failure. */
export function prepareDirectories(config: Config): void {
  for (const [name, path] of [
    ['DATA_DIR', config.dataDir],
    ['UPLOAD_DIR', config.uploadDir],
  ] as const) {
    try {
      makeDirectory(path);
      accessSync(path, constants.W_OK);
    } catch {
      throw new StartError(`${name} ${path} cannot be written to.`);
    }
  }
}

/** Level by level: Node's own recursion never ends where a file system of the kernel refuses, as `/proc` does. */
function makeDirectory(path: string): void {
  if (existsSync(path)) return;
  makeDirectory(dirname(path));
  mkdirSync(path);
}

function readPort(value: string | undefined): number {
  const port = Number(value || '4100');
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new StartError(`PORT ${value} is not a port number (0 to 65535).`);
  }
  return port;
}

function readUrl(name: string, value: string | undefined, protocols: readonly string[]): URL | undefined {
  if (!value) return undefined;
  const url = URL.parse(value);
  if (!url?.hostname || !protocols.includes(url.protocol)) {
    // The value itself may carry a password: it is not repeated.
    throw new StartError(`${name} is not an address of the form ${protocols[0]}//host/….`);
  }
  return url;
}

function readShowroom(value: string | undefined, environment: Config['environment']): Config['showroom'] {
  if (!value) return environment === 'production' ? undefined : '';
  if (value === 'off') return undefined;
  if (value.length < SHOWROOM_KEY_LENGTH) {
    throw new StartError(`SHOWROOM is off, or a key of ${SHOWROOM_KEY_LENGTH} characters or more.`);
  }
  return value;
}

function readSocial(env: Readonly<Record<string, string | undefined>>): SocialSettings {
  const social = readSocialSettings(env);
  if (typeof social === 'string') throw new StartError(social);
  return social;
}

function readEnvironment(value: string | undefined): Config['environment'] {
  if (!value) return 'development';
  const environment = environments.find((name) => name === value);
  if (!environment) throw new StartError(`ENVIRONMENT ${value} is none of ${environments.join(', ')}.`);
  return environment;
}
