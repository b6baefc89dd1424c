import css from '@portada/ui/tokens.css?raw';
import type { CSSProperties } from 'react';
import { kindOf, readTokens, type Token } from './tokens.ts';

const headings: Record<string, string> = {
  color: 'Colours',
  text: 'Sizes of text',
  font: 'Families',
  weight: 'Weights',
  leading: 'Line heights',
  space: 'Spaces',
  control: 'Controls',
  target: 'Controls',
  radius: 'Corners',
  line: 'Strokes',
  shadow: 'Shadows',
  duration: 'Motion',
  easing: 'Motion',
  layer: 'Layers',
};

const box: CSSProperties = {
  inlineSize: '4rem',
  blockSize: '2.5rem',
  background: 'var(--portada-color-sunken)',
};

/** What a kind of token does to a sample. */
const samples: Record<string, (value: string) => CSSProperties> = {
  color: (value) => ({ ...box, background: value, border: '1px solid var(--portada-color-line)' }),
  space: (value) => ({ inlineSize: value, blockSize: '1rem', background: 'var(--portada-color-accent)' }),
  radius: (value) => ({ ...box, borderRadius: value, border: '1px solid var(--portada-color-ink)' }),
  line: (value) => ({ inlineSize: '4rem', borderBlockStart: `${value} solid var(--portada-color-ink)` }),
  shadow: (value) => ({ ...box, background: 'var(--portada-color-raised)', boxShadow: value }),
};

const textSamples: Record<string, (value: string) => CSSProperties> = {
  text: (value) => ({ fontSize: value }),
  weight: (value) => ({ fontWeight: value }),
};

function Sample({ token }: { token: Token }) {
  const kind = kindOf(token);
  const value = `var(${token.name})`;
  const text = textSamples[kind]?.(value);
  if (text) return <span style={text}>Aa</span>;
  const style = token.name === '--portada-color-scheme' ? undefined : samples[kind]?.(value);
  return style ? <div style={style} /> : null;
}

function Rows({ tokens }: { tokens: Token[] }) {
  return (
    <table style={{ inlineSize: '100%' }}>
      <thead>
        <tr>
          <th>Sample</th>
          <th>Token</th>
          <th>Value</th>
          <th>For</th>
        </tr>
      </thead>
      <tbody>
        {tokens.map((token) => (
          <tr key={token.name}>
            <td>
              <Sample token={token} />
            </td>
            <td>
              <code>{token.name}</code>
            </td>
            <td>
              <code>{token.value}</code>
            </td>
            <td>{token.about}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Every token of the style sheet, by kind, as the page draws it now. */
export function TokenSheet() {
  const byHeading = Map.groupBy(readTokens(css), (token) => headings[kindOf(token)] ?? 'Others');
  return (
    <div style={{ colorScheme: 'var(--portada-color-scheme)' }}>
      {[...byHeading].map(([heading, tokens]) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <Rows tokens={tokens} />
        </section>
      ))}
    </div>
  );
}
