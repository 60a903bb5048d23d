import { flagWords as words } from '#content/cases/flags.ts'
import { listOf } from '#content/lists.ts'
import { conditions } from '../../intake/medicines-and-conditions/conditions.ts'
import { ours } from '../figure.ts'
import type { Rule } from '../flag.ts'
import type { Patient } from '../patient.ts'

/** Named on the list, and not ticked in the form: otherwise the flag of the box says it. */
const onlyListed = ({ listed, followUp }: Patient, wanted: 'senior' | 'look'): string[] => [
  ...new Set(
    listed.asking
      .filter(({ asks, box }) => asks === wanted && (box === null || followUp.ticked(conditions, box) !== 'yes'))
      .map(({ name }) => name),
  ),
]

/** What the patient's list says about conditions and allergies. Stops are in the clinical history. */
export const healthListRules: readonly Rule[] = [
  {
    id: 'listed-senior',
    severity: 'senior',
    source: ours,
    firesOn: 'The list has a condition that asks for a second signature, and the medical history form does not tick it',
    tells: (patient) => {
      const names = onlyListed(patient, 'senior')
      return names.length > 0 && words['listed-senior'](listOf(names))
    },
  },
  {
    id: 'listed-condition',
    severity: 'look',
    source: ours,
    firesOn: 'The list has a condition that a prescriber should know of, and the medical history form does not tick it',
    tells: (patient) => {
      const names = onlyListed(patient, 'look')
      return names.length > 0 && words['listed-condition'](listOf(names))
    },
  },
  {
    id: 'listed-not-checked',
    severity: 'look',
    source: ours,
    firesOn: 'A condition or allergy on the list is not coded, so that no rule has read it',
    tells: ({ listed: { unchecked } }) =>
      unchecked.length > 0 && words['listed-not-checked'](unchecked.map((said) => `“${said}”`).join(', ')),
  },
]
