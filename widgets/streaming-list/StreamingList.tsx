import { StreamingCards } from '@portada/ui/features/streaming/StreamingCards.tsx';

interface Props {
  excludeId: string;
}

export function StreamingList({ excludeId }: Props) {
  return <StreamingCards key={excludeId} excludeId={excludeId} slotted />;
}
