import { useLate } from '@portada/ui/later/late.ts';
import { TextField } from '@portada/ui/text-field/TextField.tsx';
import type { DatesProps } from './DatesField.tsx';
import type { FilterProps } from './FilterField.tsx';
import { lateParts } from './parts.ts';
import { askFor } from './predictive.store.ts';

/** The fields whose code is fetched apart. Until it is here their place is kept. */

export function LateDates(props: DatesProps) {
  const part = useLate(lateParts.dates);
  return part ? <part.DatesField {...props} /> : <TextField disabled label={props.label} />;
}

export function LatePredictive(props: FilterProps) {
  const { name, label } = props.filter;
  const part = useLate(lateParts.predictive);
  if (!part) return <TextField disabled label={label || name} />;
  return <part.PredictiveFilter {...props} ask={askFor(props.filter)} />;
}
