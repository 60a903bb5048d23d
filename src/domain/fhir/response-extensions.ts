/** What a response says beyond FHIR: that an answer is of a route that was left, and what was known besides the answers. */
export const extensionUrl = (origin: string, name: 'answer-off-route' | 'questionnaire-context'): string =>
  `${origin}/fhir/StructureDefinition/${name}`
