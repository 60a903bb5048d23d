import type { FlagWords } from '#content/cases/flags/flag-words.ts'
import type { FlagId } from '#content/cases/flags.ts'
import type { Severity } from '../cases/risk.ts'
import type { Patient } from './patient.ts'

/** A finding of the rules: it proposes, and a prescriber decides. */
export interface Flag extends FlagWords {
  readonly id: FlagId
  readonly severity: Severity
}

export interface Rule {
  readonly id: FlagId
  readonly severity: Severity
  /** The source of the rule; `ours`: our own choice. */
  readonly source: string
  /** What raises it, for docs/clinical/rules.md. */
  readonly firesOn: string
  /** Its words, if it is raised. */
  readonly tells: (patient: Patient) => FlagWords | false
}
