/** What pages do to every element and every control, meaning no harm. Unlayered, as such rules are. */
export const hostileCss = `
  * { box-sizing: content-box; letter-spacing: 0.2em; }
  button { margin: 20px; padding: 30px; border: 8px dotted red; width: 300px; height: 90px; font: italic 30px/3 monospace;
    text-transform: uppercase; float: right; display: block; min-width: 400px; transform: scale(1.2); }
  input, select, textarea { margin: 20px; padding: 30px; border: 8px solid red; width: 70px; height: 90px;
    font: 30px/3 monospace; display: inline-block; max-width: 50px; appearance: none; }
  label { margin: 20px; padding: 10px; display: inline; font-size: 40px; float: left; width: 90px; }
  p, h2 { margin: 3em; padding: 1em; font-size: 40px; line-height: 3; text-transform: uppercase; }
  div, span { padding: 7px; margin: 3px; line-height: 4; font-size: 31px; }
  svg { width: 100px; height: 100px; margin: 9px; }
  a { display: block; padding: 20px; font-size: 40px; }
  dialog { padding: 60px; margin: 0; width: 90vw; border: 20px solid red; max-height: none; top: 40px; }
`;
