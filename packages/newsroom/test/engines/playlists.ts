/** The newsroom's film under addresses as streaming servers have them, which do not say what it is. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** It names the others beside itself, which the newsroom has. */
const index = readFileSync(new URL('../../../edition/media/hls/puerto/index.m3u8', import.meta.url));

export function answerPlaylist({ url = '' }: IncomingMessage, response: ServerResponse): boolean {
  if (!/^\/media\/hls\/puerto\/\d+\/(manifest\(format=m3u8-aapl\)|index\.m3u)$/.test(url)) return false;
  response.setHeader('Content-Type', 'application/octet-stream').end(index);
  return true;
}
