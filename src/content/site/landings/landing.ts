import type { Block } from '#content/site/text-page.ts'

type Point = { title: string; text: string }

/** What stands on the first screen. Kept apart from the rest, so that a page starts with these few words alone. */
export type LandingLead = {
  title: string
  description: string
  /** The last words of the headline are set in italics. */
  headline: { plain: string; emphasised: string }
  lead: string
  /** `isFirstMonth`: what comes after it is told beside it. */
  price?: { before: string; amount: string; was?: string; after: string; isFirstMonth?: boolean }
  action: { label: string; note: string }
}

export type Steps = { heading: string; items: readonly Point[] }

export type WhoDecides = { heading: string; body: readonly Block[] }
