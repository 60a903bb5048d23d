import { brand } from '../brand.ts'

/** Around a letter, on screen and on paper. */
export const letterPageWords = {
  version: (version: number) => (version > 1 ? `Corrected, version ${version}` : ''),
  replaces: (day: string, reason: string) => `This letter replaces ours of ${day}. ${reason}`,
  replaced: 'A corrected letter has taken the place of this one. It is kept as it was sent.',
  cancelled: 'This prescription was taken back before anything was supplied by it.',
  footer: `${brand.name}. Confidential: for whom it is addressed to and the patient.`,
  careTeam: `The care team at ${brand.name}`,
  to: 'To',
  print: 'Print',
  pdf: 'Download PDF',
} as const
