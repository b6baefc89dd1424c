/** The names of what is chosen in the predictive filters: the address has their values alone. */
import type { FilterDefinition } from '@portada/contract';
import { session } from '@portada/core';

interface Choice {
  readonly value: string;
  readonly name: string;
}

const keyOf = ({ name }: FilterDefinition, value: string) => `portada-searcher-name:${name}:${value}`;

export function keepName(filter: FilterDefinition, { value, name }: Choice): void {
  session.set(keyOf(filter, value), name);
}

export function keptName(filter: FilterDefinition, value: string): string | null {
  return session.get(keyOf(filter, value));
}
