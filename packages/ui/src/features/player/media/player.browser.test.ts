import { expect, onTestFinished, test, vi } from 'vitest';
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

test('says so where the browser has none of the stream’s codecs', async () => {
  const body = '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=800000,CODECS="avc1.4d401f,mp4a.40.2"\nlow.m3u8\n';
  serveStreams(() => ({ status: 200, body }));
  const isSupported = vi
    .spyOn(MediaSource, 'isTypeSupported')
    .mockImplementation((type) => type.includes('vp09'));
  onTestFinished(() => isSupported.mockRestore());
  const player = new Player({ media: document.createElement('video'), src: '/film/list.m3u8', about });
  onTestFinished(() => player.end());
  await expect.poll(() => player.$state.get().problem).toBe('unsupported');
});
