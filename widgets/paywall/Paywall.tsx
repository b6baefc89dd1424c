import { useStore } from '@nanostores/react';
import { paywallCookie } from '@portada/contract';
import { $page, cookie } from '@portada/core';
import { later } from '@portada/ui/lazy-module/later.tsx';

/** Fetched where the content has a cookie only, and in the showroom: every article carries this widget. */
const Manager = later(() => import('./Manager.tsx').then(({ Manager }) => Manager));

/** PAY-01 */
export function Paywall() {
  const { contentId, paywall, runningInShowroom } = useStore($page);
  const written = paywall.enabled ? cookie(paywallCookie(contentId)) : '';
  return (
    <div>{(written || runningInShowroom) && <Manager key={contentId + written} written={written} />}</div>
  );
}
