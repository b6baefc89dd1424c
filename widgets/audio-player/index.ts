import { audio } from '@portada/contract';
import { defineWidget } from '@portada/element';
import * as attribute from '@portada/element/attributes';
import { json } from '@portada/element/json';
import { nullable } from 'valibot';
import { AudioPlayer } from './AudioPlayer.tsx';
import css from './audio-player.css';

/**
 * Audio on demand, or a live radio: play, steps of fifteen seconds, speed, position. Nothing is fetched before it is
 * pressed; the position is kept on the device, per content; `#t=90` in the page's address begins there.
 *
 * @slot - The fallback, shown until the widget has rendered: a plain `<audio controls preload="none">`, or a link.
 * @csspart root - Around everything.
 * @csspart cover - The place of the picture.
 * @csspart picture - The picture.
 * @csspart player - The player.
 * @csspart seek - The seek bar.
 * @csspart settings - The panel of speeds.
 * @csspart button - A button.
 * @event portada:play - The reader chose to listen; `href` is the address of the sound.
 * @event portada:pause - It was paused, at `seconds` of it.
 * @event portada:progress - A quarter, a half, or three quarters of it have been reached.
 * @event portada:complete - It has come to its end.
 * @event portada:share - The reader copied an address with a moment of the audio.
 * @since 1.0.0
 */
export const AudioPlayerElement = defineWidget(AudioPlayer, {
  tag: 'portada-audio-player',
  root: 'shadow',
  attributes: {
    /** The audio: `src` (a file or an HLS playlist), `title`, `duration` in seconds, `image`. */
    audio: attribute.required(json(nullable(audio), null)),
    /** The content whose audio it is; without it, the page's own. */
    contentId: attribute.text(),
  },
  styles: [css],
});
