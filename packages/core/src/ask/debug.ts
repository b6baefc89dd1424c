import { type OnDemandApi, PREFIX } from '@portada/contract/loader';
import { elementsOf } from './elements.ts';

/** The report imports nothing of this chunk, which would else fall apart into several. */
export const debug: OnDemandApi['debug'] = async (rows) => {
  const isWidget = ({ localName }: Element) => rows.has(localName) || localName.startsWith(PREFIX);
  const elements = [...elementsOf()].filter(isWidget);
  const { writeReports } = await import('./reports.ts');
  return writeReports(elements, rows);
};
