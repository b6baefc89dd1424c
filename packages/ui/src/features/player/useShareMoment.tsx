import { useEmit, useMessages } from '@portada/element';
import { COPY_MESSAGE_MS, useSnackbar } from '../../snackbar/useSnackbar.tsx';
import { addressAt } from './media/moment.ts';
import type { Player } from './media/player.ts';
import { playerMessages } from './messages.ts';

/** Copies the page's address with the moment that shows; where nothing may be copied, it is there to be read. */
export function useShareMoment(player: Player | undefined) {
  const t = useMessages(playerMessages);
  const emit = useEmit();
  const { snackbar, show } = useSnackbar();
  const share = async () => {
    if (!player) return;
    const url = addressAt(location.href, player.$state.get().time);
    try {
      await navigator.clipboard.writeText(url);
      show(t('shared'), COPY_MESSAGE_MS);
      emit('portada:share', { network: 'copy', url });
    } catch {
      show(t('shareFailed', { url }));
    }
  };
  return { share, snackbar };
}
