import type { Flow } from '../engine/flow.ts'
import { allergies, allergiesNamed } from './allergies.ts'
import { anaesthetic, surgicalTeam } from './anaesthetic.ts'
import { knownDiabetes, knownSex } from './asked-before.ts'
import { leadingOn } from './condition-details.ts'
import { cancer, heartFailure, kidney, liver } from './condition-stages.ts'
import { conditions } from './conditions.ts'
import { medicinesAndConditionsDeclaration } from './declaration.ts'
import { eating, eatingDisorder } from './eating.ts'
import { eyeCheck, eyes } from './eyes.ts'
import { injections, injectionsPlan, missedDoses, pensLeft } from './injections.ts'
import { diabetesTeam, medicines, medicinesNamed } from './medicines.ts'
import { mood } from './mood.ts'
import { contraception, pregnancyPossible } from './pregnancy.ts'
import type { FollowUpStepId } from './step-ids.ts'
import { surgery } from './surgery.ts'
import { thyroidCancer } from './thyroid-cancer.ts'
import { version1 } from './versions/version-1.ts'

const asked: Flow<FollowUpStepId, never>['steps'] = {
  'follow-up-conditions': leadingOn(conditions),
  'follow-up-kidney': leadingOn(kidney),
  'follow-up-liver': leadingOn(liver),
  'follow-up-heart-failure': leadingOn(heartFailure),
  'follow-up-eyes': leadingOn(eyes),
  'follow-up-thyroid-cancer': leadingOn(thyroidCancer),
  'follow-up-cancer': leadingOn(cancer),
  'follow-up-surgery': leadingOn(surgery),
  'follow-up-diabetes': leadingOn(knownDiabetes),
  'follow-up-eye-check': leadingOn(eyeCheck),
  'follow-up-eating-disorder': eatingDisorder,
  'follow-up-eating': eating,
  'follow-up-mood': mood,
  'follow-up-sex': knownSex,
  'follow-up-pregnancy': pregnancyPossible,
  'follow-up-contraception': contraception,
  'follow-up-medicines': medicines,
  'follow-up-medicines-named': medicinesNamed,
  'follow-up-diabetes-team': diabetesTeam,
  'follow-up-allergies': allergies,
  'follow-up-allergies-named': allergiesNamed,
  'follow-up-anaesthetic': anaesthetic,
  'follow-up-surgical-team': surgicalTeam,
  'follow-up-injections': injections,
  'follow-up-injections-plan': injectionsPlan,
  'follow-up-missed-doses': missedDoses,
  'follow-up-pens-left': pensLeft,
}

/** Nothing of it is stored in the browser, so the patient stays on a step until its answer is saved. */
const onSaveFailure = { move: 'stay', say: 'We could not save your answer. Please try again.' } as const

/** Asks what the first questionnaire leaves open before anything is supplied. A healthy patient has nine screens. */
export const medicinesAndConditions: Flow<FollowUpStepId, never> & typeof medicinesAndConditionsDeclaration = {
  ...medicinesAndConditionsDeclaration,
  earlier: [version1(asked)],
  steps: Object.fromEntries(
    Object.entries(asked).map(([id, step]) => [id, { ...step, onSaveFailure }]),
  ) as typeof asked,
}
