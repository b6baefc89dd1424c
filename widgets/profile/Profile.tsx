import { Area } from './Area.tsx';
import { NoReader } from './NoReader.tsx';
import { useReader } from './useReader.ts';

/** The reader's own area. While the profile is on its way, what the server wrote stays. */
export function Profile() {
  const { reader, state, left } = useReader();
  return reader.id ? <Area key={reader.id} /> : <NoReader state={state} left={left} />;
}
