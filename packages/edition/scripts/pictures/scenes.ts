/** Which scene draws which theme. */
import type { Scene } from './kit.ts';
import * as coast from './scenes-coast.ts';
import { seabed } from './scenes-coast.ts';
import * as land from './scenes-land.ts';
import * as port from './scenes-port.ts';
import * as rooms from './scenes-rooms.ts';
import * as sports from './scenes-sports.ts';
import * as stages from './scenes-stages.ts';
import * as streets from './scenes-streets.ts';
import * as table from './scenes-table.ts';
import * as town from './scenes-town.ts';

export const scenes: Readonly<Record<string, Scene | undefined>> = {
  ...port,
  ...coast,
  ...town,
  ...streets,
  ...sports,
  ...rooms,
  ...stages,
  ...land,
  sea: seabed,
  'dish-rice': table.dishRice,
  'dish-stew': table.dishStew,
  'dish-bread': table.dishBread,
  'dish-fish': table.dishFish,
  'dish-cake': table.dishCake,
  'dish-salad': table.dishSalad,
  'dish-soup': table.dishSoup,
};
