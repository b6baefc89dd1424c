import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties may be set as styles: React does it through the CSSOM. */
    [property: `--${string}`]: string | number | undefined;
  }
}
