import { type ListedEntry, type ListKind, longestWritten } from '../codes/health-list.ts'
import { plainName } from '../codes/term.ts'
import { checkIn } from '../intake/check-in/flow.ts'
import { conditionsReported, newAllergiesNamed } from '../intake/check-in/new-conditions.ts'
import { medicinesChanged } from '../intake/check-in/new-medicines.ts'
import type { Answers } from '../intake/engine/step.ts'
import { allergiesNamed } from '../intake/medicines-and-conditions/allergies.ts'
import { medicinesAndConditions } from '../intake/medicines-and-conditions/flow.ts'
import { medicinesNamed } from '../intake/medicines-and-conditions/medicines.ts'
import { allergiesDetails } from '../intake/weight-management/allergies-details.ts'
import { weightManagement } from '../intake/weight-management/flow.ts'
import { otherMedicalConditionsDetails } from '../intake/weight-management/other-medical-conditions-details.ts'
import { saysSomething, writtenParts } from './interactions/read-medicines.ts'
import { reportedIn } from './reported.ts'

interface Told {
  /** Of the weight-management questionnaire. */
  readonly answers: Answers
  readonly followUp: Answers | null
  readonly checkIns: readonly Answers[]
}

const lines = (text: string): string[] => text.split(/[\n;]+/).map((line) => line.trim())

/** What a patient wrote in answers and nobody has put on their list, coded or not. */
export function stillToList(
  { answers, followUp, checkIns }: Told,
  list: readonly Pick<ListedEntry, 'kind' | 'written'>[],
): { readonly kind: ListKind; readonly words: string }[] {
  const weight = reportedIn(weightManagement, answers)
  const form = reportedIn(medicinesAndConditions, followUp)
  const since = checkIns.map((given) => reportedIn(checkIn, given))
  const texts: Readonly<Record<ListKind, readonly (string | null)[]>> = {
    medicine: [form.words(medicinesNamed), ...since.map((one) => one.words(medicinesChanged))],
    allergy: [
      weight.words(allergiesDetails),
      form.words(allergiesNamed),
      ...since.map((one) => one.words(newAllergiesNamed)),
    ],
    condition: [weight.words(otherMedicalConditionsDetails), ...since.map((one) => one.words(conditionsReported))],
  }
  const listed = new Set(list.map(({ kind, written }) => `${kind} ${plainName(written)}`))
  return (Object.keys(texts) as ListKind[]).flatMap((kind) => {
    const parts = texts[kind].flatMap((text) =>
      text === null ? [] : kind === 'medicine' ? writtenParts(text) : lines(text),
    )
    const named = parts.filter((part) => plainName(part) !== '' && (kind !== 'medicine' || saysSomething(part)))
    return [...new Map(named.map((part) => [plainName(part), part.slice(0, longestWritten)])).values()]
      .filter((words) => !listed.has(`${kind} ${plainName(words)}`))
      .map((words) => ({ kind, words }))
  })
}
