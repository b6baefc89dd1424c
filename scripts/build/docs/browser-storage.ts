/** What widgets keep in a browser, for privacy notices and consent platforms; a test compares it with the sources. */
export interface StorageEntry {
  /** The cookie's or key's name; what is in braces differs. */
  readonly name: string;
  readonly where: 'cookie' | 'local storage' | 'session storage';
  readonly what: string;
  /** Who writes it, and until when it stays. */
  readonly life: string;
}

export const browserStorage: readonly StorageEntry[] = [
  {
    name: 'portada_user',
    where: 'cookie',
    what: 'The reader’s id, read by every widget that knows readers. `sessionCookie` in the page block gives another name.',
    life: 'Your back end sets and deletes it with the session; widgets only read it.',
  },
  {
    name: 'portada_paywall_{contentId}',
    where: 'cookie',
    what: 'The paywall’s decision for a content, as JSON; read by `portada-paywall`.',
    life: 'Your server sets it with the page.',
  },
  {
    name: 'portada_paywall_version',
    where: 'cookie',
    what: 'The version of the paywall that somebody tests.',
    life: 'Your server sets it; the button of `portada-paywall-testing-banner` deletes it.',
  },
  {
    name: 'portada_consent',
    where: 'cookie',
    what: 'What the reader allows, on pages that ask for it by themselves; read by `portada-ad-slot`.',
    life: 'Your server sets it with the answer; the newsroom’s stays for 184 days.',
  },
  {
    name: 'portada.user.{id}',
    where: 'local storage',
    what: 'The logged-in reader’s profile, so that it is not asked for on every page.',
    life: 'Until the day ends, the reader logs out, or another one logs in.',
  },
  {
    name: 'portada.rating.{contentId}',
    where: 'local storage',
    what: 'The reader’s own rating of a recipe.',
    life: 'Until the browser’s data are deleted.',
  },
  {
    name: 'portada_positions',
    where: 'local storage',
    what: 'Where the reader left the last 60 videos and audios.',
    life: 'A content goes once it is played to its end.',
  },
  {
    name: 'portada_captions',
    where: 'local storage',
    what: 'The language of subtitles.',
    life: 'Until the reader turns subtitles off.',
  },
  {
    name: 'portada.alerts',
    where: 'session storage',
    what: 'The ids of the alerts that were shown.',
    life: 'Until the tab is closed.',
  },
  {
    name: 'portada.poll.{id}',
    where: 'session storage',
    what: 'The options that a reader chose before they had to log in.',
    life: 'Until the vote is sent, or the tab is closed.',
  },
  {
    name: 'portada-draft:{form}',
    where: 'session storage',
    what: 'What is written in a comment, contact, contribution or interview form and not yet sent.',
    life: 'Until it is sent, the reader logs out, or the tab is closed.',
  },
  {
    name: 'portada-searcher:{entry}',
    where: 'session storage',
    what: 'The results of the last five searches, for the way back to them.',
    life: 'Until the tab is closed.',
  },
  {
    name: 'portada-searcher-name:{filter}:{value}',
    where: 'session storage',
    what: 'The name of a chosen filter, of which the address has the value only.',
    life: 'Until the tab is closed.',
  },
];
