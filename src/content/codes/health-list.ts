/** What the server answers about a patient’s list. */
export const healthListWords = {
  notListed: 'That choice is no longer on our list. Search again, or keep it in your own words.',
  full: 'This list is full. Remove something first.',
  byTeam: 'Our team added this. Message us if it isn’t right.',
  noEntry: 'This entry was not found.',
  changed: 'This entry was changed in the meantime. Nothing was saved.',
  notYours: 'Only prescribers and pharmacists can change the list.',
} as const
