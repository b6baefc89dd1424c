/** What Portada uses of Google's publisher tag (GPT). */
import type { AdPosition } from '@portada/contract';

type Size = AdPosition['sizes'][number];
type Mapping = AdPosition['mapping'];

export interface GptSlot {
  addService(service: unknown): GptSlot;
  defineSizeMapping(mapping: unknown): GptSlot;
  setTargeting(key: string, value: string): GptSlot;
}

/** GPT's event: an ad has been rendered, or the slot is empty. */
export interface SlotRenderEndedEvent {
  readonly slot: GptSlot;
  readonly isEmpty: boolean;
}

interface SizeMappingBuilder {
  addSize(viewport: Mapping[number][0], sizes: Mapping[number][1]): SizeMappingBuilder;
  build(): unknown;
}

interface PubAds {
  addEventListener(name: 'slotRenderEnded', listener: (event: SlotRenderEndedEvent) => void): unknown;
  disableInitialLoad(): void;
  refresh(slots: GptSlot[]): void;
}

export interface Gpt {
  /** The command queue, run once the library is loaded. */
  readonly cmd: { push(...commands: (() => void)[]): unknown };
  readonly apiReady?: boolean;
  defineSlot(adUnit: string, sizes: readonly Size[], elementId: string): GptSlot | null;
  destroySlots(slots: GptSlot[]): unknown;
  display(elementId: string): void;
  enableServices(): void;
  pubads(): PubAds;
  sizeMapping(): SizeMappingBuilder;
}

declare global {
  interface Window {
    /** Before its script has run there is only the command queue. */
    googletag?: Pick<Gpt, 'cmd'> & Partial<Gpt>;
  }
}

/** The sizes for a window of this width: those of the widest matching entry of the mapping. */
export function sizesAt({ sizes, mapping }: AdPosition, width: number): readonly Size[] {
  if (mapping.length === 0) return sizes;
  const [widest] = mapping
    .filter(([[least]]) => least <= width)
    .toSorted(([[one]], [[other]]) => other - one);
  return widest?.[1] ?? [];
}

/** All sizes of the position; the mapping chooses among them. */
function allSizes({ sizes, mapping }: AdPosition): readonly Size[] {
  return sizes.length > 0 ? sizes : mapping.flatMap(([, those]) => those);
}

/** Defines the slot of a position (ADS-01): `code` is sent as the targeting key `pos`. */
export function defineSlot(gpt: Gpt, position: AdPosition, elementId: string): GptSlot {
  const slot = gpt.defineSlot(position.adUnitCode, allSizes(position), elementId);
  if (!slot) throw new Error(`There is no advertising slot for "${position.id}".`);
  if (position.mapping.length > 0) {
    const mapping = gpt.sizeMapping();
    for (const [viewport, sizes] of position.mapping) mapping.addSize(viewport, sizes);
    slot.defineSizeMapping(mapping.build());
  }
  if (position.code) slot.setTargeting('pos', position.code);
  slot.addService(gpt.pubads());
  return slot;
}
