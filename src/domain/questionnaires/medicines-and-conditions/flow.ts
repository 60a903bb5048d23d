import type { Flow } from '../engine/flow.ts'
import { allergies, allergiesNamed } from './allergies.ts'
import { anaesthetic, surgicalTeam } from './anaesthetic.ts'
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

/** The form that fills the holes of the first questionnaire before anything is supplied. A well person has nine screens. */
export const medicinesAndConditions: Flow<FollowUpStepId, never> & typeof medicinesAndConditionsDeclaration = {
  ...medicinesAndConditionsDeclaration,
  steps: {
    'follow-up-conditions': conditions,
    'follow-up-kidney': kidney,
    'follow-up-liver': liver,
    'follow-up-heart-failure': heartFailure,
    'follow-up-eyes': eyes,
    'follow-up-eye-check': eyeCheck,
    'follow-up-thyroid-cancer': thyroidCancer,
    'follow-up-cancer': cancer,
    'follow-up-surgery': surgery,
    'follow-up-eating-disorder': eatingDisorder,
    'follow-up-eating': eating,
    'follow-up-mood': mood,
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
  },
}
