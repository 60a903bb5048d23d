import type { ListedEntry, ListKind } from '../codes/health-list.ts'
import { plainName } from '../codes/term.ts'
import type { ChecklistStep } from '../intake/engine/step.ts'
import { allergies, allergiesNamed } from '../intake/medicines-and-conditions/allergies.ts'
import { medicines, medicinesNamed } from '../intake/medicines-and-conditions/medicines.ts'
import { allergiesDetails } from '../intake/weight-management/allergies-details.ts'
import { otherMedicationsAllergies } from '../intake/weight-management/other-medications-allergies.ts'
import { ofKind } from './listed-conditions.ts'
import type { Patient } from './patient.ts'

/** What a patient has reported about one thing, over all questionnaires and check-ins. */
export interface ReportedThing {
  readonly is: 'reported' | 'none' | 'not sure' | 'not asked'
  /** What was ticked, then what they wrote. */
  readonly words: readonly string[]
  readonly step: string | null
}

/** `healthList`: absent where only answers are wanted. */
type Told = Pick<Patient, 'weight' | 'followUp'> & Partial<Pick<Patient, 'healthList'>>

/** What is on the list and not written in answers already. */
function withListed(words: readonly string[], kind: ListKind, list: readonly ListedEntry[] = []): string[] {
  const said = new Set(words.map(plainName))
  const listed = ofKind(list, kind).filter(({ state, written }) => state !== 'ended' && !said.has(plainName(written)))
  return [...new Set([...words, ...listed.map(({ name, written }) => name ?? written)])]
}

export function reportedAllergies({ weight, followUp, healthList }: Told): ReportedThing {
  const ticked = followUp.allTicked(allergies)
  const written = lines(followUp.words(allergiesNamed), weight.words(allergiesDetails))
  const named = ticked.filter((one) => one === 'glp1' || one === 'excipient')
  const hasAny = weight.ticked(otherMedicationsAllergies, 'allergies') === 'yes' || ticked.includes('other')
  const words = withListed([...labels(allergies, named), ...written], 'allergy', healthList)
  const isAsked = ticked.length > 0 || weight.ticked(otherMedicationsAllergies, 'allergies') === 'yes'
  return {
    ...thing(words, hasAny, ticked.includes('not_sure'), isAsked),
    step: ticked.length > 0 ? allergies.id : isAsked ? otherMedicationsAllergies.id : null,
  }
}

export function reportedMedicines({ weight, followUp, healthList }: Told): ReportedThing {
  const ticked = followUp.allTicked(medicines)
  const early = weight
    .allTicked(otherMedicationsAllergies)
    .filter((one) => one === 'Levothyroxine' || one === 'Warfarin')
  const named = ticked.filter((one) => one !== 'none' && one !== 'not_sure' && one !== 'other')
  const written = lines(followUp.words(medicinesNamed))
  const answered = [...new Set([...labels(medicines, named), ...early, ...written])]
  const words = withListed(answered, 'medicine', healthList)
  const isAsked = ticked.length > 0 || early.length > 0
  return {
    ...thing(words, ticked.includes('other'), ticked.includes('not_sure'), isAsked),
    step: ticked.length > 0 ? medicines.id : isAsked ? otherMedicationsAllergies.id : null,
  }
}

const thing = (words: readonly string[], hasAny: boolean, isUnsure: boolean, isAsked: boolean) => {
  if (words.length > 0 || hasAny) return { is: 'reported', words } as const
  return { is: isUnsure ? 'not sure' : isAsked ? 'none' : 'not asked', words } as const
}

const labels = (step: ChecklistStep, values: readonly string[]): string[] =>
  step.options.filter(({ value }) => values.includes(value)).map(({ label }) => label)

const lines = (...texts: readonly (string | null)[]): string[] => texts.flatMap((text) => text?.split('\n') ?? [])
