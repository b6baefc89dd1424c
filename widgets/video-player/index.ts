import { video } from '@portada/contract';
import { defineWidget } from '@portada/element';
import * as attribute from '@portada/element/attributes';
import { json } from '@portada/element/json';
import { nullable } from 'valibot';
import { VideoPlayer } from './VideoPlayer.tsx';
import css from './video-player.css';

/**
 * A video on demand or live: its poster until it is pressed, then a player with subtitles, qualities and speeds. The
 * position is kept on the device, per content; `#t=90` in the page's address begins there.
 *
 * @slot - The fallback, shown until the widget has rendered: a plain `<video controls preload="none">`, or a link.
 * @csspart root - Around everything.
 * @csspart picture - The poster.
 * @csspart player - The film with its controls.
 * @csspart controls - The bar under the film.
 * @csspart seek - The seek bar.
 * @csspart settings - The panel of subtitles, quality and speed.
 * @csspart captions - The subtitles.
 * @event portada:play - The reader chose to watch; `href` is the address of the stream.
 * @event portada:pause - It was paused, at `seconds` of it.
 * @event portada:progress - A quarter, a half, or three quarters of it have been reached.
 * @event portada:complete - It has come to its end.
 * @event portada:share - The reader copied an address with a moment of the video.
 * @since 1.0.0
 */
export const VideoPlayerElement = defineWidget(VideoPlayer, {
  tag: 'portada-video-player',
  root: 'shadow',
  attributes: {
    /** The video: `hlsSource`, `aspectRatio` (`16-9`), `duration` in seconds, `poster`, `title`, `captions`. */
    video: attribute.required(json(nullable(video), null)),
    /** The content whose video it is; without it, the page's own. */
    contentId: attribute.text(),
  },
  styles: [css],
});
