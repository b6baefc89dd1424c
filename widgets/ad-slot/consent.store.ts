import { $flags, $page } from '@portada/core';
import { $allowed } from '@portada/core/consent.ts';
import { atom, onMount } from 'nanostores';

/** IAB Transparency and Consent Framework v2: the purpose "store and/or access information on a device". */
const TCF_STORAGE_PURPOSE = '1';
/** The same: that and "basic ads". */
const TCF_AD_PURPOSES = '1 2';
/** The same: Google's vendor id. */
const TCF_GOOGLE_VENDOR = '755';

type Answers = Readonly<Record<string, boolean | undefined>>;

/** What Portada reads of the IAB's TC data. */
export interface TcData {
  readonly listenerId?: number | null;
  readonly eventStatus?: 'tcloaded' | 'cmpuishown' | 'useractioncomplete';
  /** Undefined until the consent platform has an answer. */
  readonly gdprApplies?: boolean;
  readonly purpose?: { readonly consents?: Answers; readonly legitimateInterests?: Answers };
  readonly vendor?: { readonly consents?: Answers };
}

type Listener = (data: TcData | null, success: boolean) => void;

declare global {
  interface Window {
    /** The consent platform's API, as the IAB's Transparency and Consent Framework 2 has it. */
    __tcfapi?: {
      (command: 'addEventListener', version: 2, callback: Listener): void;
      (
        command: 'removeEventListener',
        version: 2,
        callback: (success: boolean) => void,
        listener: number,
      ): void;
    };
  }
}

/** Whether the data let the page's ads be fetched; `undefined` while the reader has not answered. */
export function permits({ eventStatus, gdprApplies, purpose, vendor }: TcData): boolean | undefined {
  if (gdprApplies === false) return true;
  if (eventStatus === 'cmpuishown' || gdprApplies === undefined) return undefined;
  const { tcf } = $page.get();
  const id = tcf['ads.vendor'] || TCF_GOOGLE_VENDOR;
  const purposes = (tcf['ads.purposes'] || TCF_AD_PURPOSES).split(/[ ,]+/);
  const { consents = {}, legitimateInterests = {} } = purpose ?? {};
  const isAllowed = (one: string) =>
    consents[one] || (one !== TCF_STORAGE_PURPOSE && legitimateInterests[one]);
  return Boolean(purposes.every(isAllowed) && (vendor?.consents?.[id] ?? !vendor?.consents));
}

/**
 * Whether ads may be fetched, for as long as the reader allows it: by the page's consent platform, else, where the page
 * has the web feature `consent`, by the answer in its cookie.
 */
export const $consent = atom(false);

onMount($consent, () => {
  const end = follow();
  return () => {
    end();
    $consent.set(false);
  };
});

function follow(): () => void {
  if (typeof window.__tcfapi === 'function') return followPlatform(window.__tcfapi);
  if ($flags.get().consent) return followCookie();
  $consent.set(true);
  return () => undefined;
}

function followPlatform(ask: NonNullable<Window['__tcfapi']>): () => void {
  let wanted = true;
  const end = (id: number | null | undefined) => {
    if (id != null) ask('removeEventListener', 2, () => undefined, id);
  };
  let listening: number | null | undefined;
  ask('addEventListener', 2, (data, success) => {
    if (!success || !data) return;
    listening = data.listenerId;
    if (!wanted) return end(listening);
    $consent.set(permits(data) ?? $consent.get());
  });
  return () => {
    wanted = false;
    end(listening);
  };
}

function followCookie(): () => void {
  return $allowed.subscribe((allowed) => $consent.set(allowed?.includes('ads') ?? false));
}
