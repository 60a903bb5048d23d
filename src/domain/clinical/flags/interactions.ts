import { flagWords as words } from '#content/cases/flags.ts'
import { listOf } from '#content/lists.ts'
import { injections } from '../../intake/medicines-and-conditions/injections.ts'
import { medicines } from '../../intake/medicines-and-conditions/medicines.ts'
import { contraception } from '../../intake/medicines-and-conditions/pregnancy.ts'
import { otherMedicationsAllergies } from '../../intake/weight-management/other-medications-allergies.ts'
import { diabetes, needsOtherDoses } from '../../intake/weight-management/step-6-diabetes.ts'
import { ours } from '../figure.ts'
import type { Rule } from '../flag.ts'
import type { InteractionId } from '../interactions/table.ts'
import type { Patient } from '../patient.ts'
import { either, type Fact } from '../reported.ts'
import { contradicted } from './own-words.ts'

/** Where a box asks about an interaction: then the flag of the box says it. */
const boxes: Readonly<Partial<Record<InteractionId, (patient: Patient) => Fact>>> = {
  insulin: ({ weight, followUp }) =>
    either(weight.chose(diabetes, needsOtherDoses), followUp.ticked(medicines, 'insulin', 'sulfonylurea')),
  sulfonylurea: ({ weight, followUp }) =>
    either(weight.chose(diabetes, needsOtherDoses), followUp.ticked(medicines, 'insulin', 'sulfonylurea')),
  warfarin: ({ weight, followUp }) =>
    either(weight.ticked(otherMedicationsAllergies, 'Warfarin'), followUp.ticked(medicines, 'warfarin')),
  levothyroxine: ({ weight, followUp }) =>
    either(weight.ticked(otherMedicationsAllergies, 'Levothyroxine'), followUp.ticked(medicines, 'levothyroxine')),
  lithium: ({ followUp }) => followUp.ticked(medicines, 'lithium'),
  antiepileptic: ({ followUp }) => followUp.ticked(medicines, 'epilepsy'),
  sglt2: ({ followUp }) => followUp.ticked(medicines, 'sglt2'),
  mysimba: ({ followUp }) => followUp.ticked(medicines, 'mysimba'),
  'oral-hrt': ({ followUp }) => followUp.ticked(medicines, 'oral_hrt'),
  pill: ({ followUp }) => followUp.ticked(contraception, 'pill'),
  'same-kind': ({ followUp }) => (followUp.allTicked(injections).some((one) => one !== 'none') ? 'yes' : 'no'),
}

/** These have a flag of their own for free text. */
const saidElsewhere: readonly InteractionId[] = ['stimulant']

/** Where “No” was answered, `text-contradicts` says that it was named all the same. */
const contradictedAs: Readonly<Partial<Record<InteractionId, string>>> = {
  insulin: 'diabetes',
  sulfonylurea: 'diabetes',
  warfarin: 'warfarin',
  lithium: 'lithium',
}

/** Named in free text only: not ticked, and picked from the list by nobody. */
const onlyNamed = (patient: Patient): string[] => {
  const { listed, named } = patient.medicines
  const said = contradicted(patient)
  const isSaid = (id: InteractionId) => saidElsewhere.includes(id) || said.includes(contradictedAs[id] ?? '')
  return [...named]
    .filter(([id]) => !listed.has(id) && !isSaid(id) && boxes[id]?.(patient) !== 'yes')
    .flatMap(([, names]) => names)
}

/** What the table of interactions finds in free text, and what it cannot compare. */
export const interactionRules: readonly Rule[] = [
  {
    id: 'medicine-named',
    severity: 'look',
    source: ours,
    firesOn: 'Free text names a medicine of the table of interactions; it was neither ticked nor picked from the list',
    tells: (patient) => {
      const names = onlyNamed(patient)
      return names.length > 0 && words['medicine-named'](listOf(names))
    },
  },
  {
    id: 'interactions-not-checked',
    severity: 'look',
    source: ours,
    firesOn:
      'A medicine is on no list, so that it was compared with nothing; or the table of interactions cannot be read',
    tells: ({ medicines: { unchecked } }) =>
      unchecked.length > 0 && words['interactions-not-checked'](unchecked.map((part) => `“${part}”`).join(', ')),
  },
]
