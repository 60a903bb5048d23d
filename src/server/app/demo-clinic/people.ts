import { addDays } from '#domain/appointments/calendar.ts'
import { hourMs } from '#domain/calendar/durations.ts'
import { type Instant, instantAt, londonTimeAt } from '#domain/calendar/london-time.ts'
import type { DeclineReason } from '#domain/cases/decline-reasons.ts'
import type { Evidence } from '#domain/cases/evidence.ts'
import type { Gate } from '#domain/cases/gates.ts'
import { policy } from '#domain/clinical/policy.ts'
import { measured, type SaidFollowUp, type SaidWeight } from '#domain/clinical/sample-answers.ts'
import type { ListKind } from '#domain/codes/health-list.ts'
import type { MedicineKey } from '#domain/medicines/medicines.ts'
import type { DemoBlood } from './blood-tests.ts'

/** The stage of a demo patient's case. */
export type Stage =
  | { readonly is: 'ordered'; readonly without: readonly Gate[] }
  | { readonly is: 'ready' }
  | {
      readonly is:
        | 'asked'
        | 'signature'
        | 'approved'
        /** The pharmacist has returned it to the prescriber, and they write about it. */
        | 'sent back'
        | 'price'
        | 'to confirm'
        | 'checked'
        | 'dispatched'
        | 'lost'
        | 'quarantined'
        | 'expired'
    }
  | { readonly is: 'declined'; readonly reason: DeclineReason }
  /** The day of the current pen. */
  | {
      readonly is: 'delivered'
      readonly day: number
      readonly isPaused: boolean
      /** The check-in is answered and the next pen ordered. */
      readonly hasOrdered?: true
      /** The check-in has a weight with which nothing can be offered. */
      readonly isTooLight?: true
      /** The patient has reported an incident with a dose. */
      readonly hasReported?: true
      /** They asked to be reminded of their doses. */
      readonly isReminded?: true
      /** What they logged about the last dose that was due; taken, where nothing else is said. */
      readonly lastDose?: 'missed' | 'not logged' | 'twice'
      /** Their blood tests; none so far, where nothing is said. */
      readonly blood?: DemoBlood
      /** The patient ended it this many days ago. */
      readonly endedDaysAgo?: number
      /** What became of their smart scale; not set up yet, where nothing else is said. */
      readonly scale?: 'in use' | 'replaced'
    }

/** What is reported and found, other than being well. */
interface Story {
  readonly weight?: SaidWeight
  readonly followUp?: SaidFollowUp
  /** What they put on their list: what they wrote, and the name they chose for it. Null: kept as written. */
  readonly list?: readonly (readonly [kind: ListKind, written: string, chosen: string | null])[]
  readonly evidence?: Partial<Pick<Evidence, 'gp'>> & {
    readonly kg?: number
    /** The strength of the pen they brought. */
    readonly labelMg?: number
  }
}

export interface DemoPatient extends Story {
  readonly name: string
  readonly surname: string
  readonly sex: 'Male' | 'Female'
  readonly born: string
  readonly town: string
  readonly medicine: MedicineKey
  readonly stage: Stage
  /** How long ago they ordered, unless a pen has come since. */
  readonly hoursAgo: number
}

const women = 'Ada Beth Cora Dilys Edie Freya Greta Hana Isla June Kezia Lena Maeve Nora Opal Petra Ruth Sian Tess Una'
const men = 'Alfie Bram Caleb Dev Ewan Felix Gethin Hugo Idris Jonah Kit Leo Milo Ned Owen Piers Rafe Saul Tariq Will'
const surnames =
  'Alder Birch Cedar Elder Fern Gorse Hazel Ivy Juniper Larch Maple Oakes Pine Rush Sedge Thorne Willow Yarrow Moss Reed'
const towns = ['York', 'Leeds', 'Bath', 'Truro', 'Hexham', 'Ludlow', 'Swansea', 'Perth', 'Armagh', 'Whitby']

const [womens, mens, families] = [women, men, surnames].map((names) => names.split(' ')) as [
  string[],
  string[],
  string[],
]

const smear = (n: number, of: readonly string[]) => of[n % of.length] as string

/** The differences between demo patients. All fictional. */
const stories: readonly Story[] = [
  {},
  {
    followUp: { 'follow-up-medicines': ['levothyroxine'], 'follow-up-medicines-named': 'Levothyroxine 100 micrograms' },
    list: [
      ['medicine', 'Levothyroxine 100 micrograms', 'Levothyroxine'],
      ['condition', 'Underactive thyroid', 'Underactive thyroid'],
    ],
  },
  {
    followUp: { 'follow-up-medicines': ['warfarin'], 'follow-up-medicines-named': 'Warfarin 3 mg at night' },
    list: [
      ['medicine', 'Warfarin 3 mg at night', 'Warfarin'],
      ['condition', 'IBS', 'IBS'],
      ['condition', 'Trouble with my back', null],
    ],
  },
  { evidence: { gp: { tells: false, hasGp: true, reason: 'I would rather tell them myself.' } } },
  { followUp: { 'follow-up-medicines': ['insulin'], 'follow-up-medicines-named': 'Insulin glargine, 20 units' } },
  { followUp: { 'follow-up-conditions': ['gallstones'] } },
  { weight: { 'step-5': measured(88) }, evidence: { kg: 95 } },
  { followUp: { 'follow-up-conditions': ['pancreatitis'] } },
  { followUp: { 'follow-up-anaesthetic': 'yes', 'follow-up-surgical-team': 'letter' } },
  { followUp: { 'follow-up-mood': 'past' } },
  { followUp: { 'follow-up-conditions': ['eyes'], 'follow-up-eyes': 'background', 'follow-up-eye-check': 'no' } },
  { followUp: { 'follow-up-allergies': ['other'], 'follow-up-allergies-named': 'Penicillin: a rash, as a child.' } },
]

/** Without anything that prevents approval. */
const quiet = [0, 1, 5, 8]

const stages: readonly (readonly [Stage, number])[] = [
  [{ is: 'ordered', without: ['identity', 'measurements', 'medicines_and_conditions', 'gp', 'two_way_contact'] }, 6],
  [{ is: 'ordered', without: ['measurements', 'two_way_contact'] }, 5],
  [{ is: 'ordered', without: ['medicines_and_conditions'] }, 3],
  [{ is: 'ready' }, 13],
  [{ is: 'delivered', day: 66, isPaused: false, endedDaysAgo: 38 }, 1],
  [{ is: 'delivered', day: 22, isPaused: false, isTooLight: true }, 1],
  [{ is: 'asked' }, 4],
  [{ is: 'signature' }, 3],
  [{ is: 'approved' }, 6],
  [{ is: 'price' }, 2],
  [{ is: 'to confirm' }, 1],
  [{ is: 'checked' }, 4],
  [{ is: 'dispatched' }, 2],
  [{ is: 'quarantined' }, 1],
  [{ is: 'delivered', day: 3, isPaused: false, isReminded: true, blood: 'kit on its way' }, 1],
  [{ is: 'delivered', day: 19, isPaused: false, scale: 'replaced', blood: 'due' }, 1],
  [
    {
      is: 'delivered',
      day: 25,
      isPaused: false,
      isReminded: true,
      lastDose: 'not logged',
      scale: 'in use',
      blood: 'reviewed',
    },
    1,
  ],
  [{ is: 'delivered', day: 12, isPaused: true, lastDose: 'missed', blood: 'typed once' }, 1],
  [{ is: 'delivered', day: 23, isPaused: false, hasOrdered: true }, 1],
  [{ is: 'lost' }, 1],
  [{ is: 'declined', reason: 'health_condition' }, 1],
  [{ is: 'expired' }, 1],
  // Last, so that the patients above stay the same.
  [{ is: 'sent back' }, 1],
  [{ is: 'delivered', day: 9, isPaused: false, hasReported: true, lastDose: 'twice', blood: 'to review' }, 1],
  [{ is: 'delivered', day: 24, isPaused: false, hasOrdered: true, blood: 'to review' }, 1],
  [{ is: 'delivered', day: 16, isPaused: false, blood: 'not filed' }, 1],
]

/** Brings a pen, and continues at its dose, which costs more than the first. */
const continuing: Story = {
  weight: { 'previous-weight-loss-medications': ['Mounjaro'] },
  followUp: { 'follow-up-injections': ['mounjaro'] },
  evidence: { labelMg: 7.5 },
}

const onThePill: Story = {
  followUp: { 'follow-up-pregnancy': 'possible', 'follow-up-contraception': ['pill'] },
}

const storyFor = ({ is }: Stage, n: number): Story => {
  if (is === 'signature') return stories[4] as Story
  if (is === 'price') return continuing
  if (is === 'to confirm') return onThePill
  const needsQuiet = is !== 'ordered' && is !== 'ready' && is !== 'declined'
  const at = needsQuiet ? quiet[n % quiet.length] : n % stories.length
  return stories[at as number] as Story
}

const hoursFor = (stage: Stage, n: number): number => {
  if (stage.is === 'expired') return 24 * 8
  // Long enough for its parcel to have exceeded its cold-chain duration.
  if (stage.is === 'quarantined') return 24 * 4
  return 2 + ((n * 7) % 60)
}

/**
 * When they ordered. The pen came a day later, which is day 1: counted in days from a morning, so that it is the same
 * whatever the hour, and across a change of the clocks.
 */
export const orderedAt = ({ stage, hoursAgo }: DemoPatient, now: Instant): Instant =>
  stage.is === 'delivered'
    ? instantAt({ date: addDays(londonTimeAt(now).date, -stage.day), time: '10:00' })
    : now - hoursAgo * hourMs

/** Some sixty patients in every state there is. The same each time, so that trials can be repeated. */
export const demoPatients: readonly DemoPatient[] = stages
  .flatMap(([stage, count]) => Array.from({ length: count }, () => stage))
  .map((stage, n) => {
    const isOnThePill = stage.is === 'to confirm'
    const sex = n % 3 === 1 && !isOnThePill ? 'Male' : 'Female'
    const medicine = n % 2 === 0 || isOnThePill || stage.is === 'price' ? 'mounjaro' : 'wegovy'
    const story = storyFor(stage, n)
    return {
      name: smear(n, sex === 'Male' ? mens : womens),
      surname: smear(n * 3 + Math.floor(n / 20), families),
      sex,
      born: `${1958 + ((n * 11) % 44)}-${String(1 + (n % 12)).padStart(2, '0')}-${String(1 + ((n * 5) % 28)).padStart(2, '0')}`,
      town: smear(n, towns),
      medicine,
      stage,
      hoursAgo: hoursFor(stage, n),
      weight: { ...story.weight, 'step-3': sex },
      followUp: { ...(sex === 'Male' ? {} : { 'follow-up-pregnancy': 'menopause' }), ...story.followUp },
      ...(story.evidence ? { evidence: story.evidence } : {}),
      ...(story.list ? { list: story.list } : {}),
    }
  })

/** The password of every demo patient, shown to everyone who tries the product. */
export const demoPatientPassword = 'lark-before-the-sun-7'

export const demoPatientEmail = ({ name, surname }: Pick<DemoPatient, 'name' | 'surname'>, n: number) =>
  `${name}.${surname}.${n}@patients.larkwell.example`.toLowerCase()

const isDueForNext = ({ stage }: DemoPatient) =>
  stage.is === 'delivered' &&
  stage.day >= policy.nextPenDay &&
  !stage.hasOrdered &&
  !stage.isTooLight &&
  stage.endedDaysAgo === undefined

/** A patient whose next pen can be ordered, decided and sent today. */
export const dueForNext = {
  n: demoPatients.findIndex(isDueForNext),
  patient: demoPatients.find(isDueForNext) as DemoPatient,
}
