import type { LetterKind } from './occasion.ts'

export const sectionIds = ['ask', 'treatment', 'checked', 'history', 'signs', 'consent', 'body'] as const

export type SectionId = (typeof sectionIds)[number]

export interface LetterSection {
  readonly id: SectionId
  /** Null: it needs none. */
  readonly heading: string | null
  readonly lines: readonly string[]
  readonly isList: boolean
}

/** All that stands in a letter, as it was sent. It is kept whole: words that change later change no letter. */
export interface Letter {
  readonly title: string
  /** YYYY-MM-DD. */
  readonly writtenOn: string
  readonly from: readonly string[]
  readonly to: { readonly name: string; readonly lines: readonly string[] }
  /** Whom it is about, and our reference. */
  readonly about: readonly string[]
  readonly greeting: string
  readonly sections: readonly LetterSection[]
  readonly signed: readonly string[]
  /** Of a corrected one: which it replaces, and why. */
  readonly replaces: { readonly writtenOn: string; readonly reason: string } | null
}

/** What a prescriber may put right. The signs that cannot wait are one list, and a consent is a fact. */
export const correctable: Readonly<Record<LetterKind, readonly SectionId[]>> = {
  gp: ['ask', 'treatment', 'checked', 'history'],
  summary: ['ask', 'treatment', 'checked'],
}

/** A list may begin with a line that leads to it. */
export function inParts({ lines, isList }: LetterSection): { lead: string | null; points: readonly string[] } {
  const [first] = lines
  return isList && first?.endsWith(':') ? { lead: first, points: lines.slice(1) } : { lead: null, points: lines }
}
