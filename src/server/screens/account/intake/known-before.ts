import { and, desc, eq, inArray } from 'drizzle-orm'
import { chosenIn, encodeChosen } from '#domain/intake/engine/checklist.ts'
import type { Answers } from '#domain/intake/engine/step.ts'
import { knownDiabetes, knownSex } from '#domain/intake/medicines-and-conditions/asked-before.ts'
import { conditions } from '#domain/intake/medicines-and-conditions/conditions.ts'
import { injections } from '#domain/intake/medicines-and-conditions/injections.ts'
import { lastDoseTiming } from '#domain/intake/weight-management/last-dose-timing.ts'
import { previousWeightLossMedications } from '#domain/intake/weight-management/previous-weight-loss-medications.ts'
import { sex } from '#domain/intake/weight-management/step-3-sex.ts'
import { diabetes, isType2 } from '#domain/intake/weight-management/step-6-diabetes.ts'
import { seriousConditions } from '#domain/intake/weight-management/step-7-serious-conditions.ts'
import { knownMedicines } from '#domain/medicines/weight-loss-medicines-elsewhere.ts'
import { weightService } from '#domain/services/weight-management.ts'
import { isFormAskedAgain } from '../../../clinical/evidence/form-asked-again.ts'
import { plainInCurrentVersion } from '../../../intake/questionnaires/current-version.ts'
import { orderAnswersOwner } from '../../../orders/orders.ts'
import { orders } from '../../../orders/tables.ts'
import type { Services } from '../../../platform/services.ts'

/** Ticked in the first questionnaire, ticked in the form: the patient sees it and may change it. */
const sameCondition: Readonly<Record<string, string>> = {
  cancer: 'cancer',
  retinopathy: 'eyes',
  heart_failure: 'heart_failure',
  thyroid_cancer_history: 'thyroid_cancer',
  kidney_disease: 'kidney',
  men2: 'men2',
  pancreatitis_history: 'pancreatitis',
  bariatric_surgery: 'surgery',
}

const never = 'I have never taken medication to lose weight'

/** The form's own value; none if it does not ask about it. */
const askedAs = (name: string): string | readonly never[] =>
  knownMedicines.find((known) => known.name === name)?.askedAs ?? []

/** What they use now: nothing, if they never did; else what they had in the last four weeks. */
function injectionsIn(answers: Answers): readonly string[] {
  const had = chosenIn(previousWeightLossMedications, answers[previousWeightLossMedications.answerKey]) ?? []
  if (had.includes(never)) return ['none']
  const isRecent = answers[lastDoseTiming.answerKey] === 'Less than 4 weeks ago'
  return isRecent ? [...new Set(had.flatMap(askedAs))] : []
}

/** What the medical history form need not ask, from the answers of the first questionnaire. */
function knownIn(answers: Answers): Answers {
  const ticked = chosenIn(seriousConditions, answers[seriousConditions.answerKey]) ?? []
  const same = ticked.flatMap((one) => sameCondition[one] ?? [])
  const used = injectionsIn(answers)
  const given = answers[diabetes.answerKey]
  return {
    ...(answers[sex.answerKey] === undefined ? {} : { [knownSex.answerKey]: answers[sex.answerKey] }),
    ...(given === undefined ? {} : { [knownDiabetes.answerKey]: isType2(given) ? 'yes' : 'no' }),
    ...(same.length === 0 ? {} : { [conditions.answerKey]: encodeChosen(conditions, same) }),
    ...(used.length === 0 ? {} : { [injections.answerKey]: encodeChosen(injections, used) }),
  }
}

/** What a medical history form begins with. Null: the one that was answered then goes on. */
export async function beginForm(
  services: Services,
  accountId: string,
  answeredAt: Date | null,
): Promise<{ readonly known: Answers | null } | null> {
  if (answeredAt === null) return { known: await knownBefore(services, accountId, false) }
  const isAgain = await services.database.transaction((tx) => isFormAskedAgain(services, tx, accountId, answeredAt))
  return isAgain ? { known: await knownBefore(services, accountId, true) } : null
}

/**
 * What need not be asked of an account, by its last order. Null: it has ordered no treatment. The answers of a next pen are those of
 * the first order: after a break nothing of them but the sex still counts as known.
 */
async function knownBefore(
  { database, vault }: Services,
  accountId: string,
  isAfterBreak: boolean,
): Promise<Answers | null> {
  const [order] = await database.run((orm) =>
    orm
      .select({
        id: orders.id,
        kind: orders.kind,
        answers: orders.answers,
        version: orders.questionnaireVersion,
      })
      .from(orders)
      .where(
        and(
          eq(orders.accountId, accountId),
          eq(orders.questionnaire, weightService.questionnaire),
          inArray(orders.kind, [weightService.firstOrder, weightService.nextOrder]),
        ),
      )
      .orderBy(desc(orders.createdAt))
      .limit(1),
  )
  if (!order) return null
  const kept = vault.open(order.answers, orderAnswersOwner(order.id))
  const known = knownIn(JSON.parse(plainInCurrentVersion(weightService.questionnaire, order.version, kept)))
  if (!isAfterBreak || order.kind === weightService.firstOrder) return known
  const given = known[knownSex.answerKey]
  return given === undefined ? null : { [knownSex.answerKey]: given }
}
