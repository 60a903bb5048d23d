/** Where people live whom we may have before us. Where it is not known, the first is shown and the others can be chosen. */
export const nations = [
  'England',
  'Wales',
  'Scotland',
  'Northern Ireland',
  'Jersey',
  'Guernsey',
  'Isle of Man',
] as const

export type Nation = (typeof nations)[number]

export interface HelpLine {
  readonly key: string
  /** What to do: the number to call or text, or whose site to open. */
  readonly action: string
  /** Who answers, where the action does not name them. */
  readonly who?: string
  /** What it is for. Goes on from the action, without a full stop. */
  readonly when: string
  /** Calls, texts or opens a site. Everybody has a GP of their own, so there is no number to give. */
  readonly href?: `tel:${string}` | `sms:${string}` | `https://${string}`
  /** Where it answers; everywhere if it is left out. */
  readonly nations?: readonly Nation[]
  /** When it answers; day and night if it is left out. */
  readonly hours?: string
}

/** Those that are also named in the middle of a sentence. */
export const samaritansNumber = '116 123'
export const childlineNumber = '0800 1111'

/** The two that stand on every page. Apart from the others, so that a page loads these alone. */
export const emergency = {
  key: 'emergency',
  action: 'Call 999',
  who: 'Emergencies',
  when: 'if your life or someone else’s is in danger',
  href: 'tel:999',
} as const satisfies HelpLine

export const nhs111 = {
  key: 'nhs-111',
  action: 'Call 111, option 2',
  who: 'NHS 111',
  when: 'for urgent medical help. Option 2 is for a mental health crisis',
  href: 'tel:111',
  nations: ['England'],
} as const satisfies HelpLine
