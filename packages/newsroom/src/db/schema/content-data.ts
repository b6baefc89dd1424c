/** The types of the JSON columns of contents. */

export interface SocialLink {
  text: string;
  href: string;
}

/** The media at the head of a content. URLs are paths of the site or absolute. */
export interface Multimedia {
  type: 'image' | 'video' | 'audio' | 'photo-gallery' | 'video-embed';
  /** An HLS playlist or an audio file. */
  src?: string;
  /** Pictures of a gallery, by id. */
  pictures?: string[];
  aspectRatio?: string;
  /** The audio stream of a live content. */
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

/** A name with an optional link: a place, a mode, a theme. */
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
