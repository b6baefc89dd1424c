/** The facts and examples that the build reads out of the sources, as Markdown; Storybook's configuration makes it. */
declare module 'virtual:facts' {
  const facts: Readonly<
    Record<
      | 'PageVariables'
      | 'WebRoutes'
      | 'KeptInTheBrowser'
      | 'CallsOfElements'
      | 'FirstCalls'
      | 'Glossary'
      | 'DateStyle'
      | 'TextKeys'
      | 'TextStyle'
      | 'TemplateElement'
      | 'TemplateStore'
      | 'TemplateTexts'
      | 'TemplateScript'
      | 'TemplateBundle',
      string
    >
  >;
  export default facts;
}
