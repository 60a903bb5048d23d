import { identityWords, personWordsOf, unknownPerson } from '#content/cases/cases.ts'

const wordsFor = (sex: string | null) =>
  sex !== null && sex in personWordsOf ? personWordsOf[sex as keyof typeof personWordsOf] : unknownPerson

interface Shown {
  readonly sex: string | null
  readonly age: number | null
}

const withAge = (word: string, age: number | null) => (age === null ? word : `${word}, ${age}`)

/** F, 52: for a row, which has no name in it. */
export const briefly = ({ sex, age }: Shown): string => withAge(wordsFor(sex).initial, age)

/** Woman, 52. */
export const inWords = ({ sex, age }: Shown): string => withAge(wordsFor(sex).one, age)

export const identity = (isVerified: boolean): string => (isVerified ? identityWords.verified : identityWords.notYet)
