import { brand } from '../brand.ts'

/** Around a letter, on screen and on paper. */
export const letterPageWords = {
  version: (version: number) => (version > 1 ? `Corrected, version ${version}` : ''),
  replaces: (day: string, reason: string) => `This letter replaces ours of ${day}. ${reason}`,
  replaced: 'This letter has been replaced by a corrected version. It is kept as it was sent.',
  cancelled: 'This prescription was cancelled before anything was supplied.',
  footer: `${brand.name}. Confidential: for the addressee and the patient only.`,
  careTeam: `The care team at ${brand.name}`,
  to: 'To',
  print: 'Print',
  pdf: 'Download PDF',
  document: 'Download for another health service (FHIR)',
} as const
