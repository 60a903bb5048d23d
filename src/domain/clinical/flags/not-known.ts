import { flagWords as words } from '#content/cases/flags.ts'
import { allergies } from '../../intake/medicines-and-conditions/allergies.ts'
import { cancer, heartFailure, kidney, liver } from '../../intake/medicines-and-conditions/condition-stages.ts'
import { conditions } from '../../intake/medicines-and-conditions/conditions.ts'
import { eyes } from '../../intake/medicines-and-conditions/eyes.ts'
import { injections } from '../../intake/medicines-and-conditions/injections.ts'
import { medicines } from '../../intake/medicines-and-conditions/medicines.ts'
import { pregnancyPossible } from '../../intake/medicines-and-conditions/pregnancy.ts'
import { ours } from '../figure.ts'
import type { Rule } from '../flag.ts'
import type { Patient } from '../patient.ts'
import type { Fact } from '../reported.ts'

/** The form omits the question for patients it takes to be male. */
const isPregnancyUnasked = ({ sex, followUp }: Patient): Fact =>
  sex === 'Female' && followUp.isFinished && followUp.chosen(pregnancyPossible) === null ? 'yes' : 'no'

/** Questions whose “not sure” has no flag of its own. */
const asked: readonly (readonly [string, (patient: Patient) => Fact])[] = [
  ['their conditions', ({ followUp }) => followUp.ticked(conditions, 'not_sure')],
  ['the stage of their kidney disease', ({ followUp }) => followUp.chose(kidney, 'not_sure')],
  ['how severe their liver disease is', ({ followUp }) => followUp.chose(liver, 'not_sure')],
  ['their heart failure', ({ followUp }) => followUp.chose(heartFailure, 'not_sure')],
  ['their eyes', ({ followUp }) => followUp.chose(eyes, 'not_sure')],
  ['treatment for cancer', ({ followUp }) => followUp.chose(cancer, 'not_sure')],
  ['their medicines', ({ followUp }) => followUp.ticked(medicines, 'not_sure')],
  ['their allergies', ({ followUp }) => followUp.ticked(allergies, 'not_sure')],
  ['injections that they use', ({ followUp }) => followUp.ticked(injections, 'not_sure')],
  ['whether they could become pregnant', isPregnancyUnasked],
]

export const notKnownRules: readonly Rule[] = [
  {
    id: 'follow-up-missing',
    severity: 'incomplete',
    source: ours,
    firesOn: 'The follow-up form is not answered to its end',
    tells: ({ followUp }) => !followUp.isFinished && words['follow-up-missing'](),
  },
  {
    id: 'not-known',
    severity: 'look',
    source: 'care specification',
    firesOn: 'Not sure about conditions, medicines, allergies or what they use now',
    tells: (patient) => {
      const unsure = asked.filter(([, fact]) => fact(patient) === 'yes').map(([what]) => what)
      return unsure.length > 0 && words['not-known'](unsure.join(', '))
    },
  },
]
