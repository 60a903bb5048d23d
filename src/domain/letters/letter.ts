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

/** A letter as it was sent. It is stored whole: changed words never change an earlier letter. */
export interface Letter {
  readonly title: string
  /** YYYY-MM-DD. */
  readonly writtenOn: string
  readonly from: readonly string[]
  readonly to: { readonly name: string; readonly lines: readonly string[] }
  /** The patient, and our reference. */
  readonly about: readonly string[]
  readonly greeting: string
  readonly sections: readonly LetterSection[]
  readonly signed: readonly string[]
  /** For a corrected letter: which one it replaces, and why. */
  readonly replaces: { readonly writtenOn: string; readonly reason: string } | null
}

/** What a prescriber may correct. The red-flag symptoms are one fixed list, and a consent is a fact. */
export const correctable: Readonly<Record<LetterKind, readonly SectionId[]>> = {
  gp: ['ask', 'treatment', 'checked', 'history'],
  summary: ['ask', 'treatment', 'checked'],
}

/** A list may begin with an introductory line. */
export function inParts({ lines, isList }: LetterSection): { lead: string | null; points: readonly string[] } {
  const [first] = lines
  return isList && first?.endsWith(':') ? { lead: first, points: lines.slice(1) } : { lead: null, points: lines }
}
