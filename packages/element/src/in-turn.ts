/** How long one task may make roots before the next widget gets a task of its own. */
const SLICE_MS = 10;

let end = 0;

/** Mounts at once, or in a task of its own where this one has mounted many: a list of hundreds blocks no press. */
export function inTurn(mount: () => void): void {
  const now = performance.now();
  if (!end) {
    end = now + SLICE_MS;
    setTimeout(() => {
      end = 0;
    });
  }
  if (now < end) mount();
  else setTimeout(mount);
}
