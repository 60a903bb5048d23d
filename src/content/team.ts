import { brand } from '#content/brand.ts'

export type TeamMember = {
  slug: string
  name: string
  title: string
  /** One sentence for a card. */
  teaser: string
}

/** Invented people, for an operator to replace by their own. The consultant is the one of the brand file. */
export const team = [
  {
    slug: 'dr-imogen-ashdown',
    name: brand.consultant.name,
    title: brand.consultant.title,
    teaser: 'Assesses adults for ADHD, and takes ninety minutes over it.',
  },
  {
    slug: 'rowan-pell',
    name: 'Rowan Pell',
    title: 'Specialist ADHD pharmacist prescriber',
    teaser: 'Looks after ADHD medication from the first week onwards.',
  },
  {
    slug: 'nadia-farrow',
    name: 'Nadia Farrow',
    title: 'Registered dietitian',
    teaser: 'Makes eating well on a small appetite feel possible.',
  },
  {
    slug: 'callum-thorne',
    name: 'Callum Thorne',
    title: 'Health and behaviour change coach',
    teaser: 'Turns good intentions into something small enough to do today.',
  },
] as const satisfies readonly TeamMember[]

export type TeamSlug = (typeof team)[number]['slug']

export const teamWords = {
  helpsWith: (name: string) => `What ${name} helps with`,
  howTheyWork: 'How it goes',
  languages: 'Languages',
  standing: 'Regulation',
  back: 'Back to the ADHD assessment',
  book: 'Choose an appointment',
  bookNote: '90 minutes by video, £850.00',
  others: 'The rest of the team',
  readMore: 'Read more',
  meet: (name: string) => `Meet ${name}`,
} as const
