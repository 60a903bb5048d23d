/** What the field says that suggests medicines, allergies and conditions. */
export interface PickerWords {
  readonly ownWords: string
  readonly ownWordsDetail: (typed: string) => string
  readonly none: string
  readonly searchFailed: string
  readonly found: (count: number) => string
}

const found = (count: number) =>
  count === 1
    ? '1 suggestion. Use the arrow keys to choose it.'
    : `${count} suggestions. Use the arrow keys to choose one.`

export const patientPickerWords: PickerWords = {
  ownWords: 'Keep my own words',
  ownWordsDetail: (typed) => `“${typed}”, not coded`,
  none: 'Nothing found by that name. You can keep your own words.',
  searchFailed: 'We can’t search right now. You can keep your own words.',
  found,
}

export const deskPickerWords: PickerWords = {
  ownWords: 'Keep as written',
  ownWordsDetail: (typed) => `“${typed}”, not coded and not checked`,
  none: 'Nothing found. Try its ingredient, or another spelling.',
  searchFailed: 'The search failed. Try again, or keep it as written.',
  found,
}
