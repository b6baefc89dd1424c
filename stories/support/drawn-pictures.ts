import { HttpResponse, http } from 'msw';

const skies = ['#d9e4e6', '#f0dfc8', '#c9d6df', '#e8d3c5'];

/** A harbour under a sky that depends on the address, in the shape the address asks for. */
function harbour(address: string): string {
  const [, width = 16, height = 9] = /\/(\d+)-(\d+)\//.exec(address)?.map(Number) ?? [];
  const sky = skies[address.length % skies.length];
  const high = Math.round((1600 * height) / width);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 ${high}" width="1600" height="${high}">
    <rect width="1600" height="${high}" fill="${sky}"/>
    <circle cx="1180" cy="${high * 0.36}" r="90" fill="#fff6e0"/>
    <path d="M0 ${high * 0.62} q400 -60 800 0 t800 0 V${high} H0z" fill="#3f6b78"/>
    <path d="M520 ${high * 0.6} h300 l-50 60 h-200z M660 ${high * 0.58} v-190 l120 170z" fill="#16303a"/>
  </svg>`;
}

/** Pictures for stories, clipped or not: drawn, so that Storybook needs no files. */
export const drawnPictures = http.get('*/imagenes/*', ({ request }) =>
  HttpResponse.text(harbour(request.url), { headers: { 'Content-Type': 'image/svg+xml' } }),
);
