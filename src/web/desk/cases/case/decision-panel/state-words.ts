import { stateWords } from '#content/cases/cases.ts'

/** What a case is, in the words of the desk, also where the server names it by itself. */
export const caseStateWords = (state: string): string =>
  stateWords[state as keyof typeof stateWords]?.toLowerCase() ?? state
