/**
 * iCalendar folds lines after 75 octets, also inside a letter (RFC 5545, 3.1). Such a fold moves behind its letter, so
 * that the file can be decoded, and its lines are those of the file still.
 */
const [TAB, LF, CR, SPACE] = [0x09, 0x0a, 0x0d, 0x20];
/** Three folds: a letter of UTF-8 has four octets at most. */
const MOST_HELD = 9;

export async function* wholeLetters(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let folds: number[] = [];
  for await (const piece of pieces) {
    const whole: number[] = [];
    for (const octet of piece) {
      const isHeld = folds.length < MOST_HELD && continuesFold(folds.at(-1), octet);
      if (isHeld) folds.push(octet);
      else if (isFold(folds.at(-1)) && isInsideLetter(octet)) whole.push(octet);
      else {
        whole.push(...folds);
        folds = [];
        if (continuesFold(undefined, octet)) folds.push(octet);
        else whole.push(octet);
      }
    }
    yield Uint8Array.from(whole);
  }
  yield Uint8Array.from(folds);
}

/** Whether an octet goes on with, or begins, a line break and the white space that makes a fold of it. */
function continuesFold(last: number | undefined, octet: number): boolean {
  if (last === CR) return octet === LF;
  if (last === LF) return octet === SPACE || octet === TAB;
  return octet === CR || octet === LF;
}

function isFold(last: number | undefined): boolean {
  return last === SPACE || last === TAB;
}

/** An octet of UTF-8 with which no letter begins. */
function isInsideLetter(octet: number): boolean {
  return octet >= 0x80 && octet < 0xc0;
}
