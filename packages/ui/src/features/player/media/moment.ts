/** `#t=90`, `#t=1m30s` or `#t=1:30`: the moment of a media that an address names, in whole seconds. */
export function momentOf(hash: string): number | undefined {
  const [, written = ''] = /(?:^#?|&)t=([^&,]+)/.exec(hash) ?? [];
  return secondsOf(written);
}

function secondsOf(written: string): number | undefined {
  if (/^\d+(?:\.\d+)?s?$/.test(written)) return Math.floor(Number.parseFloat(written));
  if (/^\d+(?::\d{1,2}){1,2}$/.test(written)) {
    return written.split(':').reduce((total, part) => total * 60 + Number(part), 0);
  }
  const [whole, hours = '0', minutes = '0', seconds = '0'] =
    /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/.exec(written) ?? [];
  return whole ? Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds) : undefined;
}

/** The address of a page at a moment of its media. */
export function addressAt(page: string, second: number): string {
  const address = new URL(page);
  address.hash = `t=${Math.floor(second)}`;
  return address.href;
}
