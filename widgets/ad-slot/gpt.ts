/** What Portada uses of Google's publisher tag (GPT). */
import type { AdPosition } from '@portada/contract';

type Size = AdPosition['sizes'][number];
type Mapping = AdPosition['mapping'];

export interface GptSlot {
  addService(service: unknown): GptSlot;
  defineSizeMapping(mapping: unknown): GptSlot;
  setTargeting(key: string, value: string): GptSlot;
}

/** An ad has come, or the answer that there is none. */
export interface SlotRenderEnded {
  readonly slot: GptSlot;
  readonly isEmpty: boolean;
}

interface SizeMappingBuilder {
  addSize(viewport: Mapping[number][0], sizes: Mapping[number][1]): SizeMappingBuilder;
  build(): unknown;
}

interface PubAds {
  addEventListener(name: 'slotRenderEnded', listener: (event: SlotRenderEnded) => void): unknown;
  disableInitialLoad(): void;
  refresh(slots: GptSlot[]): void;
}

export interface Gpt {
  /** Takes what is to be done once the library is there. */
  readonly cmd: { push(...commands: (() => void)[]): unknown };
  readonly apiReady?: boolean;
  defineSlot(adUnit: string, sizes: readonly Size[], place: string): GptSlot | null;
  destroySlots(slots: GptSlot[]): unknown;
  display(place: string): void;
  enableServices(): void;
  pubads(): PubAds;
  sizeMapping(): SizeMappingBuilder;
}

declare global {
  interface Window {
    /** Before its script has run there is but the list of what is to be done. */
    googletag?: Pick<Gpt, 'cmd'> & Partial<Gpt>;
  }
}

/** The sizes that a window of this width takes: those of the widest entry of the mapping that it holds. */
export function sizesAt({ sizes, mapping }: AdPosition, width: number): readonly Size[] {
  if (mapping.length === 0) return sizes;
  const [widest] = mapping
    .filter(([[least]]) => least <= width)
    .toSorted(([[one]], [[other]]) => other - one);
  return widest?.[1] ?? [];
}

/** Every size that the position may take, for a slot whose mapping then chooses among them. */
function allSizes({ sizes, mapping }: AdPosition): readonly Size[] {
  return sizes.length > 0 ? sizes : mapping.flatMap(([, those]) => those);
}

/** A slot as the position's config says (ADS-01): `code` travels as the key `pos`, by which ads are booked. */
export function defineSlot(gpt: Gpt, position: AdPosition, place: string): GptSlot {
  const slot = gpt.defineSlot(position.adUnitCode, allSizes(position), place);
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
