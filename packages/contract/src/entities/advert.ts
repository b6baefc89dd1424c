import * as v from 'valibot';
import { count, id, list, number, text } from '../wire.ts';

const size = v.union([v.tuple([v.number(), v.number()]), v.literal('fluid')]);
const sizes = v.union([
  v.array(size),
  v.pipe(
    size,
    v.transform((one) => [one]),
  ),
]);

/** Advertising sizes by the least viewport they serve: `[[1100, 0], [[970, 250], "fluid"]]`. */
const mapping = v.array(v.tuple([v.tuple([v.number(), v.number()]), sizes]));

/** A list as JSON text or as it is; missing or unreadable, it is read as empty. */
/* @__NO_SIDE_EFFECTS__ */
function jsonList<Item>(schema: v.GenericSchema<unknown, Item[]>) {
  const read = v.union([v.pipe(v.string(), v.parseJson(), schema), schema]);
  return v.fallback(
    v.nullish(read, () => []),
    () => [],
  );
}

/**
 * The config of an advertising position (ADS-01). `sizes` and `mapping` are JSON text on the wire (lists are taken
 * as well); unreadable ones are read as empty. `position` is the place among the items of a list.
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

/** What places an advertising position in a list; the rest is for its slot to read. */
export type PlacedAd = Pick<AdPosition, 'id' | 'position'>;
