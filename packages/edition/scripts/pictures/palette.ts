/** The colours of the house: one palette for each light, so that any two pictures could hang side by side. */
import type { Mood } from '../../src/seed/picture-themes.ts';

export interface Palette {
  readonly mood: Mood;
  readonly skyTop: string;
  readonly skyLow: string;
  readonly sun: string;
  readonly cloud: string;
  /** Three planes from the horizon to the viewer. */
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  readonly sea: string;
  readonly seaDeep: string;
  readonly foam: string;
  readonly ground: string;
  readonly leaf: string;
  readonly leafDark: string;
  readonly ink: string;
  readonly paper: string;
  readonly coral: string;
  readonly ochre: string;
  readonly brick: string;
  readonly window: string;
}

export const palettes: Record<Mood, Palette> = {
  day: {
    mood: 'day',
    skyTop: '#a9d3da',
    skyLow: '#f3ecd9',
    sun: '#f4b63f',
    cloud: '#fbf7ea',
    far: '#8fb9bb',
    mid: '#4f8c93',
    near: '#1f5563',
    sea: '#3b8c98',
    seaDeep: '#1e6273',
    foam: '#d9ece4',
    ground: '#ecd9b0',
    leaf: '#7f9a5b',
    leafDark: '#4c6f4c',
    ink: '#17324a',
    paper: '#fbf5e6',
    coral: '#e2674a',
    ochre: '#edb34a',
    brick: '#b5503c',
    window: '#24495c',
  },
  dawn: {
    mood: 'dawn',
    skyTop: '#f2b79c',
    skyLow: '#fbe9cf',
    sun: '#f7f1dd',
    cloud: '#fdf3e1',
    far: '#d99f93',
    mid: '#9a6f83',
    near: '#4a4569',
    sea: '#7f9aa6',
    seaDeep: '#4e6883',
    foam: '#fbe6cc',
    ground: '#eccaa0',
    leaf: '#8c9a6a',
    leafDark: '#5c6b58',
    ink: '#2b2c4f',
    paper: '#fff4e2',
    coral: '#e2674a',
    ochre: '#f0b656',
    brick: '#b5533f',
    window: '#45466b',
  },
  dusk: {
    mood: 'dusk',
    skyTop: '#3c5a7d',
    skyLow: '#f0a267',
    sun: '#f9d98b',
    cloud: '#e58d68',
    far: '#7d6a86',
    mid: '#4a4f74',
    near: '#22305a',
    sea: '#41608a',
    seaDeep: '#253f6b',
    foam: '#f2b683',
    ground: '#c98f6b',
    leaf: '#5f7a63',
    leafDark: '#34534f',
    ink: '#161f42',
    paper: '#fbead0',
    coral: '#e8684a',
    ochre: '#f5b950',
    brick: '#a8483d',
    window: '#f7cf7a',
  },
  night: {
    mood: 'night',
    skyTop: '#0f1e3a',
    skyLow: '#2f5675',
    sun: '#f6ecc9',
    cloud: '#35557a',
    far: '#27496b',
    mid: '#1b3656',
    near: '#0d1f3a',
    sea: '#1f4a6b',
    seaDeep: '#123150',
    foam: '#8fc0c4',
    ground: '#35506a',
    leaf: '#2f6460',
    leafDark: '#1b4448',
    ink: '#081429',
    paper: '#f4ecd6',
    coral: '#e2674a',
    ochre: '#f2bb4d',
    brick: '#8c3f3d',
    window: '#f5c65f',
  },
};
