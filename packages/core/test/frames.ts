/** Frames of the page, bounded: where it draws none a test fails and says so, instead of never ending. */

/** An upper limit, not a delay: a busy machine draws few frames. */
const LIMIT_MS = 20_000;

// Taken before any test puts a fake clock in its place.
const { setTimeout: later, clearTimeout: cancel } = globalThis;

/** Waits for the next frame, by default of the test's own window. */
export function nextFrame(view: Window = window): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = later(reject, LIMIT_MS, new Error(`The page has drawn no frame in ${LIMIT_MS / 1_000} s.`));
    view.requestAnimationFrame(() => {
      cancel(late);
      resolve();
    });
  });
}

/** Waits for some frames, one after the other: what observers have seen is told in a frame's course. */
export async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await nextFrame();
}
