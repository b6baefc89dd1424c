import { expect, test } from 'vitest';
import { embedOf } from './embeds.ts';

const YOUTUBE = {
  provider: 'YouTube',
  vendor: '755',
  shape: 'wide',
  url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  frameUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
};
const X = {
  provider: 'X',
  shape: 'tall',
  url: 'https://x.com/faro/status/12',
  frameUrl: 'https://platform.twitter.com/embed/Tweet.html?dnt=true&id=12',
};
const INSTAGRAM = {
  provider: 'Instagram',
  shape: 'tall',
  url: 'https://www.instagram.com/p/C-1_a/',
  frameUrl: 'https://www.instagram.com/p/C-1_a/embed/',
};
const REEL = {
  ...INSTAGRAM,
  url: 'https://www.instagram.com/reel/C-1_a/',
  frameUrl: 'https://www.instagram.com/reel/C-1_a/embed/',
};
const TIKTOK = {
  provider: 'TikTok',
  shape: 'tall',
  url: 'https://www.tiktok.com/@el.faro/video/7123',
  frameUrl: 'https://www.tiktok.com/player/v1/7123',
};
const SPOTIFY = {
  provider: 'Spotify',
  shape: 'strip',
  url: 'https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk',
  frameUrl: 'https://open.spotify.com/embed/episode/4rOoJ6Egrf8K2IrywzwOMk',
};

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', YOUTUBE],
  ['https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&t=5', YOUTUBE],
  ['https://youtu.be/dQw4w9WgXcQ?si=1', YOUTUBE],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', YOUTUBE],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0', YOUTUBE],
  ['https://twitter.com/faro/status/12?s=20', X],
  ['https://mobile.x.com/faro/status/12/photo/1', X],
  ['https://www.instagram.com/p/C-1_a/?igsh=x', INSTAGRAM],
  ['https://instagram.com/el.faro/p/C-1_a/', INSTAGRAM],
  ['https://www.instagram.com/reel/C-1_a/', REEL],
  ['https://www.tiktok.com/@el.faro/video/7123?lang=es', TIKTOK],
  ['https://tiktok.com/@el.faro/video/7123', TIKTOK],
  ['https://open.spotify.com/intl-es/episode/4rOoJ6Egrf8K2IrywzwOMk?si=1', SPOTIFY],
  ['https://open.spotify.com/embed/episode/4rOoJ6Egrf8K2IrywzwOMk', SPOTIFY],
])('%s is a card', (address, embed) => {
  expect(embedOf(address)).toEqual({ vendor: undefined, ...embed });
});

test.each([
  // Other pages of theirs.
  'https://www.youtube.com/@faro',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQlonger',
  'https://x.com/faro',
  'https://www.instagram.com/el.faro/',
  'https://www.tiktok.com/@el.faro',
  'https://vm.tiktok.com/ZM123/',
  'https://open.spotify.com/user/faro',
  // Other servers.
  'https://youtube.com.evil.test/watch?v=dQw4w9WgXcQ',
  'https://evil.test/https://youtu.be/dQw4w9WgXcQ',
  'https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ',
  'https://youtu.be@evil.test/dQw4w9WgXcQ',
  'javascript:https://youtu.be/dQw4w9WgXcQ',
  '/watch?v=dQw4w9WgXcQ',
])('%s is none', (address) => {
  expect(embedOf(address)).toBeUndefined();
});
