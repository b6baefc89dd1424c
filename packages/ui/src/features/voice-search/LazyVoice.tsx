import { lazyModule, useLazyModule } from '../../lazy-module/lazy-module.ts';
import { recognition } from './recognition.ts';
import type { VoiceProps } from './VoiceSearch.tsx';

const voice = lazyModule(() => import('./VoiceSearch.tsx'));

function LoadedVoice(props: VoiceProps) {
  const part = useLazyModule(voice);
  return part ? <part.VoiceSearch {...props} /> : null;
}

/** Nothing, and no code for it, where the browser cannot listen. */
export function LazyVoice(props: VoiceProps) {
  return recognition() ? <LoadedVoice {...props} /> : null;
}
