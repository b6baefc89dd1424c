import { useStore } from '@nanostores/react';
import { paywallCookie } from '@portada/contract';
import { $page, cookie } from '@portada/core';
import { lazy } from 'react';

/** Fetched where the content has a cookie only, and in the showroom: every article carries this widget. */
const Manager = lazy(() => import('./Manager.tsx').then(({ Manager }) => ({ default: Manager })));

/** PAY-01 */
export function Paywall() {
  const { contentId, paywall, runningInShowroom } = useStore($page);
  const written = paywall.enabled ? cookie(paywallCookie(contentId)) : '';
  return <div>{(written || runningInShowroom) && <Manager written={written} />}</div>;
}
