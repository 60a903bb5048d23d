/** What a patient or a member of staff reads when the server refuses something about blood tests. */
export const bloodRefusals = {
  noTreatment: 'There is no treatment with us that blood tests belong to.',
  noKits: 'We don’t send kits at the moment. Please use results from your GP or a clinic.',
  notDue: (from: string) => `You can ask for a kit from ${from}.`,
  kitOpen: 'A kit is already on its way or being tested.',
  noAddress: 'Your account has no postal address. Please write to our team.',
  noKit: 'This kit could not be found.',
  kitLeft: 'This kit has already left, so it can’t be cancelled.',
  files: 'A file isn’t complete, or was sent before. Reload the page and try again.',
  noReport: 'These results could not be found.',
  reviewed: (by: string) => `${by} has already reviewed these results.`,
  replaced: 'The laboratory has corrected or withdrawn these results. Reload to see what counts now.',
  noHandIn: 'These results could not be found.',
  ended: 'These results have already been filed or rejected.',
  notAlone: 'You typed these results first. A second person types them again.',
  mismatch: {
    name: 'The name on the results is not the patient’s. Nothing was stored. Check that you have the right patient, or reject the results.',
    'birth date':
      'The date of birth on the results is not the patient’s. Nothing was stored. Check that you have the right patient, or reject the results.',
  },
  unlikely: 'Some values look like a slip or another unit. Nothing was stored. Check each against the paper.',
  typing: {
    nothing: 'Type at least one value. If there is none, reject the results.',
    future: 'The sample can’t have been taken in the future.',
    'before birth': 'The sample can’t have been taken before the patient was born. Check the year.',
    twice: 'A test is entered twice. Type it once.',
    range: 'The lower end of a range has to be below the upper end.',
  },
  notAsked: 'This kit isn’t waiting to be sent.',
  otherCode: 'This is not the number of this kit. Check the kit in the box.',
  notSent: 'This kit hasn’t left, or has ended.',
  noMessage: 'This report could not be found.',
} as const
