import { brand } from '#content/brand.ts'
import { compliance } from '#content/compliance.ts'
import { inWords } from '#content/numbers.ts'

export type TeamId = 'psychiatrist' | 'pharmacist' | 'dietitian' | 'coach'

export type TeamMember = {
  /** Used in code instead of the name, which only this file and the brand's know. */
  id: TeamId
  /** The last part of their page's address, made from the name. */
  slug: string
  name: string
  title: string
  /** One sentence for a card. `minutes`: how long an assessment takes. */
  teaser: (minutes: number) => string
}

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

const member = (words: Omit<TeamMember, 'slug'>): TeamMember => ({ ...words, slug: slugOf(words.name) })

/** Fictional people, for an operator to replace. The psychiatrist is the one in the brand file. */
export const team: readonly TeamMember[] = [
  member({
    id: 'psychiatrist',
    name: brand.consultant.name,
    title: brand.consultant.title,
    teaser: (minutes) => `Assesses adults for ADHD, and takes ${inWords(minutes)} minutes over it.`,
  }),
  member({
    id: 'pharmacist',
    name: 'Rowan Pell',
    title: 'Pharmacist prescriber',
    teaser: () =>
      compliance.advertisesTreatment
        ? 'Looks after medicines, for ADHD and for weight, from the first week onwards.'
        : 'Goes through your treatment with you, from the first week onwards.',
  }),
  member({
    id: 'dietitian',
    name: 'Nadia Farrow',
    title: 'Registered dietitian',
    teaser: () => 'Makes eating well on a small appetite feel possible.',
  }),
  member({
    id: 'coach',
    name: 'Callum Thorne',
    title: 'Health and behaviour change coach',
    teaser: () => 'Turns good intentions into something small enough to do today.',
  }),
]

export function teamMember(id: TeamId): TeamMember {
  const found = team.find((one) => one.id === id)
  if (!found) throw new Error(`Nobody in the team is the ${id}.`)
  return found
}

/** Without the title: what colleagues call them. */
export const firstName = (id: TeamId): string => teamMember(id).name.replace(/^Dr /, '').split(' ')[0] ?? ''

export const teamWords = {
  helpsWith: (name: string) => `What ${name} helps with`,
  howTheyWork: 'How it works',
  languages: 'Languages',
  standing: 'Regulation',
  registration: ({ body, number }: { body: string; number: string }) => `${body} registration number ${number}`,
  exampleNumber: 'An example number: this is a demonstration.',
  back: 'Back to the ADHD assessment',
  book: 'Choose an appointment',
  bookNote: (minutes: number, price: string) => `${minutes} minutes by video, ${price}`,
  others: 'The rest of the team',
  readMore: 'Read more',
  meet: (name: string) => `Meet ${name}`,
} as const
