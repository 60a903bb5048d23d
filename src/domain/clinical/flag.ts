import type { FlagWords } from '#content/cases/flags/flag-words.ts'
import type { FlagId } from '#content/cases/flags.ts'
import type { Severity } from '../cases/risk.ts'
import type { Patient } from './patient.ts'

/** What the rules say about a person: it proposes, and a prescriber decides. */
export interface Flag extends FlagWords {
  readonly id: FlagId
  readonly severity: Severity
}

export interface Rule {
  readonly id: FlagId
  readonly severity: Severity
  /** Whose rule it is; `ours`: our own choice. */
  readonly source: string
  /** What fires it, for docs/clinical/rules.md. */
  readonly firesOn: string
  /** Its words, if it fires. */
  readonly tells: (patient: Patient) => FlagWords | false
}
