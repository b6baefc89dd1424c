import { type SkyCover, type SkyFall, type SkyHaze, skyOf, type WeatherCode } from '@portada/contract';

const CLOUD = 'M13 30a7 7 0 0 1 .7-13.9A9.5 9.5 0 0 1 32 15.6 7.3 7.3 0 0 1 32.5 30Z';
const RAYS =
  'M24 5v4M24 39v4M5 24h4M39 24h4M10.6 10.6l2.8 2.8M34.6 34.6l2.8 2.8M37.4 10.6l-2.8 2.8M13.4 34.6l-2.8 2.8';
const MOON = 'M31 33.6A14 14 0 0 1 20.4 10a14.5 14.5 0 1 0 16.9 20.6 13.9 13.9 0 0 1-6.3 3Z';

/** Where a part stands in the picture, and how large: `translate(…) scale(…)` of SVG. */
type Place = string;

/** How large sun or moon are seen, and where the clouds stand before them. */
const skies: Record<SkyCover, { light?: Place; clouds: readonly Place[] }> = {
  clear: { light: '', clouds: [] },
  few: { light: 'translate(3 1) scale(.85)', clouds: ['translate(2 22) scale(.62)'] },
  intervals: { light: 'translate(12 -2) scale(.72)', clouds: ['translate(2 10) scale(.9)'] },
  cloudy: { light: 'translate(19 -1) scale(.58)', clouds: ['translate(0 7) scale(1.05)'] },
  veryCloudy: {
    light: 'translate(22 -2) scale(.46)',
    clouds: ['translate(17 3) scale(.68)', 'translate(-1 9) scale(1.02)'],
  },
  overcast: { clouds: ['translate(15 0) scale(.78)', 'translate(-1 7) scale(1.08)'] },
  high: { light: 'translate(3 -1) scale(.85)', clouds: [] },
};

/** What falls from the clouds; drops and flakes are lines, a flash is a shape. */
const falls: Record<SkyFall, { drops?: string; flakes?: string; flash?: true }> = {
  rain: { drops: 'M13 36l-2 6M21 36l-2 6M29 36l-2 6M37 36l-2 6' },
  lightRain: { drops: 'M18 37l-2 5M29 37l-2 5' },
  snow: {
    flakes:
      'M12 36v6M9.4 37.5l5.2 3M14.6 37.5l-5.2 3M24 38v6M21.4 39.5l5.2 3M26.6 39.5l-5.2 3M36 36v6M33.4 37.5l5.2 3M38.6 37.5l-5.2 3',
  },
  lightSnow: { flakes: 'M24 37v6M21.4 38.5l5.2 3M26.6 38.5l-5.2 3' },
  storm: { flash: true },
  stormRain: { drops: 'M13 36l-2 5M36 36l-2 5', flash: true },
};

const hazes: Record<SkyHaze, { lines: string; light?: Place }> = {
  fog: { lines: 'M8 14h32M8 22h32M8 30h32M8 38h32' },
  mist: { light: 'translate(9 -2) scale(.62)', lines: 'M8 28h32M13 35h22M8 42h32' },
  haze: {
    light: 'translate(6 -3) scale(.75)',
    lines: 'M6 34h5M15 34h5M24 34h5M33 34h5M10 41h5M19 41h5M28 41h5',
  },
};

/** The sky of a code, drawn of few parts; beside it stands its name, so it says nothing of its own. */
export function SkyIcon({ code }: { code: WeatherCode | null }) {
  return (
    <svg aria-hidden="true" className="portada-weather-icon" focusable="false" viewBox="0 0 48 48">
      {code ? <Sky code={code} /> : <path className="portada-weather-none" d="M16 24h16" />}
    </svg>
  );
}

function Sky({ code }: { code: WeatherCode }) {
  const { night, cover, fall, haze } = skyOf(code);
  if (haze) {
    const { light, lines } = hazes[haze];
    return (
      <>
        {light && <Light night={night} place={light} />}
        <path className="portada-weather-air" d={lines} />
      </>
    );
  }
  const { light, clouds } = skies[cover ?? 'clear'];
  return (
    <g transform={fall && 'translate(0 -5)'}>
      {light !== undefined && <Light night={night} place={light} />}
      {clouds.map((place, index) => (
        <path
          key={place}
          className={index < clouds.length - 1 ? 'portada-weather-cloud-behind' : 'portada-weather-cloud'}
          d={CLOUD}
          transform={place}
        />
      ))}
      {cover === 'high' && <path className="portada-weather-air" d="M8 33h20M20 39h20" />}
      {fall && <Fall fall={fall} />}
    </g>
  );
}

function Light({ night, place }: { night: boolean; place: Place }) {
  return (
    <g transform={place || undefined}>
      {night ? (
        <path className="portada-weather-moon" d={MOON} />
      ) : (
        <>
          <circle className="portada-weather-sun" cx="24" cy="24" r="10" />
          <path className="portada-weather-rays" d={RAYS} />
        </>
      )}
    </g>
  );
}

function Fall({ fall }: { fall: SkyFall }) {
  const { drops, flakes, flash } = falls[fall];
  return (
    <g transform="translate(0 6)">
      {drops && <path className="portada-weather-drops" d={drops} />}
      {flakes && <path className="portada-weather-flakes" d={flakes} />}
      {flash && <path className="portada-weather-flash" d="M26 29l-8 10h5l-3 8 9-11h-5l4-7Z" />}
    </g>
  );
}
