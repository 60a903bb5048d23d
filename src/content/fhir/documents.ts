/** Around a letter that is sent as a FHIR document. */
export const documentWords = {
  standing: 'About this letter',
  headings: {
    patient: 'Patient demographics',
    practice: 'GP practice',
    signed: 'Person completing record',
    copies: 'Distribution list',
  },
  corrected: (version: number) => `Corrected: version ${version}.`,
} as const
