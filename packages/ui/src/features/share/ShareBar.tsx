import { useStore } from '@nanostores/react';
import { $page } from '@portada/core';
import { useEmit, useId, useMessages } from '@portada/element';
import MoreIcon from 'lucide/dist/esm/icons/ellipsis.mjs';
import CopyIcon from 'lucide/dist/esm/icons/link.mjs';
import ShareIcon from 'lucide/dist/esm/icons/share-2.mjs';
import { useMedia } from '../../breakpoints/useMedia.ts';
import { Button } from '../../button/Button.tsx';
import { useDisclosure } from '../../disclosure/useDisclosure.ts';
import { BrandIcon } from '../../icons/BrandIcon.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { ButtonLink } from '../../link/ButtonLink.tsx';
import { usePartStyles } from '../../part.ts';
import { COPY_MESSAGE_MS, useSnackbar } from '../../snackbar/useSnackbar.tsx';
import { messages } from './messages.ts';
import { networks } from './networks.ts';
import css from './share-bar.css';
import { type ShareNetwork, type ShareTarget, shareLink, shareNetworks } from './share-links.ts';
import { sharedOf } from './shared-of.ts';

/** SHARE-03: up to this width the share bar takes its mobile form. */
const SHARE_MOBILE_MAX_PX = 1_084;
/** SHARE-04: under this width the platform's share dialog is used. */
const NATIVE_SHARE_BELOW_PX = 568;
/** SHARE-02, reading 39 */
const SHARE_ITEMS = { mobile: 3, other: 4 } as const;

const isMobile = `(max-width: ${SHARE_MOBILE_MAX_PX}px)`;
const isNarrow = `(width < ${NATIVE_SHARE_BELOW_PX}px)`;

/** SHARE-06: closing the share sheet is no error. */
function logFailure(error: unknown): void {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  console.error('Portada: sharing failed.', error);
}

/** Share by a network, by copying the address, or, on a phone, by the device itself. Empty texts mean this page. */
export function ShareBar(given: ShareTarget) {
  usePartStyles(css);
  const shared = sharedOf(given);
  const mobile = useMedia(isMobile);
  const narrow = useMedia(isNarrow);
  // SHARE-04, reading 39: where the device has no share of its own, the bar serves.
  if (narrow && 'share' in navigator) return <NativeShare {...shared} />;
  return <Bar shared={shared} visible={mobile ? SHARE_ITEMS.mobile : SHARE_ITEMS.other} />;
}

function NativeShare({ url, heading }: ShareTarget) {
  const t = useMessages(messages);
  const emit = useEmit();
  const share = async () => {
    try {
      await navigator.share({ url, ...(heading && { title: heading }) });
      emit('portada:share', { network: 'native', url });
    } catch (error) {
      logFailure(error);
    }
  };
  return (
    <Button variant="secondary" className="portada-share-native" onClick={share}>
      <Icon of={ShareIcon} />
      <span className="portada-guard">{t('share')}</span>
    </Button>
  );
}

/** SHARE-02: so many items, and the rest behind a button. */
function Bar({ shared, visible }: { shared: ShareTarget; visible: number }) {
  const t = useMessages(messages);
  const id = useId();
  const { open, container, toggle } = useDisclosure<HTMLDivElement>();
  const { snackbar, show } = useSnackbar();
  const onCopied = () => show(t('copied'), COPY_MESSAGE_MS);
  const items = (some: readonly ShareNetwork[], named: boolean) =>
    some.map((network) => (
      <li key={network} className="portada-guard">
        <Item network={network} shared={shared} named={named} onCopied={onCopied} />
      </li>
    ));

  return (
    <div className="portada-guard portada-share" ref={container}>
      <ul className="portada-guard portada-share-items" aria-label={t('share')}>
        {items(shareNetworks.slice(0, visible), false)}
        <li className="portada-guard">
          <Button
            variant="icon"
            aria-label={t('more')}
            aria-expanded={open}
            aria-controls={id}
            onClick={toggle}
          >
            <Icon of={MoreIcon} />
          </Button>
        </li>
      </ul>
      <ul
        className="portada-guard portada-share-more"
        id={id}
        hidden={!open}
        part="menu"
        aria-label={t('more')}
      >
        {items(shareNetworks.slice(visible), true)}
      </ul>
      {snackbar}
    </div>
  );
}

interface ItemProps {
  network: ShareNetwork;
  shared: ShareTarget;
  /** In the menu an item shows its name, in the bar only its icon. */
  named: boolean;
  onCopied(): void;
}

function Item({ network, shared, named, onCopied }: ItemProps) {
  const t = useMessages(messages);
  const emit = useEmit();
  const { facebookAppId } = useStore($page);
  const tell = () => emit('portada:share', { network, url: shared.url });

  if (network === 'copy') {
    const copy = async () => {
      try {
        await navigator.clipboard.writeText(shared.url);
        onCopied();
        tell();
      } catch (error) {
        logFailure(error);
      }
    };
    return (
      <Button variant={named ? 'quiet' : 'icon'} onClick={copy} aria-label={named ? undefined : t('copy')}>
        <Icon of={CopyIcon} />
        {named && <span className="portada-guard">{t('copy')}</span>}
      </Button>
    );
  }
  const { name, icon } = networks[network];
  return (
    <ButtonLink
      variant={named ? 'quiet' : 'icon'}
      href={shareLink(network, shared, facebookAppId)}
      target="_blank"
      rel="noreferrer"
      aria-label={t('shareOn', { network: name })}
      onClick={tell}
    >
      <BrandIcon of={icon} />
      {named && <span className="portada-guard">{name}</span>}
    </ButtonLink>
  );
}
