import { brand } from './brand.ts'

/** The people of the care team, each with a page of their own. */
export const team = [
  { slug: 'dr-imogen-ashdown', name: brand.consultant.name, title: 'Consultant Psychiatrist' },
  { slug: 'rowan-pell', name: 'Rowan Pell', title: 'Specialist ADHD Pharmacist Prescriber' },
  { slug: 'nadia-farrow', name: 'Nadia Farrow', title: 'Registered Dietitian' },
  { slug: 'callum-thorne', name: 'Callum Thorne', title: 'Health and Behaviour Change Coach' },
] as const
