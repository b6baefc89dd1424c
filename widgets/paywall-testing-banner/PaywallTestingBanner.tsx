import { PAYWALL_VERSION_COOKIE } from '@portada/contract';
import { cookie } from '@portada/core';
import { later } from '@portada/ui/lazy-module/later.tsx';
import { useState } from 'react';

/** Only those who test a version ever fetch it. */
const Banner = later(() => import('./Banner.tsx').then(({ Banner }) => Banner));

/** PAY-15 */
export function PaywallTestingBanner() {
  const [version] = useState(() => cookie(PAYWALL_VERSION_COOKIE));
  return <div>{version && <Banner version={version} />}</div>;
}
