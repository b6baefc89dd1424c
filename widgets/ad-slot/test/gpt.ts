import { onTestFinished } from 'vitest';
import type { Gpt, GptSlot, SlotRenderEndedEvent } from '../gpt.ts';

/** What was defined of a slot, and what was asked of it since. */
export interface FakeSlot extends GptSlot {
  readonly adUnit: string;
  readonly sizes: unknown;
  readonly elementId: string;
  mapping?: unknown;
  readonly targeting: Record<string, string>;
  displayed: number;
  refreshed: number;
}

function createSlot(adUnit: string, sizes: unknown, elementId: string): FakeSlot {
  const slot: FakeSlot = {
    adUnit,
    sizes,
    elementId,
    targeting: {},
    displayed: 0,
    refreshed: 0,
    addService: () => slot,
    defineSizeMapping(mapping) {
      slot.mapping = mapping;
      return slot;
    },
    setTargeting(key, value) {
      slot.targeting[key] = value;
      return slot;
    },
  };
  return slot;
}

function sizeMapping() {
  const rows: unknown[] = [];
  const builder = {
    addSize(...row: unknown[]) {
      rows.push(row);
      return builder;
    },
    build: () => rows,
  };
  return builder;
}

/** A library that draws nothing by itself: a test says what each slot is answered. */
export function createFakeGpt() {
  const slots: FakeSlot[] = [];
  const listeners: ((event: SlotRenderEndedEvent) => void)[] = [];
  const seen = { initialLoadDisabled: false, servicesEnabled: 0 };
  const gpt: Gpt = {
    apiReady: true,
    cmd: { push: (...commands) => commands.forEach((command) => void command()) },
    defineSlot(adUnit, sizes, elementId) {
      const slot = createSlot(adUnit, sizes, elementId);
      slots.push(slot);
      return slot;
    },
    destroySlots(gone) {
      for (const slot of slots.filter((one) => gone.includes(one))) {
        slots.splice(slots.indexOf(slot), 1);
        document.getElementById(slot.elementId)?.replaceChildren();
      }
    },
    display: (elementId) => {
      for (const slot of slots) if (slot.elementId === elementId) slot.displayed += 1;
    },
    enableServices: () => {
      seen.servicesEnabled += 1;
    },
    pubads: () => ({
      addEventListener: (_name, listener) => listeners.push(listener),
      disableInitialLoad: () => {
        seen.initialLoadDisabled = true;
      },
      refresh: (asked) => {
        for (const slot of slots) if (asked.includes(slot)) slot.refreshed += 1;
      },
    }),
    sizeMapping,
  };
  return {
    gpt,
    seen,
    /** The slots that live. */
    slots,
    /** Tells that an ad of this height has come into a slot, or that there is none. */
    answer(slot: FakeSlot | undefined, height: number) {
      if (!slot) throw new Error('There is no such slot.');
      const ad = document.createElement('div');
      ad.style.height = `${height}px`;
      ad.append(Object.assign(document.createElement('a'), { href: '#ad', textContent: 'Un anuncio' }));
      document.getElementById(slot.elementId)?.replaceChildren(...(height > 0 ? [ad] : []));
      for (const listener of listeners) listener({ slot, isEmpty: height === 0 });
    },
  };
}

/** The page's library for the length of a test. */
export function haveGpt(gpt: NonNullable<Window['googletag']>): void {
  window.googletag = gpt;
  onTestFinished(() => {
    delete window.googletag;
  });
}

/** A consent platform as a page has one; `tell` is what the reader answers. */
export function haveConsentPlatform() {
  type Listen = (data: object | null, success: boolean) => void;
  const listeners = new Map<number, Listen>();
  let last = 0;
  const ask = (command: string, _version: number, listen: Listen, id?: number) => {
    if (id !== undefined) listeners.delete(id);
    if (command !== 'addEventListener') return;
    last += 1;
    listeners.set(last, listen);
  };
  Reflect.set(window, '__tcfapi', ask);
  onTestFinished(() => {
    delete window.__tcfapi;
  });
  return {
    listeners,
    tell(data: object | null, success = true) {
      for (const [listenerId, listen] of listeners) listen(data && { listenerId, ...data }, success);
    },
  };
}

/** What a reader's answer looks like. */
export const answers = {
  asked: { eventStatus: 'cmpuishown', gdprApplies: true, purpose: { consents: {} } },
  yes: {
    eventStatus: 'useractioncomplete',
    gdprApplies: true,
    purpose: { consents: { 1: true, 2: true }, legitimateInterests: {} },
    vendor: { consents: { 755: true } },
  },
  no: { eventStatus: 'useractioncomplete', gdprApplies: true, purpose: { consents: { 1: false, 2: false } } },
} as const;
