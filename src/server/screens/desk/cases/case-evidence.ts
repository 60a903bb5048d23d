import { foundWords } from '#content/evidence/found.ts'
import { shortDate } from '#domain/calendar/short-date.ts'
import type { Clarification, DiabetesPlan, Evidence, TwoWayContact } from '#domain/cases/evidence.ts'
import { anyGateNames } from '#domain/cases/gates.ts'
import type { EvidenceCheck } from '../../../clinical/cases/evidence-rows.ts'
import {
  type AskedAgain,
  askedAgain,
  type ReportedSupply,
  reportedByPatient,
} from '../../../clinical/evidence/evidence-in-progress.ts'
import { staffNames } from '../../../identity/staff/staff-names.ts'
import type { Orm } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services.ts'

/** Findings, in words: gate by gate, always in the same order, and newest first within each. */
export async function evidenceView(services: Services, tx: Orm, checks: readonly EvidenceCheck[]) {
  const names = await staffNames(
    services,
    tx,
    checks.flatMap(({ staffId }) => staffId ?? []),
  )
  const places = new Map(anyGateNames.map((gate, place) => [gate, place]))
  const ordered = checks
    .toReversed()
    .toSorted((one, other) => (places.get(one.gate) ?? 0) - (places.get(other.gate) ?? 0))
  return ordered.map(({ gate, isPassed, finding, how, staffId, at }) => ({
    gate,
    isPassed,
    says: wordsOf(gate, how, finding),
    how,
    by: staffId && (names.get(staffId) ?? null),
    at: at.toISOString(),
  }))
}

function wordsOf(gate: EvidenceCheck['gate'], how: string, finding: unknown): string {
  if (how === askedAgain) return foundWords.again((finding as AskedAgain).again)
  switch (gate) {
    case 'identity': {
      const identity = finding as NonNullable<Evidence['identity']>
      if (identity.is !== 'verified') return foundWords.identity[identity.is]
      return identity.isNameMatching ? foundWords.identity.verified : foundWords.identity.otherName
    }
    case 'measurements': {
      const { weightKg, heightCm, on } = finding as Evidence['measurements'][number]
      return foundWords.measurements(weightKg, heightCm, shortDate(on))
    }
    case 'previous_supply': {
      if (how === reportedByPatient) {
        const { claim } = finding as ReportedSupply
        return foundWords.told(claim.medicine, claim.strength, shortDate(claim.suppliedOn))
      }
      const { medicine, strengthMg, suppliedOn } = finding as NonNullable<Evidence['previousSupply']>
      return foundWords.supply(medicine, strengthMg, shortDate(suppliedOn))
    }
    case 'gp': {
      const gp = finding as NonNullable<Evidence['gp']>
      return gp.tells ? foundWords.gp.told(gp.practice) : foundWords.gp.notTold(gp.reason)
    }
    case 'two_way_contact':
      return contactWords(finding as TwoWayContact)
    case 'diabetes_plan': {
      const { plan, informed, informedOn } = finding as DiabetesPlan
      return foundWords.plan(plan, informed, shortDate(informedOn))
    }
    case 'unanswered': {
      const { says, answer } = finding as Clarification
      return foundWords.answered(says, answer)
    }
    default:
      return ''
  }
}

const contactWords = ({ how, said }: TwoWayContact): string => foundWords.said(foundWords.contact[how], said)
