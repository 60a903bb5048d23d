/** A question that speaks of a medication, with its name in place. A name is never read as a pattern. */
export const questionAbout = (question: string, medication: string): string =>
  question.replaceAll('{medication}', () => medication)
