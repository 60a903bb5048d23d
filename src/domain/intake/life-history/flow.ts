import type { Flow } from '../engine/flow.ts'
import type { Step } from '../engine/step.ts'
import { lifeHistoryDeclaration } from './declaration.ts'
import { home, school, work, workTrouble } from './growing-up.ts'
import { family, health, healthNamed, heart, heartFamily, sleep } from './health.ts'
import { hopes, medicines, medicinesNamed } from './medicines.ts'
import { alcohol, drugs, mood, safety, safetyHelp } from './mind.ts'
import type { LifeHistoryStepId } from './step-ids.ts'

const asked: Flow<LifeHistoryStepId, never, Step<LifeHistoryStepId, never>>['steps'] = {
  'life-school': school,
  'life-work': work,
  'life-work-trouble': workTrouble,
  'life-home': home,
  'life-health': health,
  'life-health-named': healthNamed,
  'life-heart': heart,
  'life-heart-family': heartFamily,
  'life-family': family,
  'life-sleep': sleep,
  'life-alcohol': alcohol,
  'life-drugs': drugs,
  'life-mood': mood,
  'life-safety': safety,
  'life-safety-help': safetyHelp,
  'life-medicines': medicines,
  'life-medicines-named': medicinesNamed,
  'life-hopes': hopes,
}

/** Nothing of it is stored in the browser, so the patient stays on a step until its answer is saved. */
const onSaveFailure = { move: 'stay', say: 'We could not save your answer. Please try again.' } as const

/** What a patient tells before an assessment. The questions are our own. */
export const lifeHistory: Flow<LifeHistoryStepId, never, Step<LifeHistoryStepId, never>> &
  typeof lifeHistoryDeclaration = {
  ...lifeHistoryDeclaration,
  steps: Object.fromEntries(
    Object.entries(asked).map(([id, step]) => [id, { ...step, onSaveFailure }]),
  ) as typeof asked,
}
