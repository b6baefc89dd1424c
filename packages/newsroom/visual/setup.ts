/** Around a run: compares the browser with that of the pictures, and keeps pictures that were taken anew small. */
import { readFile, writeFile } from 'node:fs/promises';
import { chromium, type FullConfig } from '@playwright/test';
import sharp from 'sharp';
import { launchOptions } from '../../../scripts/browser.ts';
import { isOtherBrowser, limitFor } from '../../../scripts/test/visual.ts';
import { BASELINES, picturesOf, readVersion, VERSION } from './baselines.ts';

async function browserVersion(): Promise<string> {
  const browser = await chromium.launch(launchOptions());
  await browser.close();
  return browser.version();
}

/**
 * A palette of 256 colours is a third of the weight, and differs from the picture by less than a test sees. One that
 * was not taken anew has its palette: from run to run it would become another picture.
 */
async function reduce(file: string): Promise<void> {
  const picture = sharp(await readFile(file));
  if ((await picture.metadata()).isPalette) return;
  const smaller = picture.png({
    palette: true,
    compressionLevel: 9,
    effort: 10,
    dither: 0,
  });
  await writeFile(file, await smaller.toBuffer());
}

/** The answer runs after the tests. */
export default async function setUp({ updateSnapshots }: FullConfig): Promise<() => Promise<void>> {
  const version = await browserVersion();
  if (updateSnapshots === 'all') {
    await writeFile(VERSION, `${version}\n`);
    return async () => {
      for (const file of await picturesOf(BASELINES)) await reduce(file);
    };
  }
  const ofPictures = readVersion();
  if (isOtherBrowser(version, ofPictures)) {
    const share = `${limitFor(version, ofPictures) * 100} %`;
    const why = `The pictures are of Chromium ${ofPictures.trim()}, and this is ${version}`;
    console.log(`${why}: ${share} of a page may differ. \`pnpm test:visual:update\` takes them anew.`);
  }
  return async () => undefined;
}
