import { dateFilters, filterDefinition, items, listAds, searcherModes } from '@portada/contract';
import { defineWidget } from '@portada/element';
import * as attribute from '@portada/element/attributes';
import { json } from '@portada/element/json';
import { templateChoices } from '@portada/shared/card/template-names.ts';
import * as v from 'valibot';
import { Searcher } from './Searcher.tsx';
import css from './searcher.css';

/**
 * Finds contents by words, dates and filters, and shows what it finds in a list without end. What is asked stands in
 * the page's address: `searchText`, `startDate`, `endDate` and the names of the filters.
 *
 * @slot - What shows until the first results have come: the server's own list, its filters and its links.
 * @csspart input - A field.
 * @csspart button - A button.
 * @csspart card - A result.
 * @event portada:search - Results are shown.
 * @event portada:content-loaded - A further page of results has come.
 * @since 1.0.0
 */
export const SearcherElement = defineWidget(Searcher, {
  tag: 'portada-searcher',
  root: 'light',
  attributes: {
    /** How results are drawn; by default as the page's mode and each result ask for. */
    template: attribute.choice(templateChoices, 'auto'),
    /** The page it stands on. `events` is the module of coming events that any page may have. */
    mode: attribute.choice(searcherModes, 'search'),
    /** A list of `{ type, name, label, filters, predictiveSearchType, predictiveSearchFilters }`. */
    filters: json(items(filterDefinition), []),
    /** What the date selector offers, `{ label, filters }`; without it there is none. */
    dateFilters: json(v.nullable(dateFilters), null),
    /** Whether there is a field for words. */
    textInput: attribute.boolean(),
    /** The module of the page that lists, as the back end knows it. */
    moduleId: attribute.text(),
    /** The section whose contents are searched. */
    categoryId: attribute.text(),
    /** What kind of contents are searched, as the back end names it. */
    type: attribute.text(),
    /** Results of a page; the back end decides where it is not given. */
    limit: attribute.number(),
    /** The last page; 0 or nothing for no end. */
    maxPage: attribute.number(),
    /** The address of the newsletter whose issues are listed. */
    taxonUrl: attribute.text(),
    /** Advertising among the results, `{ desktop, mobile }`: positions, each after so many results. */
    ads: json(listAds, { desktop: [], mobile: [] }),
  },
  styles: [css],
});
