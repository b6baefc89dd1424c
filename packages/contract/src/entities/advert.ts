import * as v from '../valibot.ts';
import { count, id, list, number, text } from '../wire.ts';

const size = v.union([v.tuple([v.number(), v.number()]), v.literal('fluid')]);
const sizes = v.union([
  v.array(size),
  v.pipe(
    size,
    v.transform((one) => [one]),
  ),
]);

/** Ad sizes by minimum viewport: `[[1100, 0], [[970, 250], "fluid"]]`. */
const mapping = v.array(v.tuple([v.tuple([v.number(), v.number()]), sizes]));

/** A list, as JSON text or as an array; missing or invalid, it is parsed as empty. */
/* @__NO_SIDE_EFFECTS__ */
function jsonList<Item>(schema: v.GenericSchema<unknown, Item[]>) {
  const read = v.union([v.pipe(v.string(), v.parseJson(), schema), schema]);
  return v.fallback(
    v.nullish(read, () => []),
    () => [],
  );
}

/**
 * The config of an advertising position (ADS-01). `sizes` and `mapping` are JSON text in responses (arrays are accepted
 * too); invalid ones are parsed as empty. `position` is the index among the items of a list.
 */
export const adPosition = v.object({
  id,
  type: text,
  adUnitCode: text,
  sizes: jsonList(sizes),
  mapping: jsonList(mapping),
  code: text,
  name: text,
  minimumReservedHeightDesktop: count,
  minimumReservedHeightMobile: count,
  position: number,
});
export type AdPosition = v.InferOutput<typeof adPosition>;

/** The advertising positions of a list, each at its `position` among the items (SEEK-21). */
export const listAds = v.object({ desktop: list(adPosition), mobile: list(adPosition) });
export type ListAds = v.InferOutput<typeof listAds>;

/** What locates a position in a list; other fields are passed on to its slot. */
export type PlacedAd = Pick<AdPosition, 'id' | 'position'>;
