import { type AspectRatio, aspectRatios, type Photo } from '@portada/contract';

/** `4-3` as a number. */
function ratioValue(ratio: AspectRatio): number {
  const [width = 1, height = 1] = ratio.split('-').map(Number);
  return width / height;
}

/** The shape of the clippings that comes nearest to the photo's own; `3-2`, a camera's, where that is not known. */
export function nearestRatio({ width, height }: Photo): AspectRatio {
  if (!width || !height) return '3-2';
  const distance = (ratio: AspectRatio) => Math.abs(Math.log(ratioValue(ratio) / (width / height)));
  return aspectRatios.reduce((best, ratio) => (distance(ratio) < distance(best) ? ratio : best));
}
