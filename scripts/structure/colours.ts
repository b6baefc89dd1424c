/** Colours must be design tokens, so that a publisher's own apply to every part of every widget. */
import type { SourceFile } from '../tracked.ts';

const SHEETS = /^(widgets|packages\/(ui|element)\/src)\/.*\.css$/;
const TOKENS = 'packages/ui/src/tokens.css';

const LITERAL = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;

/** CSS Color 4, without `transparent`. */
const NAMED =
  wordsOf(`aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet
  brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan
  darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred
  darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue
  dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green
  greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon
  lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon
  lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta
  maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen
  mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab
  orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum
  powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna
  silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet
  wheat white whitesmoke yellow yellowgreen`);

/** System colors, allowed within forced colors only. */
const SYSTEM =
  wordsOf(`AccentColor AccentColorText ActiveText ButtonBorder ButtonFace ButtonText Canvas CanvasText
  Field FieldText GrayText Highlight HighlightText LinkText Mark MarkText SelectedItem SelectedItemText VisitedText`);

function wordsOf(list: string): RegExp {
  return new RegExp(`(?<![\\w-])(?:${list.split(/\s+/).join('|')})(?![\\w-])`, 'i');
}

export function colourProblems({ path, text }: SourceFile): string[] {
  if (!SHEETS.test(path) || path === TOKENS) return [];
  const sheet = blankedOut(text, /\/\*[\s\S]*?\*\/|"[^"\n]*"|'[^'\n]*'|\burl\([^)]*\)/g);
  const system = withoutForcedColours(sheet);
  return declarationsOf(sheet).flatMap(({ index, property, value }) => {
    // A named color is one only in properties that accept it: not in `grid-area: tan`.
    const named = /^grid|^animation|^font/.test(property) ? undefined : NAMED.exec(value)?.[0];
    const written =
      LITERAL.exec(value)?.[0] ?? named ?? SYSTEM.exec(system.slice(index, index + value.length))?.[0];
    if (written === undefined) return [];
    const line = text.slice(0, index + value.indexOf(written)).split('\n').length;
    return [
      `${path}:${line} writes the colour ${written}; take a token (--portada-color-…), or add one to ${TOKENS}.`,
    ];
  });
}

interface Declaration {
  /** The index at which the value begins. */
  readonly index: number;
  readonly property: string;
  readonly value: string;
}

/** Selectors contain colons too, but are followed by a brace. */
function declarationsOf(sheet: string): Declaration[] {
  return [...sheet.matchAll(/([\w-]+)\s*:([^;{}]*)(?=[;}])/g)].map(
    ({ index, 0: whole, 1: property = '', 2: value = '' }) => ({
      index: index + whole.length - value.length,
      property,
      value,
    }),
  );
}

/** With the blocks of `@media (forced-colors: active)` blanked. */
function withoutForcedColours(sheet: string): string {
  let rest = sheet;
  for (const { index, 0: head } of sheet.matchAll(/@media[^{]*forced-colors:\s*active[^{]*\{/g)) {
    const end = endOfBlock(sheet, index + head.length);
    rest = rest.slice(0, index) + ' '.repeat(end - index) + rest.slice(end);
  }
  return rest;
}

function endOfBlock(sheet: string, start: number): number {
  let depth = 1;
  for (let at = start; at < sheet.length; at += 1) {
    if (sheet[at] === '{') depth += 1;
    if (sheet[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return sheet.length;
}

/** Same length, so that offsets and lines stay the same. */
function blankedOut(text: string, pattern: RegExp): string {
  return text.replace(pattern, (found) => found.replace(/[^\n]/g, ' '));
}
