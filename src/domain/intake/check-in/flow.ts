import type { Flow } from '../engine/flow.ts'
import { changes, operation } from './changes.ts'
import { checkInDeclaration } from './declaration.ts'
import { doses } from './doses.ts'
import {
  conditionsReported,
  newAllergies,
  newAllergiesNamed,
  newCancer,
  newConditionsAsked,
  newDiabetes,
  newEatingDisorder,
  newEyeCheck,
  newEyes,
  newHeartFailure,
  newKidney,
  newLiver,
  newSurgery,
  newThyroidCancer,
} from './new-conditions.ts'
import { medicinesChanged, newDiabetesTeam, newInjections, newInjectionsPlan, newMedicines } from './new-medicines.ts'
import { newContraception, newPregnancy } from './new-pregnancy.ts'
import { sideEffects, sideEffectsMore } from './side-effects.ts'
import { signs } from './signs.ts'
import type { CheckInStepId } from './step-ids.ts'
import { stock } from './stock.ts'
import { version1 } from './versions/version-1.ts'
import { version2 } from './versions/version-2.ts'
import { weight } from './weight.ts'
import { wellbeing } from './wellbeing.ts'
import { wish } from './wish.ts'

/** The questions before each pen. Where all is well they are eight, on five screens. */
export const checkIn: Flow<CheckInStepId, never> & typeof checkInDeclaration = {
  ...checkInDeclaration,
  earlier: [version1, version2],
  together: [
    ['check-in-weight', 'check-in-doses'],
    ['check-in-wellbeing', 'check-in-side-effects'],
    ['check-in-stock', 'check-in-wish'],
  ],
  steps: {
    'check-in-signs': signs,
    'check-in-weight': weight,
    'check-in-doses': doses,
    'check-in-wellbeing': wellbeing,
    'check-in-side-effects': sideEffects,
    'check-in-side-effects-more': sideEffectsMore,
    'check-in-changes': changes,
    'check-in-new-medicines': newMedicines,
    'check-in-injections': newInjections,
    'check-in-injections-plan': newInjectionsPlan,
    'check-in-medicines': medicinesChanged,
    'check-in-diabetes-team': newDiabetesTeam,
    'check-in-new-conditions': newConditionsAsked,
    'check-in-kidney': newKidney,
    'check-in-liver': newLiver,
    'check-in-heart-failure': newHeartFailure,
    'check-in-eyes': newEyes,
    'check-in-thyroid-cancer': newThyroidCancer,
    'check-in-cancer': newCancer,
    'check-in-surgery': newSurgery,
    'check-in-eating-disorder': newEatingDisorder,
    'check-in-diabetes': newDiabetes,
    'check-in-eye-check': newEyeCheck,
    'check-in-conditions': conditionsReported,
    'check-in-allergies': newAllergies,
    'check-in-allergies-named': newAllergiesNamed,
    'check-in-operation': operation,
    'check-in-pregnancy': newPregnancy,
    'check-in-contraception': newContraception,
    'check-in-stock': stock,
    'check-in-wish': wish,
  },
}
