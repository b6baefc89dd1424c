/** HLS playlists made of the sample's segments: as long as wanted, or going on as time does. */

interface Segment {
  /** How long it plays, in seconds. */
  readonly seconds: number;
  /** Its lines in a playlist: what to fetch, and which bytes of it. */
  readonly lines: readonly string[];
}

/** What a sample's playlist lists. */
export interface Sample {
  /** The line that names the head of the file, where there is one. */
  readonly head: string | undefined;
  readonly segments: readonly Segment[];
}

/** The longest segment, in seconds, and the beat at which a live stream gets a new one. */
export const SEGMENT_SECONDS = 2;

/** How many segments a live stream goes back: a minute and a half. */
const WINDOW_SEGMENTS = 45;

/** Where the counting of live segments begins: any moment of the past will do. */
const LIVE_SINCE = Date.UTC(2026, 0, 1);

/** Reads a playlist of the sample; `folder` leads from the new playlist's address to the sample's files. */
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

/** The sample over and over, for about so many seconds. */
export function circle(sample: Sample, seconds: number): string {
  const count = Math.max(1, Math.round(seconds / SEGMENT_SECONDS));
  const rows = Array.from({ length: count }, (_, index) => rowsOf(sample, index, index === 0)).flat();
  return [...HEAD, '#EXT-X-MEDIA-SEQUENCE:0', '#EXT-X-PLAYLIST-TYPE:VOD', ...rows, '#EXT-X-ENDLIST', ''].join(
    '\n',
  );
}

/**
 * What a live stream of the sample offers at this moment. Every process answers the same, since all that it looks at
 * is the clock: segment `n` is there once the beat after it has begun.
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

/** The lines of one segment, the number counted over all rounds. Where a round begins the film's clock jumps back. */
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

/** When a segment of a live stream was filmed. Sound is cut a little off the beat, the same in each round. */
function startOf({ segments }: Sample, number: number): Date {
  const index = number % segments.length;
  const round = (number - index) * SEGMENT_SECONDS;
  const within = segments.slice(0, index).reduce((sum, { seconds }) => sum + seconds, 0);
  return new Date(LIVE_SINCE + Math.round((round + within) * 1_000));
}
