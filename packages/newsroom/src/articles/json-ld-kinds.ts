/** JSON-LD of recipes and events. */

import type { RequestSite } from '../config/sites.ts';
import type { ContentPage } from '../content/content-page.ts';
import type { RecipeData } from '../db/schema/content-data.ts';

export function recipeData({ card, section }: ContentPage, recipe: RecipeData): object {
  const { prepMinutes, cookMinutes } = recipe;
  return {
    '@type': 'Recipe',
    name: card.title,
    recipeCategory: section.name,
    prepTime: `PT${prepMinutes}M`,
    cookTime: `PT${cookMinutes}M`,
    totalTime: `PT${card.totalTime ?? prepMinutes + cookMinutes}M`,
    recipeYield: String(recipe.servings),
    recipeIngredient: recipe.ingredients,
    recipeInstructions: recipe.steps.map((text) => ({ '@type': 'HowToStep', text })),
    // Search engines reject a rating without votes.
    ...(card.ratingNumVotes && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: card.ratingValue,
        ratingCount: card.ratingNumVotes,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  };
}

/** Days without a time: the timetable is free text. */
export function eventData({ card }: ContentPage, site: RequestSite): object {
  const several = card.eventMultipleDates;
  const first = card.eventUniqueDate ?? card.eventStartDate ?? several[0];
  const last = card.eventUniqueDate ?? card.eventEndDate ?? several.at(-1);
  const dayOf = (moment: { date: string } | null | undefined) => moment?.date.slice(0, 10);
  return {
    '@type': 'Event',
    name: card.title,
    startDate: dayOf(first),
    endDate: dayOf(last),
    eventStatus: 'https://schema.org/EventScheduled',
    ...(card.location?.name && {
      location: {
        '@type': 'Place',
        name: card.location.name,
        ...(card.address && { address: card.address }),
      },
    }),
    ...(card.thematics.length > 0 && {
      about: card.thematics.map(({ name }) => ({ '@type': 'Thing', name })),
    }),
    subjectOf: { '@type': 'WebSite', name: site.name, url: `${site.url}/` },
  };
}
