import { expect, onTestFinished, test } from 'vitest';
import { serveStreams } from '../../../../test/streams.ts';
import { Player } from './player.ts';

const about = { title: 'El puerto', artist: 'La Marola', artwork: undefined };

test('asks for its stream once its code is there, and for nothing where it has ended by then', async () => {
  const asked = serveStreams(() => 'silence');
  const ended = new Player({ media: document.createElement('video'), src: '/ended/list.m3u8', about });
  ended.end();
  const playing = new Player({ media: document.createElement('video'), src: '/playing/list.m3u8', about });
  onTestFinished(() => playing.end());
  await expect.poll(() => asked).toEqual(['/playing/list.m3u8']);
});
