import type { Flow } from '../engine/flow.ts'
import { changes, newConditions, newMedicines, operation, pregnancyNews } from './changes.ts'
import { checkInDeclaration } from './declaration.ts'
import { doses } from './doses.ts'
import { sideEffects, sideEffectsMore } from './side-effects.ts'
import { signs } from './signs.ts'
import type { CheckInStepId } from './step-ids.ts'
import { stock } from './stock.ts'
import { weight } from './weight.ts'
import { wellbeing } from './wellbeing.ts'
import { wish } from './wish.ts'

/** What somebody on treatment is asked before each pen. Where all is well it is eight screens. */
export const checkIn: Flow<CheckInStepId, never> & typeof checkInDeclaration = {
  ...checkInDeclaration,
  steps: {
    'check-in-signs': signs,
    'check-in-weight': weight,
    'check-in-side-effects': sideEffects,
    'check-in-side-effects-more': sideEffectsMore,
    'check-in-doses': doses,
    'check-in-wellbeing': wellbeing,
    'check-in-changes': changes,
    'check-in-medicines': newMedicines,
    'check-in-conditions': newConditions,
    'check-in-operation': operation,
    'check-in-pregnancy': pregnancyNews,
    'check-in-stock': stock,
    'check-in-wish': wish,
  },
}
