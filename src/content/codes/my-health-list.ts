/** A patient’s list of medicines, allergies and conditions, in the account and in questionnaires. */
export const myHealthListWords = {
  title: 'Your medicines, allergies and conditions',
  heading: ['Your medicines, allergies', 'and conditions'],
  description: 'What you take, what you’re allergic to and what you have, for your care team.',
  lead: 'Choose each one from our list, so we can check it against your treatment. If it isn’t there, keep your own words.',
  loading: 'Fetching your list…',
  failed: 'We could not fetch your list.',
  tryAgain: 'Try again',
  notSaved: 'We could not save this. Check your connection and try again.',
  inForm: {
    heading: 'Choose from our list, too',
    text: 'You don’t have to. It helps us check each one against your treatment.',
    open: 'Choose from our list',
  },
  kinds: {
    medicine: {
      heading: 'Medicines',
      label: 'Add a medicine',
      hint: 'Start typing its name. You’ll find it on the box.',
      none: 'No medicines on your list.',
    },
    allergy: {
      heading: 'Allergies',
      label: 'Add an allergy',
      hint: 'A medicine, a food or something else. Start typing its name.',
      none: 'No allergies on your list.',
    },
    condition: {
      heading: 'Conditions',
      label: 'Add a condition',
      hint: 'Something you have or have had. Start typing its name.',
      none: 'No conditions on your list.',
    },
  },
  written: (words: string) => `You wrote: ${words}`,
  notCoded: 'Not coded: kept in your own words',
  byTeam: 'Added by our team. Message us if it isn’t right.',
  inAnswers: 'In your answers, and not on this list yet',
  find: 'Find it in the list',
  findNamed: (what: string) => `Find it in the list: ${what}`,
  remove: 'Remove',
  removeNamed: (what: string) => `Remove ${what}`,
  added: (what: string) => `${what} is on your list.`,
  removed: (what: string) => `${what} is no longer on your list.`,
  picker: {
    ownWords: 'Keep my own words',
    ownWordsDetail: (typed: string) => `“${typed}”, not coded`,
    none: 'Nothing found by that name. You can keep your own words.',
    searchFailed: 'We can’t search right now. You can keep your own words.',
    found: (count: number) =>
      count === 1
        ? '1 suggestion. Use the arrow keys to choose it.'
        : `${count} suggestions. Use the arrow keys to choose one.`,
    codingFor: (words: string) => `For what you wrote: “${words}”`,
    cancel: 'Cancel',
  },
} as const
