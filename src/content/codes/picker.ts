/** What the field says that suggests medicines, allergies and conditions. */
export interface PickerWords {
  readonly ownWords: string
  readonly ownWordsDetail: (typed: string) => string
  /** `mayKeep`: whether their own words can be kept. What is kept as written already cannot be kept so again. */
  readonly none: (mayKeep: boolean) => string
  readonly searchFailed: (mayKeep: boolean) => string
  readonly offline: string
  readonly found: (count: number) => string
}

const found = (count: number) =>
  count === 1
    ? '1 suggestion. Use the arrow keys to choose it.'
    : `${count} suggestions. Use the arrow keys to choose one.`

export const patientPickerWords: PickerWords = {
  ownWords: 'Keep my own words',
  ownWordsDetail: (typed) => `“${typed}”, not from our list`,
  none: (mayKeep) =>
    mayKeep
      ? 'Nothing found by that name. You can keep your own words.'
      : 'Nothing found. Try another name or spelling.',
  searchFailed: (mayKeep) =>
    mayKeep ? 'We can’t search right now. You can keep your own words.' : 'We can’t search right now. Try again later.',
  offline: 'You’re offline. What you’ve typed stays here, and we’ll search when you’re back online.',
  found,
}

export const deskPickerWords: PickerWords = {
  ownWords: 'Keep as written',
  ownWordsDetail: (typed) => `“${typed}”, not coded and not checked`,
  none: () => 'Nothing found. Try another name or spelling.',
  searchFailed: (mayKeep) =>
    mayKeep ? 'The search failed. Try again, or keep it as written.' : 'The search failed. Try again.',
  offline: 'You’re offline. We’ll search when you’re back online.',
  found,
}
