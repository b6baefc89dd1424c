/** `portada/ui`: parts to draw with, each with its styles, which follow the page's tokens. */
export { Button } from '../../../packages/ui/src/button/Button.tsx';
export { Dialog } from '../../../packages/ui/src/dialog/Dialog.tsx';
export { Html } from '../../../packages/ui/src/html/Html.tsx';
export { Notice } from '../../../packages/ui/src/notice/Notice.tsx';
export { Retry } from '../../../packages/ui/src/retry/Retry.tsx';
export { Skeleton } from '../../../packages/ui/src/skeleton/Skeleton.tsx';
export { Spinner } from '../../../packages/ui/src/spinner/Spinner.tsx';
