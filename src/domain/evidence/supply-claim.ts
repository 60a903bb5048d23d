import { supplyWords } from '#content/evidence/account-tasks.ts'
import { type Day, parseDay, writeDay } from '../identity/date-of-birth.ts'
import { medicineKeys, medicineName } from '../medicines/medicines.ts'
import { knownMedicines } from '../medicines/weight-loss-medicines-elsewhere.ts'

const ours = medicineKeys.map(medicineName)

/** What an earlier supply may have been: one of our medicines, or another of the same kind. */
export const claimedMedicines: readonly string[] = [
  ...ours,
  ...knownMedicines.flatMap(({ name, isSameKind, isNamed }) =>
    isSameKind && isNamed && !ours.includes(name) ? [name] : [],
  ),
  supplyWords.otherMedicine,
]

/** What a patient says they were supplied with elsewhere. */
export interface SupplyClaim {
  readonly medicine: string
  readonly strength: string
  readonly suppliedOn: string
  readonly lastInjectionOn: string
}

type ClaimField = keyof SupplyClaim

interface Problem {
  readonly field: ClaimField
  readonly message: string
}

const isPast = (written: string, today: Day): boolean => {
  const day = parseDay(written)
  return day !== null && writeDay(day) <= writeDay(today)
}

/** Missing or impossible fields, in the order of the form. */
export function claimProblems(claim: SupplyClaim, today: Day): Problem[] {
  const { problems } = supplyWords
  const wrong: Readonly<Record<ClaimField, boolean>> = {
    medicine: !claimedMedicines.some((one) => one === claim.medicine),
    strength: claim.strength.trim() === '',
    suppliedOn: !isPast(claim.suppliedOn, today),
    lastInjectionOn: !isPast(claim.lastInjectionOn, today),
  }
  return (Object.keys(wrong) as ClaimField[])
    .filter((field) => wrong[field])
    .map((field) => ({ field, message: problems[field] }))
}
