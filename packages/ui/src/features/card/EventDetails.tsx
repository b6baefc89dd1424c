import type { ContentCard, NamedLink } from '@portada/contract';
import { useMessages } from '@portada/element';
import WhenIcon from 'lucide-react/icons/calendar-days';
import TimetableIcon from 'lucide-react/icons/clock';
import WhereIcon from 'lucide-react/icons/map-pin';
import TopicsIcon from 'lucide-react/icons/tag';
import ModalityIcon from 'lucide-react/icons/ticket';
import { Detail } from './Detail.tsx';
import { eventDates } from './event-dates.ts';
import { cardMessages } from './messages.ts';
import { Named } from './Named.tsx';

/** The details of an event (CARD-15, CARD-16): date, place, hours, format, topic. */
export function EventDetails({ card }: { card: ContentCard }) {
  const t = useMessages(cardMessages);
  const { location, address, timetable, modality, thematics } = card;
  const place = [location?.name && <Named key="location" of={location} />, address];
  return (
    <ul className="portada-guard portada-card-details">
      <Detail icon={WhenIcon} label={t('when')} parts={[eventDates(card, t)]} />
      <Detail icon={WhereIcon} label={t('where')} parts={place} />
      <Detail icon={TimetableIcon} label={t('timetable')} parts={timetable} />
      <Detail
        icon={ModalityIcon}
        label={t('modality')}
        parts={modality?.name ? [<Named key="modality" of={modality} />] : []}
      />
      <Detail icon={TopicsIcon} label={t('thematics')} parts={thematics.map(linkTo)} />
    </ul>
  );
}

function linkTo(named: NamedLink) {
  return <Named key={named.name} of={named} />;
}
