import { PAYWALL_VERSION_COOKIE } from '@portada/contract';
import { cookie } from '@portada/core';
import { lazy, useState } from 'react';

/** Only those who test a version ever fetch it. */
const Banner = lazy(() => import('./Banner.tsx').then(({ Banner }) => ({ default: Banner })));

/** PAY-15 */
export function PaywallTestingBanner() {
  const [version] = useState(() => cookie(PAYWALL_VERSION_COOKIE));
  return <div>{version && <Banner version={version} />}</div>;
}
