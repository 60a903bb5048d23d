import type { CodeableConcept } from 'fhir/r4'
import type { ListKind } from '../codes/health-list.ts'
import { plainName, type Term } from '../codes/term.ts'
import type { Making } from './making.ts'
import type { HealthListRow } from './record.ts'
import { ownCode, systems } from './systems.ts'

/**
 * What was picked, with its code, and always the words it was picked for. What nobody coded has words only: no code is ever
 * guessed.
 */
function conceptOf(origin: string, { written, picked }: { readonly written: string; readonly picked: Term | null }) {
  if (picked === null) return { text: written }
  const { system, code, name, substance } = picked
  if (system === 'larkwell') return { ...ownCode(origin, 'health-list', code, name), text: written }
  // The display of a concept is its own name, not the one of several that people know it by.
  const display = system === 'snomed' ? substance : name
  return { coding: [{ system: systems[system], code, display }], text: written }
}

interface Listed {
  readonly row: HealthListRow
  readonly code: CodeableConcept
}

/** A patient’s list of one kind, without entries in whose place another stands. */
export const listedIn = ({ record, origin }: Making, kind: ListKind): Listed[] =>
  record.healthList.flatMap((row) =>
    row.kind !== kind || row.content === null || row.endedAs === 'replaced'
      ? []
      : [{ row, code: conceptOf(origin, row.content) }],
  )

/** For what was written in answers: an entry of the list says the same already. */
export const isNotListed =
  ({ record }: Making, kind: ListKind) =>
  (words: string): boolean =>
    !record.healthList.some(
      (row) => row.kind === kind && row.content !== null && plainName(row.content.written) === plainName(words),
    )
