import { reportedIn } from '../clinical/reported.ts'
import { type ReportedThing, reportedAllergies, reportedMedicines } from '../clinical/reported-summary.ts'
import type { AnyFlow } from '../intake/engine/flow.ts'
import { toCurrentVersion } from '../intake/engine/versions.ts'
import { medicinesAndConditions } from '../intake/medicines-and-conditions/flow.ts'
import { weightManagement } from '../intake/weight-management/flow.ts'
import type { PatientRecord } from './record.ts'

interface Given {
  readonly version: number
  readonly answers: Parameters<typeof reportedIn>[1]
  readonly at: string
}

const readIn = (flow: AnyFlow, given: Given | undefined) =>
  reportedIn(flow, given?.answers ? toCurrentVersion(flow, given.version, given.answers) : null)

interface ReportedBefore {
  readonly allergies: ReportedThing
  readonly medicines: ReportedThing
  /** When it was last answered. */
  readonly at: string
}

/** What the patient takes and is allergic to, by their newest answers. Null: they have not been asked. */
export function reportedBefore({ orders, answerSets }: PatientRecord): ReportedBefore | null {
  const ordered = orders
    .filter(({ questionnaire, answers }) => questionnaire === weightManagement.name && answers !== null)
    .map(({ questionnaireVersion, answers, createdAt }) => ({ version: questionnaireVersion, answers, at: createdAt }))
  const forms = answerSets
    .filter(({ questionnaire, accountId }) => questionnaire === medicinesAndConditions.name && accountId !== null)
    .map(({ version, answers, updatedAt }) => ({ version, answers, at: updatedAt }))
  const newest = (all: readonly Given[]) => all.toSorted((one, other) => one.at.localeCompare(other.at)).at(-1)
  const [order, form] = [newest(ordered), newest(forms)]
  const at = form?.at ?? order?.at
  if (at === undefined) return null
  const told = { weight: readIn(weightManagement, order), followUp: readIn(medicinesAndConditions, form) }
  return { allergies: reportedAllergies(told), medicines: reportedMedicines(told), at }
}
