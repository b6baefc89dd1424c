import { local } from '@portada/core';
import { createLatest } from '@portada/core/latest.ts';
import { releaseAudioFocus, takeAudioFocus } from './audio-focus.ts';
import { followCaptions, preferredCaptions } from './captions.ts';
import type { Engine } from './engine.ts';
import { follow } from './follow.ts';
import { type About, leaveDevice, showOnDevice, tellDevice } from './media-session.ts';
import { keepPosition } from './positions.ts';
import { startEngine } from './start-engine.ts';
import {
  AUTOMATIC,
  createState,
  NO_CAPTIONS,
  type PlayerState,
  type PlayerStore,
  type Problem,
  patch,
} from './state.ts';

/** How often the position is kept while it plays. */
const KEEP_EVERY_MS = 5_000;

/** The language of the subtitles that this reader last chose; none where they were switched off. */
const CAPTIONS_KEY = 'portada_captions';

export interface PlayerOptions {
  readonly media: HTMLMediaElement;
  readonly src: string;
  /** Whether its publisher says that it is HLS; otherwise its address tells. */
  readonly isHls?: boolean;
  /** Where to begin, in seconds. */
  readonly at?: number | undefined;
  /** Under what the position is kept; without it, it is not. */
  readonly key?: string | undefined;
  readonly about: About;
  /** Languages in which subtitles are likely wanted, the likeliest first. */
  readonly languages?: readonly string[];
}

/**
 * A media element with what brings it its media, and with everything that is known of it in one store. It is made
 * when a reader has asked to see or to hear: it plays as soon as it can.
 */
export class Player {
  readonly $state: PlayerStore = createState();
  readonly media: HTMLMediaElement;
  readonly #options: PlayerOptions;
  readonly #ending = new AbortController();
  readonly #captions;
  #engine: Engine | undefined;
  /** Engines are started one after the other. */
  readonly #starts = createLatest();
  #keeping: ReturnType<typeof setInterval> | undefined;

  constructor(options: PlayerOptions) {
    const { media } = options;
    this.media = media;
    this.#options = options;
    const { signal } = this.#ending;
    follow(media, this.$state, () => this.#engine, signal);
    this.#captions = followCaptions(media, this.$state, signal);
    for (const event of ['play', 'volumechange'] as const) {
      media.addEventListener(event, () => this.#takeFocus(), { signal });
    }
    for (const event of ['play', 'pause', 'seeked', 'ratechange', 'durationchange'] as const) {
      media.addEventListener(event, () => tellDevice(this), { signal });
    }
    for (const event of ['pause', 'seeked', 'ended'] as const) {
      media.addEventListener(event, () => this.#keep(), { signal });
    }
    addEventListener('pagehide', () => this.#keep(), { signal });
    addEventListener('online', () => this.#onOnline(), { signal });
    this.$state.listen(({ elsewhere, allCaptions }, before) => {
      if (elsewhere !== before?.elsewhere) this.#captions.drawnByBrowser(elsewhere);
      if (allCaptions !== before?.allCaptions) this.#chooseRemembered();
    });
    this.#keeping = setInterval(() => {
      if (!media.paused) this.#keep();
    }, KEEP_EVERY_MS);
    void this.#start(options.at);
  }

  async #start(at: number | undefined): Promise<void> {
    const { media, src, isHls } = this.#options;
    const signal = this.#starts.begin();
    const isCurrent = () => !signal.aborted;
    const on = {
      problem: (problem: Problem) => isCurrent() && this.#fail(problem),
      qualities: (qualities: PlayerState['qualities']) =>
        isCurrent() && patch(this.$state, { qualities, quality: AUTOMATIC }),
      height: (height: number) => isCurrent() && patch(this.$state, { height }),
    };
    patch(this.$state, { problem: undefined, waiting: true });
    try {
      const engine = await startEngine({ media, src, isHls, at, on }, isCurrent);
      if (!isCurrent()) return engine?.end();
      this.#engine = engine;
      void this.play();
    } catch (error) {
      console.error('Portada: the player’s code did not load.', error);
      on.problem('connection');
    }
  }

  #fail(problem: Problem): void {
    patch(this.$state, { problem, waiting: false });
    this.media.pause();
  }

  /** The network is back: what it stopped goes on by itself. */
  #onOnline(): void {
    if (this.$state.get().problem === 'connection') this.retry();
  }

  #takeFocus(): void {
    const { paused, muted, volume } = this.media;
    if (paused || muted || volume === 0) return;
    takeAudioFocus(this);
    showOnDevice(this, this.#options.about);
    tellDevice(this);
  }

  #keep(): void {
    const { key } = this.#options;
    const { live, ready, time, end, ended } = this.$state.get();
    if (key && ready && !live && end > 0) keepPosition(key, ended ? end : time, end);
  }

  #chooseRemembered(): void {
    const language = local.get(CAPTIONS_KEY);
    const { allCaptions, captions } = this.$state.get();
    if (!language || captions !== NO_CAPTIONS) return;
    const remembered = allCaptions.find((one) => one.language === language);
    if (remembered) this.#captions.choose(remembered.id);
  }

  /** A browser may refuse to play without a press: then it stays paused, with its button. */
  async play(): Promise<void> {
    // While there is nothing to play yet, a promise to play would be broken as soon as there is.
    if (!this.#engine) return;
    try {
      await this.media.play();
    } catch {
      patch(this.$state, { paused: this.media.paused, waiting: false });
    }
  }

  pause(): void {
    this.media.pause();
  }

  toggle(): void {
    if (this.media.paused) void this.play();
    else this.pause();
  }

  /** To a second of what may be played; beyond it, to its nearest. */
  seek(second: number): void {
    const { start, end, ready } = this.$state.get();
    if (!ready) return;
    this.media.currentTime = Math.max(start, Math.min(second, end));
    patch(this.$state, { time: this.media.currentTime });
  }

  step(seconds: number): void {
    this.seek(this.media.currentTime + seconds);
  }

  /** To what is happening now, and on with it. */
  goLive(): void {
    const edge = this.#engine?.liveEdge();
    if (edge !== undefined) this.seek(edge);
    void this.play();
  }

  setVolume(volume: number): void {
    this.media.volume = Math.max(0, Math.min(1, volume));
    this.media.muted = this.media.volume === 0;
    this.#tell();
  }

  /** Sound that was turned down to nothing comes back at half. */
  toggleMuted(): void {
    const { media } = this;
    if (media.muted && media.volume === 0) media.volume = 0.5;
    media.muted = !media.muted;
    this.#tell();
  }

  /** The element tells of these a moment later: a control that waits for it would jump back and forth. */
  #tell(): void {
    const { volume, muted, playbackRate: rate } = this.media;
    patch(this.$state, { volume, muted, rate });
  }

  setRate(rate: number): void {
    this.media.playbackRate = rate;
    this.#tell();
  }

  setQuality(quality: number): void {
    this.#engine?.setQuality(quality);
    patch(this.$state, { quality });
  }

  setCaptions(id: string): void {
    this.#captions.choose(id);
    const { allCaptions } = this.$state.get();
    const language = allCaptions.find((one) => one.id === id)?.language;
    if (language) local.set(CAPTIONS_KEY, language);
    else local.remove(CAPTIONS_KEY);
  }

  /** Off, or on in the language that is likeliest. */
  toggleCaptions(): void {
    const { captions, allCaptions } = this.$state.get();
    const wanted = [local.get(CAPTIONS_KEY), ...(this.#options.languages ?? [])];
    this.setCaptions(captions === NO_CAPTIONS ? preferredCaptions(allCaptions, wanted) : NO_CAPTIONS);
  }

  /** From where it stopped, after a failure. */
  retry(): void {
    const { time, live, ready } = this.$state.get();
    const at = ready && !live ? time : this.#options.at;
    this.#engine?.end();
    this.#engine = undefined;
    void this.#start(at);
  }

  /** Lets go of everything; the element stays, empty. */
  end(): void {
    this.#keep();
    this.#starts.stop();
    clearInterval(this.#keeping);
    this.media.pause();
    this.#ending.abort();
    this.#engine?.end();
    releaseAudioFocus(this);
    leaveDevice(this);
  }
}
