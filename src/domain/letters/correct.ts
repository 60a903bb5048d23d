import { correctable, type Letter, type SectionId } from './letter.ts'
import type { LetterKind } from './occasion.ts'

export interface Correction {
  readonly reason: string
  /** The prescriber who makes the correction signs it. */
  readonly signed: readonly string[]
  /** Each as text with line breaks. */
  readonly sections: readonly { readonly id: SectionId; readonly text: string }[]
}

export type CorrectionProblem = 'reason' | 'section' | 'empty' | 'unchanged'

const linesOf = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || [])

/** The letter that replaces another, or the problem. The earlier letter stays as it was sent. */
export function corrected(
  kind: LetterKind,
  before: Letter,
  { reason, signed, sections }: Correction,
  writtenOn: string,
): Letter | CorrectionProblem {
  if (reason.trim() === '') return 'reason'
  const isHeld = (id: SectionId) => correctable[kind].includes(id) && before.sections.some((one) => one.id === id)
  if (!sections.every(({ id }) => isHeld(id))) return 'section'
  const now = before.sections.map((one) => {
    const given = sections.find(({ id }) => id === one.id)
    return given ? { ...one, lines: linesOf(given.text) } : one
  })
  if (now.some(({ lines }) => lines.length === 0)) return 'empty'
  if (JSON.stringify(now) === JSON.stringify(before.sections)) return 'unchanged'
  return {
    ...before,
    sections: now,
    signed,
    writtenOn,
    replaces: { writtenOn: before.writtenOn, reason: reason.trim() },
  }
}
