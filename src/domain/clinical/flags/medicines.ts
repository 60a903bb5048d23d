import type { FlagWords } from '#content/cases/flags/flag-words.ts'
import { type FlagId, flagWords as words } from '#content/cases/flags.ts'
import { listOf } from '#content/lists.ts'
import { allergies, allergiesNamed } from '../../intake/medicines-and-conditions/allergies.ts'
import { anaesthetic, surgicalTeam } from '../../intake/medicines-and-conditions/anaesthetic.ts'
import { injections, injectionsPlan } from '../../intake/medicines-and-conditions/injections.ts'
import { medicines } from '../../intake/medicines-and-conditions/medicines.ts'
import { allergiesDetails } from '../../intake/weight-management/allergies-details.ts'
import { currentMedicationStatus } from '../../intake/weight-management/current-medication-status.ts'
import { otherMedicationsAllergies } from '../../intake/weight-management/other-medications-allergies.ts'
import { medicines as ourMedicines } from '../../medicines/medicines.ts'
import { knownMedicine } from '../../medicines/weight-loss-medicines-elsewhere.ts'
import { ours } from '../figure.ts'
import type { Rule } from '../flag.ts'
import { type InteractionId, interactionTable } from '../interactions/table.ts'
import type { Patient } from '../patient.ts'
import { either, type Fact } from '../reported.ts'

const care = 'care specification'

/** Whether a person picked a medicine of this interaction from the list. */
export const isListed = ({ medicines: read }: Pick<Patient, 'medicines'>, ...ids: readonly InteractionId[]): boolean =>
  ids.some((id) => read.listed.has(id))

const listedNames = ({ medicines: read }: Patient, id: InteractionId): readonly string[] => read.listed.get(id) ?? []

const takes = (id: FlagId, firesOn: string, fact: (patient: Patient) => Fact, tells: () => FlagWords): Rule => ({
  id,
  severity: 'look',
  source: care,
  firesOn: `${firesOn}, or picked from the list of medicines`,
  tells: (patient) => (fact(patient) === 'yes' || isListed(patient, ...interactionsOf(id))) && tells(),
})

/** Those of the table that raise a flag. */
const interactionsOf = (flag: FlagId): InteractionId[] =>
  interactionTable.filter((interaction) => interaction.flag === flag).map(({ id }) => id)

/** Raised only by what was picked: no box asks about it. */
const takesListed = (id: FlagId, of: InteractionId, what: string, tells: (names: string) => FlagWords): Rule => ({
  id,
  severity: 'look',
  source: interactionTable.find((interaction) => interaction.id === of)?.source ?? ours,
  firesOn: `${what}, picked from the list of medicines`,
  tells: (patient) => isListed(patient, of) && tells(listOf(listedNames(patient, of))),
})

/** Whether a name of the list is this medicine, by the form’s option. One that no option names is “another”. */
function isUsed(name: string, used: string): boolean {
  const known = knownMedicine(name)
  if (known) return known.askedAs === used
  const substance = ourMedicines.find(({ key }) => key === used)?.substance ?? used
  return used === 'another' || name.toLowerCase().includes(substance)
}

/** Another medicine of this kind, without saying that it will be stopped. */
function keepsAnother(patient: Patient): boolean {
  const { weight, followUp, details } = patient
  const used = followUp.allTicked(injections)
  const isOther = used.some((one) => one !== details.medicine)
  const plan = followUp.chosen(injectionsPlan)
  if (plan === 'both' || plan === 'not_sure') return true
  // Named among their medicines, and not what they go on with or say that they will stop.
  const settled = plan === 'same' ? [details.medicine] : used
  const isNamedToo = listedNames(patient, 'same-kind').some((name) => !settled.some((one) => isUsed(name, one)))
  if (isNamedToo) return true
  if (plan === 'same') return isOther
  return plan === null && weight.chose(currentMedicationStatus, 'yes') === 'yes' && !used.includes('none')
}

export const medicineRules: readonly Rule[] = [
  {
    id: 'reaction-before',
    severity: 'stop',
    source: 'UK licences',
    firesOn: 'A serious reaction to a medicine of this kind or to an ingredient of one',
    tells: ({ followUp }) => followUp.ticked(allergies, 'glp1', 'excipient') === 'yes' && words['reaction-before'](),
  },
  {
    id: 'another-glp1',
    severity: 'stop',
    source: care,
    firesOn:
      'Another medicine of this kind is used and will be, or it is not clear that it will not; or one was used besides our pen, even if it has been stopped',
    tells: (patient) =>
      (patient.besides.length > 0 || keepsAnother(patient)) && words['another-glp1'](patient.besides.length > 0),
  },
  {
    id: 'allergy-not-named',
    severity: 'look',
    source: care,
    firesOn: 'An allergy is ticked and named nowhere; the case waits',
    tells: ({ weight, followUp }) =>
      weight.ticked(otherMedicationsAllergies, 'allergies') === 'yes' &&
      weight.words(allergiesDetails) === null &&
      followUp.words(allergiesNamed) === null &&
      words['allergy-not-named'](),
  },
  takes(
    'warfarin',
    'Warfarin, in either questionnaire',
    ({ weight, followUp }) =>
      either(weight.ticked(otherMedicationsAllergies, 'Warfarin'), followUp.ticked(medicines, 'warfarin')),
    words.warfarin,
  ),
  takes(
    'levothyroxine',
    'Levothyroxine, in either questionnaire',
    ({ weight, followUp }) =>
      either(weight.ticked(otherMedicationsAllergies, 'Levothyroxine'), followUp.ticked(medicines, 'levothyroxine')),
    words.levothyroxine,
  ),
  takes('lithium', 'Lithium', ({ followUp }) => followUp.ticked(medicines, 'lithium'), words.lithium),
  takes(
    'epilepsy-medicine',
    'A medicine for epilepsy',
    ({ followUp }) => followUp.ticked(medicines, 'epilepsy'),
    words['epilepsy-medicine'],
  ),
  takes(
    'sglt2-inhibitor',
    'Dapagliflozin, empagliflozin or canagliflozin',
    ({ followUp }) => followUp.ticked(medicines, 'sglt2'),
    words['sglt2-inhibitor'],
  ),
  takes(
    'oral-hrt',
    'HRT with a progestogen by mouth',
    ({ followUp }) => followUp.ticked(medicines, 'oral_hrt'),
    words['oral-hrt'],
  ),
  {
    ...takes('mysimba', 'Mysimba', ({ followUp }) => followUp.ticked(medicines, 'mysimba'), words.mysimba),
    source: ours,
  },
  takesListed(
    'narrow-index-medicine',
    'narrow-index',
    'A medicine whose level in the blood matters, such as ciclosporin or digoxin',
    words['narrow-index-medicine'],
  ),
  takesListed('dpp4-inhibitor', 'dpp4', 'A gliptin, such as sitagliptin', words['dpp4-inhibitor']),
  takesListed('orlistat-as-well', 'orlistat', 'Orlistat', words['orlistat-as-well']),
  {
    id: 'anaesthetic',
    severity: 'look',
    source: care,
    firesOn: 'An anaesthetic or deep sedation is planned, or may be, by what was said last',
    tells: ({ followUp, repeat }) =>
      // The check-in before this pen has a flag of its own for it.
      !repeat?.checkIn?.isAnaestheticPlanned &&
      followUp.chose(anaesthetic, 'yes', 'not_sure') === 'yes' &&
      words.anaesthetic(followUp.chose(surgicalTeam, 'yes', 'letter') === 'yes'),
  },
]
