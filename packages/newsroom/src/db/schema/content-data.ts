/** The shapes of what contents keep as JSON. */

export interface SocialLink {
  text: string;
  href: string;
}

/** What plays or shows at the head of a content. Addresses are paths of the site or absolute. */
export interface Multimedia {
  type: 'image' | 'video' | 'audio' | 'photo-gallery' | 'video-embed';
  /** An HLS playlist or an audio file. */
  src?: string;
  /** Pictures of a gallery, by id. */
  pictures?: string[];
  aspectRatio?: string;
  /** Where a live content is heard instead of watched. */
  audioSrc?: string;
}

export interface RecipeData {
  servings: number;
  difficulty: 'easy' | 'medium' | 'hard';
  prepMinutes: number;
  cookMinutes: number;
  ingredients: string[];
  steps: string[];
}

/** A name that may lead somewhere: a place, a mode, a theme. */
export interface NamedLink {
  name: string;
  url: string;
}

export interface EventData {
  occurrenceType: 'one-time' | 'date-range' | 'multiple-times';
  /** `YYYY-MM-DD`: the day, the first and the last of a range, or each of several. */
  days: string[];
  datesLiteral: string;
  location: NamedLink;
  address: string;
  timetable: string[];
  modality: NamedLink;
  thematics: NamedLink[];
}
