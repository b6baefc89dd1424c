/** Reads `deploy/Dockerfile`, as far as it goes: instructions and stages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployFolder } from './nginx.ts';

export interface Instruction {
  readonly name: string;
  readonly text: string;
}

export interface Stage {
  /** What it begins with: an image, or another stage. */
  readonly from: string;
  readonly name: string;
  readonly instructions: readonly Instruction[];
}

export function readDockerfile(): Stage[] {
  const text = readFileSync(join(deployFolder, 'Dockerfile'), 'utf8');
  const lines = text.replace(/^#.*\n/gm, '').replace(/\\\n\s*/g, '');
  const stages: (Stage & { instructions: Instruction[] })[] = [];
  for (const line of lines.split('\n').filter(Boolean)) {
    const [, name = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (name === 'FROM') {
      const [from = '', stage = ''] = rest.split(/\s+AS\s+/);
      stages.push({ from, name: stage, instructions: [] });
    } else stages.at(-1)?.instructions.push({ name, text: rest });
  }
  return stages;
}

/** The instructions of one name, in a stage. */
export function allOf({ instructions }: Stage, name: string): string[] {
  return instructions.filter((each) => each.name === name).map(({ text }) => text);
}

/** A `COPY` of one source. */
export function readCopy(text: string) {
  const [, stage, source = '', target = ''] = /^(?:--from=(\w+) )?(\S+) (\S+)$/.exec(text) ?? [];
  return { stage, source: source.replace('/portada/', ''), target };
}

/** A command in the form of a JSON list. */
export function readCommand(text: string): string[] {
  const list: unknown = JSON.parse(text.slice(text.indexOf('[')));
  return Array.isArray(list) ? list.map(String) : [];
}
