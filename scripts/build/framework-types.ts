/**
 * `vue.d.ts` and `svelte.d.ts`: the tags in the templates of these frameworks, from the maps of `portada.d.ts`. React's
 * are in `portada.d.ts` itself.
 */

export const vueTypes = `/** Portada's tags in the templates of Vue 3: \`import 'portada/vue'\`. */
import type { HTMLAttributes } from 'vue';
import type { PortadaEvents, PortadaTags } from './portada.d.ts';

type Listeners = {
  [Name in keyof PortadaEvents as \`on\${Capitalize<Name>}\`]?: (event: CustomEvent<PortadaEvents[Name]>) => void;
};

type Components = {
  [Tag in keyof PortadaTags]: new () => { $props: HTMLAttributes & Listeners & PortadaTags[Tag] };
};

declare module 'vue' {
  interface GlobalComponents extends Components {}
}
`;

export const svelteTypes = `/** Portada's tags in the templates of Svelte 5: \`import 'portada/svelte'\`. */
import type { HTMLAttributes } from 'svelte/elements';
import type { PortadaEvents, PortadaTags } from './portada.d.ts';

type Listeners = {
  [Name in keyof PortadaEvents as \`on\${Name}\`]?: (event: CustomEvent<PortadaEvents[Name]>) => void;
};

type Elements = {
  [Tag in keyof PortadaTags]: Omit<HTMLAttributes<HTMLElementTagNameMap[Tag]>, keyof PortadaTags[Tag]> &
    Listeners &
    PortadaTags[Tag];
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Elements {}
}
`;
