import { useLazyModule } from '@portada/ui/lazy-module/lazy-module.ts';
import { TextField } from '@portada/ui/text-field/TextField.tsx';
import type { DatesProps } from './DatesField.tsx';
import type { FilterProps } from './FilterField.tsx';
import { lazyParts } from './parts.ts';
import { askFor } from './predictive.store.ts';

/** The fields whose code is fetched apart. Until it is here their place is kept. */

export function LazyDates(props: DatesProps) {
  const part = useLazyModule(lazyParts.dates);
  return part ? <part.DatesField {...props} /> : <TextField disabled label={props.label} />;
}

export function LazyPredictive(props: FilterProps) {
  const { name, label } = props.filter;
  const part = useLazyModule(lazyParts.predictive);
  if (!part) return <TextField disabled label={label || name} />;
  return <part.PredictiveFilter {...props} ask={askFor(props.filter)} />;
}
