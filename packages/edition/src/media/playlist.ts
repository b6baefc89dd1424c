/** HLS playlists of the sample's segments: on demand with any duration, or live. */

interface Segment {
  /** The duration in seconds. */
  readonly seconds: number;
  /** Its lines in a playlist: URL and byte range. */
  readonly lines: readonly string[];
}

/** What a sample's playlist lists. */
export interface Sample {
  /** The line with the initialization section, if there is one. */
  readonly head: string | undefined;
  readonly segments: readonly Segment[];
}

/** The longest segment, in seconds, and the interval of new segments of a live stream. */
const SEGMENT_SECONDS = 2;

/** The number of segments in a live playlist: a minute and a half. */
const WINDOW_SEGMENTS = 45;

/** The epoch of live segment numbers: any past moment. */
const LIVE_SINCE = Date.UTC(2026, 0, 1);

/** Parses a playlist of the sample; `folder` is the path from the new playlist to the sample's files. */
export function readSample(text: string, folder: string): Sample {
  const segments: Segment[] = [];
  let seconds = 0;
  let lines: string[] = [];
  let head: string | undefined;
  for (const line of text.split('\n')) {
    const [, duration] = /^#EXTINF:([\d.]+)/.exec(line) ?? [];
    if (line.startsWith('#EXT-X-MAP:')) head = line.replace('URI="', `URI="${folder}`);
    else if (duration !== undefined) {
      seconds = Number(duration);
      lines = [line];
    } else if (line.startsWith('#EXT-X-BYTERANGE:')) lines.push(line);
    else if (line !== '' && !line.startsWith('#'))
      segments.push({ seconds, lines: [...lines, folder + line] });
  }
  return { head, segments };
}

const HEAD = ['#EXTM3U', '#EXT-X-VERSION:7', `#EXT-X-TARGETDURATION:${SEGMENT_SECONDS}`];

/** The sample in a loop, for about so many seconds. */
export function circle(sample: Sample, seconds: number): string {
  const count = Math.max(1, Math.round(seconds / SEGMENT_SECONDS));
  const rows = Array.from({ length: count }, (_, index) => rowsOf(sample, index, index === 0)).flat();
  return [...HEAD, '#EXT-X-MEDIA-SEQUENCE:0', '#EXT-X-PLAYLIST-TYPE:VOD', ...rows, '#EXT-X-ENDLIST', ''].join(
    '\n',
  );
}

/**
 * The live playlist of the sample at this moment. Every process returns the same, since it depends on the clock only:
 * segment `n` is available once the interval after it has begun.
 */
export function live(sample: Sample, now: Date): string {
  const { length } = sample.segments;
  const next = Math.floor((now.getTime() - LIVE_SINCE) / (SEGMENT_SECONDS * 1_000));
  const first = next - WINDOW_SEGMENTS;
  const rows = Array.from({ length: WINDOW_SEGMENTS }, (_, index) => {
    const number = first + index;
    return rowsOf(sample, number, index === 0, startOf(sample, number));
  });
  return [
    ...HEAD,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.floor(first / length)}`,
    ...rows.flat(),
    '',
  ].join('\n');
}

/** The lines of one segment, numbered across all loops. At the start of a loop timestamps are discontinuous. */
function rowsOf({ head, segments }: Sample, number: number, isFirst: boolean, start?: Date): string[] {
  const index = number % segments.length;
  const begins = index === 0 && !isFirst;
  return [
    ...(begins ? ['#EXT-X-DISCONTINUITY'] : []),
    ...(head && (begins || isFirst) ? [head] : []),
    ...(start ? [`#EXT-X-PROGRAM-DATE-TIME:${start.toISOString()}`] : []),
    ...(segments[index]?.lines ?? []),
  ];
}

/** The date of a live segment. Audio segments are not exactly as long as the interval, the same in each loop. */
function startOf({ segments }: Sample, number: number): Date {
  const index = number % segments.length;
  const round = (number - index) * SEGMENT_SECONDS;
  const within = segments.slice(0, index).reduce((sum, { seconds }) => sum + seconds, 0);
  return new Date(LIVE_SINCE + Math.round((round + within) * 1_000));
}
