import facts from 'virtual:facts';
import { Markdown } from '@storybook/addon-docs/blocks';

/** Every field of the page block. */
export const PageVariables = () => <Markdown>{facts.PageVariables}</Markdown>;

/** The routes that a page may name, with the path of each that it does not. */
export const WebRoutes = () => <Markdown>{facts.WebRoutes}</Markdown>;

/** Every cookie and every key of storage. */
export const KeptInTheBrowser = () => <Markdown>{facts.KeptInTheBrowser}</Markdown>;

/** What each element asks of a back end. */
export const CallsOfElements = () => <Markdown>{facts.CallsOfElements}</Markdown>;

/** The calls of the five elements that sites begin with. */
export const FirstCalls = () => <Markdown>{facts.FirstCalls}</Markdown>;

/** One word for one thing. */
export const Glossary = () => <Markdown>{facts.Glossary}</Markdown>;

/** Dates and times as pages and widgets write them. */
export const DateStyle = () => <Markdown>{facts.DateStyle}</Markdown>;

/** How times and quotes are written. */
export const TextStyle = () => <Markdown>{facts.TextStyle}</Markdown>;

/** Every text in both languages, by its key. */
export const TextKeys = () => <Markdown>{facts.TextKeys}</Markdown>;

/** The element and the view of the template of a widget. */
export const TemplateElement = () => <Markdown>{facts.TemplateElement}</Markdown>;

/** Its state and its call. */
export const TemplateStore = () => <Markdown>{facts.TemplateStore}</Markdown>;

/** Its texts. */
export const TemplateTexts = () => <Markdown>{facts.TemplateTexts}</Markdown>;

/** What tells the loader of it. */
export const TemplateScript = () => <Markdown>{facts.TemplateScript}</Markdown>;

/** How it is bundled. */
export const TemplateBundle = () => <Markdown>{facts.TemplateBundle}</Markdown>;
