import { StreamingCards } from '@portada/ui/streaming/StreamingCards.tsx';

interface Props {
  excludeId: string;
}

export function StreamingList({ excludeId }: Props) {
  return <StreamingCards key={excludeId} excludeId={excludeId} slotted />;
}
