import { changes, operation } from '../intake/check-in/changes.ts'
import { checkIn } from '../intake/check-in/flow.ts'
import {
  conditionsReported,
  newAllergies,
  newAllergiesNamed,
  newCancer,
  newConditions,
  newDiabetes,
  newEatingDisorder,
  newEyeCheck,
  newEyes,
  newHeartFailure,
  newKidney,
  newLiver,
  newSurgery,
  newThyroidCancer,
} from '../intake/check-in/new-conditions.ts'
import {
  medicinesChanged,
  newDiabetesTeam,
  newInjections,
  newInjectionsPlan,
  newMedicines,
} from '../intake/check-in/new-medicines.ts'
import { newContraception, newPregnancy } from '../intake/check-in/new-pregnancy.ts'
import type { Answers, ChecklistStep, ChoiceStep, QuestionStep, TextStep } from '../intake/engine/step.ts'
import { allergies, allergiesNamed } from '../intake/medicines-and-conditions/allergies.ts'
import { anaesthetic, surgicalTeam } from '../intake/medicines-and-conditions/anaesthetic.ts'
import { cancer, heartFailure, kidney, liver } from '../intake/medicines-and-conditions/condition-stages.ts'
import { conditions } from '../intake/medicines-and-conditions/conditions.ts'
import { eatingDisorder } from '../intake/medicines-and-conditions/eating.ts'
import { eyeCheck, eyes } from '../intake/medicines-and-conditions/eyes.ts'
import { injections, injectionsPlan } from '../intake/medicines-and-conditions/injections.ts'
import { diabetesTeam, medicines, medicinesNamed } from '../intake/medicines-and-conditions/medicines.ts'
import { contraception, pregnancyPossible } from '../intake/medicines-and-conditions/pregnancy.ts'
import { surgery } from '../intake/medicines-and-conditions/surgery.ts'
import { thyroidCancer } from '../intake/medicines-and-conditions/thyroid-cancer.ts'
import { diabetes } from '../intake/weight-management/step-6-diabetes.ts'
import { either, type Fact, type Reported, reportedIn } from './reported.ts'

/**
 * Which question of a check-in corresponds to which of the first day. Both offer the same options, so that one rule
 * reads both.
 */
const sameQuestion: ReadonlyMap<string, QuestionStep> = new Map<string, QuestionStep>([
  [conditions.id, newConditions],
  [kidney.id, newKidney],
  [liver.id, newLiver],
  [heartFailure.id, newHeartFailure],
  [eyes.id, newEyes],
  [eyeCheck.id, newEyeCheck],
  [thyroidCancer.id, newThyroidCancer],
  [cancer.id, newCancer],
  [surgery.id, newSurgery],
  [eatingDisorder.id, newEatingDisorder],
  [diabetes.id, newDiabetes],
  [medicines.id, newMedicines],
  [medicinesNamed.id, medicinesChanged],
  [diabetesTeam.id, newDiabetesTeam],
  [injections.id, newInjections],
  [injectionsPlan.id, newInjectionsPlan],
  [allergies.id, newAllergies],
  [allergiesNamed.id, newAllergiesNamed],
  [pregnancyPossible.id, newPregnancy],
  [contraception.id, newContraception],
  [surgicalTeam.id, operation],
])

/**
 * For these questions the latest answer counts. For all others a yes stays a yes, whatever was said before or since.
 */
const lastCounts: ReadonlySet<string> = new Set([
  ...[cancer, surgery, eyeCheck, diabetes, diabetesTeam, injections, injectionsPlan].map(({ id }) => id),
  ...[pregnancyPossible, contraception, anaesthetic, surgicalTeam].map(({ id }) => id),
])

/** Injections of this kind used besides our pen, by this check-in, stopped since or not. */
export const usedBesides = (answers: Answers): readonly string[] =>
  reportedIn(checkIn, answers).allTicked(newInjections)

/** What a check-in says about medicines that are new or have changed, without what it says about illnesses. */
export const medicinesWritten = (answers: Answers): string | null =>
  reportedIn(checkIn, answers).words(medicinesChanged)

/** A check-in's answers as answers to the first day's questions. */
function historyIn(answers: Answers): Reported {
  const reported = reportedIn(checkIn, answers)
  const sameAs = (step: QuestionStep) => sameQuestion.get(step.id)
  /** Every check-in asks whether an operation is planned, so that an old answer does not apply for ever. */
  const isPlanned = reported.ticked(changes, 'operation')
  function fact(step: QuestionStep, values: readonly string[]): Fact {
    if (step.id === anaesthetic.id) {
      if (isPlanned === 'not asked' || isPlanned === 'not known') return isPlanned
      return values.includes(isPlanned) ? 'yes' : 'no'
    }
    const same = sameAs(step)
    if (same?.kind === 'checklist') return reported.ticked(same, ...values)
    return same?.kind === 'choice' ? reported.chose(same, ...values) : 'not asked'
  }
  return {
    isFinished: reported.isFinished,
    chose: (step, ...values) => fact(step, values),
    ticked: (step, ...values) => fact(step, values),
    chosen: <Value extends string>(step: ChoiceStep<string, string, Value>) => {
      const same = sameAs(step)
      return same?.kind === 'choice' ? (reported.chosen(same) as Value | null) : null
    },
    allTicked: <Value extends string>(step: ChecklistStep<string, string, Value>) => {
      const same = sameAs(step)
      if (same?.kind !== 'checklist') return []
      const known = step.options.map(({ value }) => value)
      return reported.allTicked(same).filter((value): value is Value => known.includes(value as Value))
    },
    words: (step) => {
      const same = sameAs(step)
      const texts = [
        same?.kind === 'text' ? reported.words(same) : null,
        // Text about an illness is read with text about medicines: the form has no field for it.
        step.id === medicinesNamed.id ? reported.words(conditionsReported) : null,
      ].filter((text) => text !== null)
      return texts.length === 0 ? null : texts.join('\n')
    },
    value: () => undefined,
  }
}

/**
 * The first day's answers merged with those of every check-in since, oldest first. Rules read them as one, so that a
 * condition reported a year later counts as if reported at the start.
 */
export function withCheckIns(first: Reported, checkIns: readonly Answers[]): Reported {
  if (checkIns.length === 0) return first
  const all = [first, ...checkIns.map(historyIn)]
  const facts = (step: QuestionStep, factIn: (reported: Reported) => Fact): Fact => {
    const said = all.map(factIn)
    return lastCounts.has(step.id) ? (said.findLast((fact) => fact !== 'not asked') ?? 'not asked') : either(...said)
  }
  const textsOf = (step: TextStep) => all.map((reported) => reported.words(step)).filter((text) => text !== null)
  return {
    isFinished: first.isFinished,
    chose: (step, ...values) => facts(step, (reported) => reported.chose(step, ...values)),
    ticked: (step, ...values) => facts(step, (reported) => reported.ticked(step, ...values)),
    chosen: (step) => all.map((reported) => reported.chosen(step)).findLast((value) => value !== null) ?? null,
    allTicked: (step) => {
      const said = all.map((reported) => reported.allTicked(step))
      if (lastCounts.has(step.id)) return said.findLast((ticked) => ticked.length > 0) ?? []
      return [...new Set(said.flat())]
    },
    words: (step) => {
      const texts = textsOf(step)
      return texts.length === 0 ? null : texts.join('\n')
    },
    value: first.value,
  }
}
