/** A deployment under faults: what was acknowledged is there, readers go on, and all is well again by itself. */
import { randomBytes } from 'node:crypto';
import { gt, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { contactMessages } from '../../src/db/schema/index.ts';
import { type Deployment, SITE, startDeployment } from '../support/deployment.ts';
import { message } from '../support/traffic.ts';
import { addSubmissionTarget } from '../support/uploads.ts';
import { databaseFaults } from './faults/database.ts';
import { processFaults } from './faults/processes.ts';
import { enter, profileOf } from './faults/readers.ts';
import { clockFaults, diskFaults, mailFaults } from './faults/services.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let all: Deployment | undefined;
const deployment = () => all ?? raise();
function raise(): never {
  throw new Error('The deployment has not started.');
}

beforeAll(async () => {
  all = await startDeployment();
});
afterAll(() => all?.close());

/** A picture that JPEG cannot make small. */
const noise = () =>
  sharp(randomBytes(1_600 * 1_200 * 3), { raw: { width: 1_600, height: 1_200, channels: 3 } })
    .jpeg({ quality: 100 })
    .toBuffer();

describe('through the proxy', () => {
  test('pages are kept compressed, what is a reader’s is not, and files of a version are for ever', async () => {
    const encoding = { 'accept-encoding': 'br' };
    await deployment().visitor().get('/', encoding);
    const kept = await deployment().visitor().get('/', encoding);
    expect(kept.headers).toMatchObject({ 'x-cache': 'HIT', 'content-encoding': 'br' });
    expect(kept.headers['strict-transport-security']).toContain('max-age');
    expect(kept.text).toContain(`<link rel="canonical" href="${SITE}/">`);
    const own = await profileOf(await enter(deployment()));
    expect(own).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } });
    expect((await profileOf(deployment().visitor())).status).toBe(401);
    const file = await deployment().visitor().get('/portada/1.0.0/portada.js');
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('a form with a file is refused before it is sent, or taken whole', async () => {
    const id = await addSubmissionTarget(deployment().db, 'contribution');
    const url = `/api/front/contribution/${id}`;
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    // Of five megabytes one byte is sent: a proxy that keeps bodies would wait for the others.
    const guest = await deployment()
      .visitor()
      .send('POST', url, { ...type, 'content-length': 5_000_000 }, '-');
    expect(guest.status).toBe(401);
    const picture = await noise();
    expect(picture.length).toBeGreaterThan(2_000_000);
    const field = (name: string, value: string) =>
      `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const fields = field('title', 'El faro') + field('text', 'De noche') + field('terms', 'true');
    const file =
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n';
    const form = Buffer.concat([Buffer.from(fields + file), picture, Buffer.from('\r\n--x--\r\n')]);
    const reader = await enter(deployment());
    expect((await reader.send('POST', url, type, form)).text).toBe('{"success":true}');
  });

  test('limits count the client, and the log of the newsroom has the proxy’s id', async () => {
    const [loud, other] = [deployment().visitor(), deployment().visitor()];
    const statuses: number[] = [];
    let id: unknown;
    for (let nth = 0; nth < 11; nth += 1) {
      const { status, headers } = await loud.post('/api/front/contact', message(`otra ${nth}`));
      statuses.push(status);
      id = headers['x-request-id'];
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    expect((await other.post('/api/front/contact', message('otra'))).status).toBe(200);
    await vi.waitUntil(() =>
      deployment().processes.some(({ output }) => output().includes(`"reqId":"${id}"`)),
    );
  });
});

processFaults(deployment);
databaseFaults(deployment);
mailFaults(deployment);
diskFaults(deployment);
clockFaults(deployment);

test('the messages of all of it are kept once each', async () => {
  const { text } = contactMessages;
  const twice = await deployment()
    .db.select({ text })
    .from(contactMessages)
    .groupBy(text)
    .having(gt(sql`count(*)`, 1));
  expect(twice).toEqual([]);
});
