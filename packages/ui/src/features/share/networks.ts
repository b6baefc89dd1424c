import * as bluesky from '@fortawesome/free-brands-svg-icons/faBluesky';
import * as facebook from '@fortawesome/free-brands-svg-icons/faFacebookF';
import * as linkedin from '@fortawesome/free-brands-svg-icons/faLinkedinIn';
import * as telegram from '@fortawesome/free-brands-svg-icons/faTelegram';
import * as threads from '@fortawesome/free-brands-svg-icons/faThreads';
import * as whatsapp from '@fortawesome/free-brands-svg-icons/faWhatsapp';
import * as twitter from '@fortawesome/free-brands-svg-icons/faXTwitter';
import type { Brand } from '../../icons/BrandIcon.tsx';
import type { LinkNetwork } from './share-links.ts';

interface Network {
  readonly name: string;
  readonly icon: Brand;
}

/** SHARE-01: the names are names, the same in every language. */
export const networks: Readonly<Record<LinkNetwork, Network>> = {
  whatsapp: { name: 'WhatsApp', icon: whatsapp },
  facebook: { name: 'Facebook', icon: facebook },
  twitter: { name: 'X (Twitter)', icon: twitter },
  bluesky: { name: 'Bluesky', icon: bluesky },
  telegram: { name: 'Telegram', icon: telegram },
  linkedin: { name: 'LinkedIn', icon: linkedin },
  threads: { name: 'Threads', icon: threads },
};
