import { type Captions, NO_CAPTIONS, type PlayerStore, patch } from './state.ts';

const NO_LINES: readonly string[] = [];

export interface CaptionsControl {
  choose(id: string): void;
  /** Draws them by the browser, where the player's view is not seen, or by the view. */
  drawnByBrowser(is: boolean): void;
}

/**
 * Subtitles by the element's own text tracks, whoever brings them: hls.js, Safari, or a file of the page. The chosen
 * track is hidden, so that its lines arrive and the view draws them.
 */
export function followCaptions(
  media: HTMLMediaElement,
  $state: PlayerStore,
  signal: AbortSignal,
): CaptionsControl {
  const { textTracks } = media;
  let byBrowser = false;
  let heard: TextTrack | undefined;

  const onCue = () => patch($state, { cues: linesOf(heard) });

  function hear(track: TextTrack | undefined): void {
    if (heard === track) return;
    heard?.removeEventListener('cuechange', onCue);
    heard = track;
    heard?.addEventListener('cuechange', onCue);
    onCue();
  }

  function apply(): void {
    const chosen = $state.get().captions;
    const tracks = tracksOf(textTracks);
    for (const [id, track] of tracks) {
      const mode = id !== chosen ? 'disabled' : byBrowser ? 'showing' : 'hidden';
      if (track.mode !== mode) track.mode = mode;
    }
    hear(tracks.get(chosen));
  }

  function list(): void {
    const all = [...tracksOf(textTracks)].map(([id, track]) => captionsOf(id, track));
    if (JSON.stringify(all) !== JSON.stringify($state.get().allCaptions)) patch($state, { allCaptions: all });
    apply();
  }

  for (const event of ['addtrack', 'removetrack', 'change'])
    textTracks.addEventListener(event, list, { signal });
  signal.addEventListener('abort', () => hear(undefined));
  list();

  return {
    choose(id) {
      patch($state, { captions: id });
      apply();
    },
    drawnByBrowser(is) {
      byBrowser = is;
      apply();
    },
  };
}

/** The tracks that are subtitles, by id: their language, and where two have the same one, its number too. */
function tracksOf(textTracks: TextTrackList): Map<string, TextTrack> {
  const tracks = new Map<string, TextTrack>();
  for (const track of textTracks) {
    if (track.kind !== 'subtitles' && track.kind !== 'captions') continue;
    const name = track.language || track.label || 'und';
    tracks.set(tracks.has(name) ? `${name}-${tracks.size}` : name, track);
  }
  return tracks;
}

function captionsOf(id: string, { label, language }: TextTrack): Captions {
  return { id, label: label || language || id, language };
}

/** The lines as plain text: what a cue holds of markup is left to the browser to read, and only its words are taken. */
function linesOf(track: TextTrack | undefined): readonly string[] {
  const cues = [...(track?.activeCues ?? [])];
  if (cues.length === 0) return NO_LINES;
  const lines = cues.flatMap((cue) =>
    cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '').split('\n') : [],
  );
  return [...new Set(lines)];
}

/** Where to begin when subtitles are switched on: what was chosen before, the page's language, or what there is. */
export function preferredCaptions(all: readonly Captions[], languages: readonly (string | null)[]): string {
  for (const wanted of languages) {
    const found = all.find(({ language }) => wanted && language.split('-')[0] === wanted.split('-')[0]);
    if (found) return found.id;
  }
  return all[0]?.id ?? NO_CAPTIONS;
}
