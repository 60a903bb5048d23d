import type { CallBody } from '#contract/calls.ts'
import type { IdentityCheck } from '#domain/cases/evidence.ts'
import type { Gate } from '#domain/cases/gates.ts'
import { type AgainBecause, nothingUnderWay, type UnderWay } from '#domain/evidence/tasks.ts'
import { type WeighInStatus, withWeighIn } from '#domain/evidence/weigh-in.ts'
import type { EvidenceCheck } from '../cases/evidence-rows.ts'
import type { FileRow } from './file-rows.ts'
import type { identityChecks } from './tables.ts'

type IdentityTry = typeof identityChecks.$inferSelect

/** What staff wrote when they asked for it once more. */
export interface AskedAgain {
  readonly again: string
}

/** The patient's statement about an earlier supply, and the files that support it. */
export interface ReportedSupply {
  readonly claim: Pick<CallBody<'tell_supply'>, 'medicine' | 'strength' | 'suppliedOn' | 'lastInjectionOn'>
  readonly fileIds: readonly string[]
}

/** For `how` of a check: not a finding, but a statement or a request. */
export const reportedByPatient = 'patient'
export const askedAgain = 'again'

interface Known {
  readonly checks: readonly EvidenceCheck[]
  readonly files: readonly FileRow[]
  readonly lastTry: IdentityTry | null
  readonly weighIn: WeighInStatus | null
  readonly bornOn: string
}

function identityUnderWay({ checks, lastTry, bornOn }: Known): UnderWay {
  if (lastTry?.state === 'processing') return { ...nothingUnderWay, isLookedAt: true }
  const finding = checks.findLast(({ gate }) => gate === 'identity')?.finding as IdentityCheck | undefined
  return { ...nothingUnderWay, again: finding ? againBecause(finding, bornOn) : null }
}

function againBecause(finding: IdentityCheck, bornOn: string): AgainBecause {
  if (finding.is !== 'verified') return finding.is === 'failed' ? 'failed' : 'unreadable'
  if (finding.bornOn !== bornOn) return 'birth date'
  return finding.isNameMatching ? 'age' : 'name'
}

/** Files that came after the last finding or request at a gate. */
function filesUnderWay(gate: Gate, { checks, files }: Known): UnderWay {
  const last = checks.findLast((check) => check.gate === gate && check.how !== reportedByPatient)
  const since = last?.at?.getTime() ?? 0
  const isReported = checks.some(
    (check) => check.gate === gate && check.how === reportedByPatient && check.at.getTime() > since,
  )
  const newer = files.filter((file) => file.gate === gate && (file.completedAt?.getTime() ?? 0) > since)
  return {
    ...nothingUnderWay,
    isSent: isReported || (gate === 'measurements' && newer.length > 0),
    isLookedAt: newer.some(({ seenAt }) => seenAt !== null),
    again: last?.how === askedAgain ? 'words' : null,
  }
}

/** What is in progress at each gate, from the rows. */
export const underWayOf = (known: Known): Partial<Record<Gate, UnderWay>> => ({
  identity: identityUnderWay(known),
  measurements: withWeighIn(known.weighIn, filesUnderWay('measurements', known)),
  previous_supply: filesUnderWay('previous_supply', known),
})

/** The message of the member of staff who asked for it once more. */
export function wordsOf(gate: Gate, checks: readonly EvidenceCheck[]): string | null {
  const last = checks.findLast((check) => check.gate === gate && check.how !== reportedByPatient)
  return last?.how === askedAgain ? (last.finding as AskedAgain).again : null
}
