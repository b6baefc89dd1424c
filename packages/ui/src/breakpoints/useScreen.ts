import { $screen, type Screen } from '@portada/core';
import { useStore } from '@portada/element';

/** `mobile`, `tablet` or `desktop`, following the window (UI-01). Where CSS can decide, let CSS decide. */
export function useScreen(): Screen {
  return useStore($screen);
}
