import { useStore } from '@nanostores/react';
import { $screen, type Screen } from './screen.ts';

/** `mobile`, `tablet` or `desktop`, following the window (UI-01). Where CSS can decide, let CSS decide. */
export function useScreen(): Screen {
  return useStore($screen);
}
