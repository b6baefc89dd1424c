import type Hls from 'hls.js';
import { Events } from 'hls.js';

/** Lines of a live stream so long ago are let go of: in seconds. */
const KEPT_SECONDS = 180;

/**
 * Subtitles of the stream as text tracks of the element. hls.js can do that itself, but by `data:` addresses that no
 * strict CSP allows.
 */
export function bringCaptions(hls: Hls, media: HTMLMediaElement): () => void {
  let tracks: readonly TextTrack[] = [];

  hls.on(Events.SUBTITLE_TRACKS_UPDATED, (_event, { subtitleTracks }) => {
    tracks = subtitleTracks.map(({ name, lang = '' }) => trackOf(media, name, lang));
  });
  hls.on(Events.CUES_PARSED, (_event, { cues, track: name }) => {
    // `default` is the one that the stream would switch on by itself.
    const index = /^subtitles(\d+)$/.exec(name)?.[1] ?? hls.subtitleTrack;
    const track = tracks[Number(index)];
    if (!track || !Array.isArray(cues)) return;
    for (const cue of cues) if (cue instanceof VTTCue) add(track, cue, media.currentTime);
  });

  /** What is chosen is not `disabled`: it alone is fetched. */
  const onChange = () => {
    const chosen = tracks.findIndex(({ mode }) => mode !== 'disabled');
    if (hls.subtitleTrack !== chosen) hls.subtitleTrack = chosen;
  };
  media.textTracks.addEventListener('change', onChange);
  return () => media.textTracks.removeEventListener('change', onChange);
}

/** A track of a script's cannot be taken away again: after a failure the same one serves. */
function trackOf(media: HTMLMediaElement, label: string, language: string): TextTrack {
  const existing = [...media.textTracks].find(
    (track) => track.label === label && track.language === language,
  );
  return existing ?? media.addTextTrack('subtitles', label, language);
}

function add(track: TextTrack, cue: VTTCue, now: number): void {
  const existing = [...(track.cues ?? [])];
  const exists = existing.some(
    (other) => other instanceof VTTCue && other.startTime === cue.startTime && other.text === cue.text,
  );
  if (!exists) track.addCue(cue);
  for (const old of existing) if (old.endTime < now - KEPT_SECONDS) track.removeCue(old);
}
