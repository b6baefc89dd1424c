/** A push service for tests: it reads what it is sent as a browser does, by the standards and not by our library. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { vi } from 'vitest';
import webPush from 'web-push';
import type { Database } from '../../src/db/client.ts';
import { pushSubscriptions } from '../../src/db/schema/index.ts';
import type { Reach } from '../../src/http/reach.ts';

export const pushKeys = webPush.generateVAPIDKeys();

/** This machine's own network, where no push service is. */
export const anywhere: Reach = { resolve: async () => ['127.0.0.1'], isAllowed: () => true };

interface ReceivedPush {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly payload: unknown;
}

export interface PushSink {
  readonly origin: string;
  readonly received: readonly ReceivedPush[];
  /** Subscribes a browser of its own, whose name is its path. */
  subscribe(db: Database, name: string, more?: { siteId?: number; topics?: string[] }): Promise<void>;
  /** Answers a browser's pushes from now on with that status, instead of 201. */
  answer(name: string, status: number): void;
  /** Once so many pushes have arrived. */
  untilReceived(count: number): Promise<void>;
  close(): Promise<void>;
}

export async function openPushSink(): Promise<PushSink> {
  const received: ReceivedPush[] = [];
  const statuses = new Map<string, number>();
  const readers = new Map<string, (body: Buffer) => unknown>();
  const server = createServer(async (request, response) => {
    const { url: path = '', headers } = request;
    const body = await buffer(request);
    received.push({ path, headers, payload: readers.get(path)?.(body) });
    response.writeHead(statuses.get(path) ?? 201).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    origin,
    received,
    async subscribe(db, name, { siteId = 1, topics = ['breaking'] } = {}) {
      const { keys, read } = newBrowser();
      readers.set(`/${name}`, read);
      await db.insert(pushSubscriptions).values({ siteId, endpoint: `${origin}/${name}`, ...keys, topics });
    },
    answer: (name, status) => void statuses.set(`/${name}`, status),
    untilReceived: (count) =>
      vi.waitFor(() => {
        if (received.length < count) throw new Error(`${received.length} have arrived, not ${count}.`);
      }, 20_000),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function newBrowser() {
  const own = createECDH('prime256v1');
  const publicKey = own.generateKeys();
  const secret = randomBytes(16);
  const keys = { p256dh: publicKey.toString('base64url'), auth: secret.toString('base64url') };

  /** RFC 8188 with the keys of RFC 8291: one record. */
  function read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + body.readUInt8(20));
    const record = body.subarray(21 + sender.length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
    const shared = Buffer.from(hkdfSync('sha256', own.computeSecret(sender), secret, info, 32));
    const derive = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${name}\0`, length));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(record.subarray(-16));
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }

  return { keys, read };
}
