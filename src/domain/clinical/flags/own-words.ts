import { flagWords as words } from '#content/cases/flags.ts'
import { allergiesNamed } from '../../intake/medicines-and-conditions/allergies.ts'
import { conditions } from '../../intake/medicines-and-conditions/conditions.ts'
import { eatingDisorder } from '../../intake/medicines-and-conditions/eating.ts'
import { injections } from '../../intake/medicines-and-conditions/injections.ts'
import { medicines, medicinesNamed } from '../../intake/medicines-and-conditions/medicines.ts'
import { mood } from '../../intake/medicines-and-conditions/mood.ts'
import { allergiesDetails } from '../../intake/weight-management/allergies-details.ts'
import { bariatricSurgeryDetails } from '../../intake/weight-management/bariatric-surgery-details.ts'
import { medicationSideEffectsDetails } from '../../intake/weight-management/medication-side-effects-details.ts'
import { mentalHealthDetails } from '../../intake/weight-management/mental-health-details.ts'
import { otherMedicalConditionsDetails } from '../../intake/weight-management/other-medical-conditions-details.ts'
import { otherMedicationDetails } from '../../intake/weight-management/other-medication-details.ts'
import { otherMedicationsAllergies } from '../../intake/weight-management/other-medications-allergies.ts'
import { diabetes } from '../../intake/weight-management/step-6-diabetes.ts'
import { seriousConditions } from '../../intake/weight-management/step-7-serious-conditions.ts'
import { thyroidSurgeryDetails } from '../../intake/weight-management/thyroid-surgery-details.ts'
import { knownMedicines } from '../../medicines/weight-loss-medicines-elsewhere.ts'
import { ours } from '../figure.ts'
import type { Rule } from '../flag.ts'
import { patternOf } from '../interactions/read-medicines.ts'
import { mentions } from '../mentions.ts'
import type { Patient } from '../patient.ts'
import { either, type Fact } from '../reported.ts'
import { isListed } from './medicines.ts'

/** In lower case: the medicines that act as ours do. */
const ofThisKind = [
  ...knownMedicines.filter(({ isSameKind }) => isSameKind).map(({ name }) => name.toLowerCase()),
  'trulicity',
]

/** All free text of the patient. */
function ownWords({ weight, followUp }: Patient): string {
  const asked = [
    ...[thyroidSurgeryDetails, bariatricSurgeryDetails, mentalHealthDetails, otherMedicalConditionsDetails],
    ...[otherMedicationDetails, medicationSideEffectsDetails, allergiesDetails],
  ].map(weight.words)
  return [...asked, ...[medicinesNamed, allergiesNamed].map(followUp.words)].join('\n')
}

interface Subject {
  readonly about: string
  readonly fact: (patient: Patient) => Fact
  readonly named: RegExp
}

/** Asked with boxes, but patients may also write it in free text. */
const subjects: readonly Subject[] = [
  {
    about: 'pancreatitis',
    fact: ({ weight, followUp }) =>
      either(weight.ticked(seriousConditions, 'pancreatitis_history'), followUp.ticked(conditions, 'pancreatitis')),
    named: /pancreatitis/,
  },
  {
    about: 'kidney disease',
    fact: ({ weight, followUp }) =>
      either(weight.ticked(seriousConditions, 'kidney_disease'), followUp.ticked(conditions, 'kidney')),
    named: /kidney (?:disease|failure)|dialysis|\bckd\b/,
  },
  {
    about: 'an eating disorder',
    fact: ({ weight, followUp }) =>
      either(weight.ticked(seriousConditions, 'eating_disorder'), followUp.chose(eatingDisorder, 'past', 'now')),
    named: /anorexi|bulimi|eating disorder|binge/,
  },
  {
    about: 'gallstones',
    fact: ({ followUp }) => followUp.ticked(conditions, 'gallstones'),
    named: /gall ?stone|gall ?bladder/,
  },
  {
    about: 'a slow stomach or bowel disease',
    fact: ({ weight, followUp }) =>
      either(weight.ticked(seriousConditions, 'malabsorption'), followUp.ticked(conditions, 'stomach', 'bowel')),
    named: /gastroparesis|crohn|ulcerative colitis/,
  },
  {
    about: 'heart failure',
    fact: ({ weight, followUp }) =>
      either(weight.ticked(seriousConditions, 'heart_failure'), followUp.ticked(conditions, 'heart_failure')),
    named: /heart failure/,
  },
  {
    about: 'thyroid cancer',
    fact: ({ weight, followUp }) =>
      either(weight.ticked(seriousConditions, 'thyroid_cancer_history'), followUp.ticked(conditions, 'thyroid_cancer')),
    named: /thyroid cancer|medullary/,
  },
  {
    about: 'liver disease',
    fact: ({ followUp }) => followUp.ticked(conditions, 'liver'),
    named: /cirrhosis|hepatitis|liver (?:disease|failure)/,
  },
  {
    about: 'loss of sight (NAION)',
    fact: ({ followUp }) => followUp.ticked(conditions, 'naion'),
    named: /\bnaion\b|eye stroke|optic neuropathy/,
  },
  {
    about: 'diabetes',
    fact: ({ weight }) => (weight.chose(diabetes, 'I do not have diabetes') === 'yes' ? 'no' : 'yes'),
    named: new RegExp(`${patternOf('insulin', 'sulfonylurea').source}|metformin|type (?:1|2|one|two) diabet`),
  },
  {
    about: 'warfarin',
    fact: ({ weight, followUp }) =>
      either(weight.ticked(otherMedicationsAllergies, 'Warfarin'), followUp.ticked(medicines, 'warfarin')),
    named: patternOf('warfarin'),
  },
  {
    about: 'lithium',
    fact: ({ followUp }) => followUp.ticked(medicines, 'lithium'),
    named: patternOf('lithium'),
  },
  {
    about: 'another medicine of this kind',
    fact: ({ followUp }) => (followUp.ticked(injections, 'none') === 'yes' ? 'no' : 'yes'),
    named: new RegExp(`(?:am|still|currently) (?:on|taking|using) (?:${ofThisKind.join('|')})`),
  },
  {
    about: 'thoughts of suicide or self-harm',
    fact: ({ followUp }) => followUp.chose(mood, 'past', 'recent'),
    named: /suicid|self[- ]?harm|overdose/,
  },
]

export const contradicted = (patient: Patient): string[] => {
  const text = ownWords(patient)
  return subjects.filter(({ fact, named }) => fact(patient) === 'no' && mentions(text, named)).map(({ about }) => about)
}

/** What to search free text for, whatever was asked. */
const risks: readonly (readonly [string, RegExp])[] = [
  ['suicide', /suicid|kill(?:ing)? myself|end(?:ing)? my life|want to die/],
  ['self-harm', /self[- ]?harm|hurt(?:ing)? myself|cut(?:ting)? myself/],
  ['an overdose', /overdos/],
  ['purging', /purg|laxative|ma[dk](?:e|ing) myself (?:sick|vomit)/],
  ['starving', /starv(?:e|ing)/],
  ['psychosis', /psychosis|psychotic|hallucinat|hearing voices/],
  ['alcohol', /alcoholi|drink(?:ing)? (?:too much|heavily|every day)/],
  ['drugs', /cocaine|heroin|addict/],
  ['chest pain', /chest pain/],
  ['fainting', /faint(?:ed|ing)|black(?:ed|ing) ?out|collaps/],
  ['violence at home', /domestic (?:abuse|violence)|(?:he|she|they) hits? me/],
]

const namedRisks = (patient: Patient): string[] => {
  const text = ownWords(patient)
  return risks.filter(([, named]) => mentions(text, named)).map(([risk]) => risk)
}

const stimulants = patternOf('stimulant')

const takesStimulant = (patient: Patient): boolean =>
  patient.history.isTreatedForAdhd ||
  isListed(patient, 'stimulant') ||
  mentions(`${ownWords(patient)}\n${patient.repeat?.checkIn?.medicines ?? ''}`, stimulants)

export const ownWordsRules: readonly Rule[] = [
  {
    id: 'stimulant',
    severity: 'look',
    source: ours,
    firesOn:
      'Our ADHD service prescribed for them within a year, or own words or the list of medicines name a stimulant',
    tells: (patient) => takesStimulant(patient) && words.stimulant(patient.history.isTreatedForAdhd),
  },
  {
    id: 'text-contradicts',
    severity: 'look',
    source: 'care specification',
    firesOn: 'A “no” beside own words that name the thing',
    tells: (patient) => {
      const about = contradicted(patient)
      return about.length > 0 && words['text-contradicts'](about.join(', '))
    },
  },
  {
    id: 'risk-words',
    severity: 'look',
    source: 'care specification',
    firesOn: 'Own words that name a risk, such as suicide, purging or an overdose',
    tells: (patient) => {
      const named = namedRisks(patient)
      return named.length > 0 && words['risk-words'](named.join(', '))
    },
  },
]
