/** All other kinds of content: recipes, events, media, polls, interviews, calls and live contents. */
import type { Language } from '@portada/contract';
import { dayOf } from '@portada/newsroom';
import type { ContentKind, EventData, Multimedia } from '@portada/newsroom/schema';
import { addDays } from '@portada/shared/days.ts';
import { DAY_MS, type Draft, daysBefore, inline, paragraphs } from './drafts.ts';
import { sceneId } from './pictures.ts';
import { createRandom } from './random.ts';
import { type ItemText, readItems, type TextItem } from './text-parser.ts';
import { daysUntil } from './weekdays.ts';

interface Source {
  lang: Language;
  now: Date;
  item: TextItem;
  text: ItemText;
  index: number;
}

/** Each item of a file as one draft. */
function draftsOf(file: string, lang: Language, now: Date, make: (source: Source) => Draft): Draft[] {
  return readItems(file, lang).flatMap((item, index) =>
    item.texts.map((text) => make({ lang, now, item, text, index })),
  );
}

/** The fields common to all of them. */
function base({ lang, item, text, index }: Source, kind: ContentKind, publishedAt: Date) {
  return {
    key: `${lang}/${item.id}`,
    lang,
    row: {
      kind,
      title: text.title,
      summary: inline(text.summary),
      body: paragraphs(text.paragraphs),
      publishedAt,
      pictureId: sceneId(item.get('picture') ?? firstOf(item.need('pictures')), index),
    },
  };
}

function firstOf(list: string): string {
  return list.split(', ')[0] ?? '';
}

export function recipeDrafts(lang: Language, now: Date): Draft[] {
  const random = createRandom(31);
  return draftsOf('recetas', lang, now, (source) => {
    const { item, text, index } = source;
    const [prepMinutes = 0, cookMinutes = 0] = item.need('time').split('+').map(Number);
    const [ratingValue = 0, ratingVotes = 0] = item.need('rating').split('/').map(Number);
    const difficulty = item.need('difficulty');
    const draft = base(source, 'recipe', daysBefore(now, 1 + index * 43, random.between(200, 500)));
    return {
      ...draft,
      section: 'food',
      authors: [index % 2 ? 'toni-escandell' : 'carme-vila'],
      row: {
        ...draft.row,
        kicker: lang === 'ca' ? 'Recepta' : 'Receta',
        totalMinutes: prepMinutes + cookMinutes,
        ratingValue,
        ratingVotes,
        recipe: {
          servings: Number(item.need('servings')),
          difficulty: difficulty === 'hard' || difficulty === 'medium' ? difficulty : 'easy',
          prepMinutes,
          cookMinutes,
          ingredients: text.ingredients,
          steps: text.steps,
        },
      },
    };
  });
}

export function eventDrafts(lang: Language, now: Date): Draft[] {
  return draftsOf('eventos', lang, now, (source) => {
    const { item, index } = source;
    const { event, first } = readEvent(item, now);
    const daysAgo = Math.max(0.5 + index, 14 - first);
    const draft = base(source, 'event', daysBefore(now, daysAgo, 300));
    return {
      ...draft,
      section: 'agenda',
      authors: ['fina-torro'],
      row: {
        ...draft.row,
        kicker: event.thematics[0]?.name ?? '',
        event,
        // The films of the summer are over: their page has been withdrawn.
        ...(item.id === 'cine-verano' && { withdrawnAt: new Date(now.getTime() - 20 * DAY_MS) }),
      },
      occurrences: occurrencesOf(event),
    };
  });
}

/**
 * `when` is `once 9`, `range 6..17` or `multiple 4,5,11`, in days from today; with a weekday the first is moved on to
 * it, and all others with it: `multiple 4,5,11 friday`.
 */
function readEvent(item: TextItem, now: Date): { event: EventData; first: number } {
  const [how = '', when = '', from] = item.need('when').split(' ');
  const today = dayOf(now);
  const given = when.split(how === 'range' ? '..' : ',').map(Number);
  const moved = from ? daysUntil(from, addDays(today, given[0] ?? 0)) : 0;
  const offsets = given.map((days) => days + moved);
  const [name = '', address = ''] = item.need('place').split(' | ');
  const occurrenceType = how === 'range' ? 'date-range' : how === 'multiple' ? 'multiple-times' : 'one-time';
  const event: EventData = {
    occurrenceType,
    days: offsets.map((days) => addDays(today, days)),
    datesLiteral: '',
    location: { name, url: '' },
    address,
    timetable: item.need('hours').split('; '),
    modality: { name: item.need('mode'), url: '' },
    thematics: item
      .need('themes')
      .split(', ')
      .map((theme) => ({ name: theme, url: '/agenda/' })),
  };
  return { event, first: Math.min(...offsets) };
}

function occurrencesOf({ occurrenceType, days }: EventData): { startsOn: string; endsOn: string }[] {
  const [first] = days;
  const last = days.at(-1);
  if (occurrenceType === 'date-range' && first && last) return [{ startsOn: first, endsOn: last }];
  return days.map((day) => ({ startsOn: day, endsOn: day }));
}

export function mediaDrafts(lang: Language, now: Date): Draft[] {
  const random = createRandom(32);
  return draftsOf('audiovisual', lang, now, (source) => {
    const { item, index } = source;
    const kind = item.need('kind');
    const section = item.need('section');
    // Video, audio and galleries alternate over two years.
    const daysAgo = 0.6 + ((index * 5) % 27) ** 1.9 * 1.4;
    const show = item.get('show');
    const seconds = item.get('seconds');
    const draft = base(source, toMediaKind(kind), daysBefore(now, daysAgo, random.between(100, 900)));
    return {
      ...draft,
      section,
      authors: [kind === 'audio' ? 'pol-vergara' : 'irene-salom'],
      ...(show && { show }),
      row: {
        ...draft.row,
        multimedia: mediaOf(item, kind),
        ...(seconds && { durationSeconds: Number(seconds) }),
      },
    };
  });
}

function toMediaKind(kind: string): 'video' | 'audio' | 'gallery' {
  if (kind === 'video' || kind === 'audio') return kind;
  return 'gallery';
}

function mediaOf(item: TextItem, kind: string): Multimedia {
  const pictures = item.get('pictures')?.split(', ') ?? [];
  if (pictures.length > 0) {
    return { type: 'photo-gallery', pictures: pictures.map((theme, index) => sceneId(theme, index)) };
  }
  const seconds = item.need('seconds');
  if (kind === 'audio') return { type: 'audio', src: `/media/audio/puerto/${seconds}.mp3` };
  return { type: 'video', src: `/media/hls/puerto/${seconds}/index.m3u8`, aspectRatio: '16-9' };
}

/** There is one sample video and one audio; every stream loops them. */
const LIVE_VIDEO_SRC = '/media/live/puerto/index.m3u8';
const LIVE_AUDIO_SRC = '/media/live/puerto/audio.m3u8';

export function participationDrafts(lang: Language, now: Date): Draft[] {
  return draftsOf('participacion', lang, now, (source) => {
    const kind = source.item.need('kind');
    if (kind === 'poll') return pollDraft(source);
    if (kind === 'live') return liveDraft(source);
    return questionDraft(source, kind === 'interview' ? 'interview' : 'contribution');
  });
}

function pollDraft(source: Source): Draft {
  const { item, now } = source;
  const closesAt = inDays(now, item.need('closes'));
  const opens = item.get('opens');
  const voters = item.get('voters');
  const draft = base(source, 'poll', publishedFor(source, 12));
  const options = item.need('options').split(' | ').map(readOption);
  return {
    ...draft,
    section: item.need('section'),
    authors: ['fina-torro'],
    row: { ...draft.row, kicker: source.lang === 'ca' ? 'Enquesta' : 'Encuesta', closesAt },
    poll: {
      question: item.need('question'),
      closesAt,
      opensAt: opens === undefined ? null : inDays(now, opens),
      maxChoices: Number(item.get('choices') ?? 1),
      options,
      // With multiple choice there are fewer readers than votes.
      voters: voters === undefined ? options.reduce((sum, { votes }) => sum + votes, 0) : Number(voters),
    },
  };
}

/** The count is after the last comma: options may contain commas. */
function readOption(option: string): { text: string; votes: number } {
  const [, text = '', votes = '0'] = /^(.+), (\d+)$/.exec(option) ?? [];
  return { text, votes: Number(votes) };
}

const kickers = {
  es: { interview: 'Encuentro digital', contribution: 'Participa' },
  ca: { interview: 'Entrevista digital', contribution: 'Participa-hi' },
} as const;

function questionDraft(source: Source, kind: 'interview' | 'contribution'): Draft {
  const { item, lang, now, text } = source;
  const limit = item.get('limit');
  const opens = item.get('opens');
  const draft = base(source, kind, publishedFor(source, 6));
  const kicker = kickers[lang][kind];
  return {
    ...draft,
    section: item.need('section'),
    authors: ['fina-torro'],
    row: {
      ...draft.row,
      kicker,
      closesAt: inDays(now, item.need('closes')),
      ...(limit && { questionLimit: Number(limit) }),
      ...(opens && { opensAt: inDays(now, opens) }),
    },
    questions: text.questions,
  };
}

function liveDraft(source: Source): Draft {
  const { item, now, index } = source;
  const stream = item.need('stream');
  const draft = base(source, 'live', daysBefore(now, 40 + index * 9, 60));
  const multimedia: Multimedia =
    stream === 'audio'
      ? { type: 'audio', src: LIVE_AUDIO_SRC }
      : { type: 'video', src: LIVE_VIDEO_SRC, ...(stream === 'both' && { audioSrc: LIVE_AUDIO_SRC }) };
  return {
    ...draft,
    section: item.need('section'),
    authors: [],
    row: { ...draft.row, multimedia, commentsShown: false, commentsOpen: false },
  };
}

function inDays(now: Date, days: string): Date {
  return new Date(now.getTime() + Number(days) * DAY_MS);
}

/** Published before it closed, and never later than so many days ago. */
function publishedFor({ item, now, index }: Source, days: number): Date {
  const closes = Number(item.need('closes'));
  return daysBefore(now, Math.max(1.2 + (index % 5), days - closes), 240 + index * 17);
}
