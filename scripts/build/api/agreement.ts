/**
 * The compiler's proof that the published types of the modules for widgets from outside are those of the code: the
 * same names, each assignable to what is published; and that the chunk which the loader asks has an answer to each
 * question.
 */
import type { OnDemandApi } from '@portada/contract/loader';
import * as ask from '../ask.ts';
import * as core from './core.ts';
import * as element from './element.ts';
import * as react from './react.ts';
import * as schema from './schema.ts';
import type * as coreTypes from './types/core.d.ts';
import type * as elementTypes from './types/element.d.ts';
import type * as reactTypes from './types/react.d.ts';
import type * as schemaTypes from './types/schema.d.ts';
import type * as uiTypes from './types/ui.d.ts';
import * as ui from './ui.ts';

/** The module where it has no name besides the published ones. */
type Only<Module, Published> = [Exclude<keyof Module, keyof Published>] extends [never] ? Published : never;

ask satisfies Only<typeof ask, OnDemandApi>;
core satisfies Only<typeof core, typeof coreTypes>;
element satisfies Only<typeof element, typeof elementTypes>;
react satisfies Only<typeof react, typeof reactTypes>;
schema satisfies Only<typeof schema, typeof schemaTypes>;
ui satisfies Only<typeof ui, typeof uiTypes>;
