import { addMonths } from '../calendar/add-months.ts'
import { type Contraindication, contraindicationFlags as flags } from '../medicines/contraindications.ts'
import { policy } from './policy.ts'

/**
 * What is kept of a person for good. `stop`: they told of something that rules a medicine out. `reaction`: a serious
 * reaction to a medicine of this kind or an ingredient. `answer changed`: a later answer denies an earlier stop.
 */
export const entryKinds = [
  'stop',
  'reaction',
  'answer changed',
  'red flag',
  'red flag taken back',
  'supply lock',
  'lock lifted',
  'treatment stopped',
  'declined',
] as const

export type EntryKind = (typeof entryKinds)[number]

export const entrySources = [
  'questionnaire',
  'medical history form',
  'check-in',
  'symptom report',
  'prescriber',
  'pharmacist',
] as const

export type EntrySource = (typeof entrySources)[number]

/** An entry as rules read it. */
export interface HistoryEntry {
  readonly id: string
  readonly kind: EntryKind
  /** Of a stop: the id of its flag, or `ended-…` of an answer that ended the questionnaire. Of a red flag: its sign. */
  readonly code: string
  /** What was told or decided, as a sentence. */
  readonly words: string
  /** What the patient answered, as they read it; empty where it was no answer. */
  readonly said: string
  readonly source: EntrySource
  /** YYYY-MM-DD, in London. */
  readonly on: string
  /** The order it was told or decided about; null: none. */
  readonly orderId: string | null
  /** A prescriber corrected it: it stays on the record and raises nothing. */
  readonly isCorrected: boolean
  /** A prescriber has approved a supply since, with this before them. */
  readonly isReviewed: boolean
}

/** Why a prescriber takes an entry out of what the rules read. */
export const correctionReasons = ['mistaken', 'wrong person', 'no longer applies'] as const

export type CorrectionReason = (typeof correctionReasons)[number]

/** What a correction rests on. `call`: a telephone or video call with the patient. `none`: only where no stop hangs on it. */
export const correctionEvidence = ['document', 'letter', 'call', 'clinical record', 'none'] as const

export type CorrectionEvidence = (typeof correctionEvidence)[number]

/** How long a stop holds that was told: for good, or while the state it tells of may last. */
interface StopRule {
  readonly lasts: 'for good' | 'passing'
  /** It rules out the medicines that name it; of the others it is a matter for two prescribers. */
  readonly rulesOut?: Contraindication
  /** Half an answered form can look like it: it counts from a form that was answered to its end. */
  readonly needsWholeForm?: true
}

/**
 * The stops that come from what people tell. What is measured or shown (weight, identity, age) is measured anew for each
 * order and is not kept here.
 */
export const reportedStops = {
  pancreatitis: { lasts: 'for good' },
  men2: { lasts: 'for good' },
  'medullary-thyroid-cancer': { lasts: 'for good' },
  'thyroid-cancer-unknown': { lasts: 'for good', needsWholeForm: true },
  'type-1-diabetes': { lasts: 'for good' },
  'severe-retinopathy': { lasts: 'for good' },
  naion: { lasts: 'for good' },
  'eating-disorder-now': { lasts: 'for good' },
  [flags['end-stage kidney disease']]: { lasts: 'for good', rulesOut: 'end-stage kidney disease' },
  [flags['severe liver disease']]: { lasts: 'for good', rulesOut: 'severe liver disease' },
  [flags['heart failure at rest']]: { lasts: 'for good', rulesOut: 'heart failure at rest' },
  'reaction-before': { lasts: 'for good' },
  pregnant: { lasts: 'passing' },
  breastfeeding: { lasts: 'passing' },
  'trying-for-a-baby': { lasts: 'passing' },
  'no-contraception': { lasts: 'passing', needsWholeForm: true },
  'another-glp1': { lasts: 'passing', needsWholeForm: true },
} as const satisfies Readonly<Record<string, StopRule>>

export type ReportedStopCode = keyof typeof reportedStops

/** Answers that ended the first questionnaire and that no measurement settles. */
const endedStops: Readonly<Record<string, StopRule>> = {
  'ended-pregnancy': { lasts: 'passing' },
  'ended-medical_condition': { lasts: 'for good' },
  'ended-recent-bariatric-surgery': { lasts: 'passing' },
}

/** Recorded by a prescriber or a pharmacist, in their words. */
const stopsByStaff: Readonly<Record<string, StopRule>> = {
  'reported-stop': { lasts: 'for good' },
  'reported-reaction': { lasts: 'for good' },
}

export const endedCode = (reason: string) => `ended-${reason}`

export const stopRuleOf = (code: string): StopRule | null =>
  (reportedStops as Readonly<Record<string, StopRule>>)[code] ?? endedStops[code] ?? stopsByStaff[code] ?? null

/** It told of a state that has had time to pass. */
export const hasPassed = ({ code, on }: Pick<HistoryEntry, 'code' | 'on'>, today: string): boolean =>
  stopRuleOf(code)?.lasts === 'passing' && addMonths(on, policy.passingStopMonths) <= today

/** Whether an entry says that something rules supply out. Its correction needs evidence. */
export const isStopEntry = ({ kind, code }: Pick<HistoryEntry, 'kind' | 'code'>): boolean =>
  kind === 'reaction' || (kind === 'red flag' && code === 'allergy') || (kind === 'stop' && stopRuleOf(code) !== null)

export interface Correction {
  readonly why: CorrectionReason
  readonly reason: string
  readonly evidence: CorrectionEvidence
  /** Which document, letter or call it was. */
  readonly evidenceNamed: string
}

export type CorrectionProblem = 'no reason' | 'no evidence' | 'evidence not named'

/** What a correction lacks; null: nothing. */
export function correctionProblem(
  entry: Pick<HistoryEntry, 'kind' | 'code'>,
  { reason, evidence, evidenceNamed }: Correction,
): CorrectionProblem | null {
  if (reason.trim() === '') return 'no reason'
  if (evidence === 'none') return isStopEntry(entry) ? 'no evidence' : null
  return evidenceNamed.trim() === '' ? 'evidence not named' : null
}

/** Every entry about it was corrected, and there was one: what was told then is settled until it is told anew. */
export function isSettled(entries: readonly HistoryEntry[], code: string): boolean {
  const about = entries.filter((entry) => entry.code === code && (entry.kind === 'stop' || entry.kind === 'reaction'))
  return about.length > 0 && about.every(({ isCorrected }) => isCorrected)
}

/** The stops that stand: told or reported, and not corrected. */
export const openStops = (entries: readonly HistoryEntry[]): HistoryEntry[] =>
  entries.filter(
    ({ kind, code, isCorrected }) =>
      (kind === 'stop' || kind === 'reaction') && !isCorrected && stopRuleOf(code) !== null,
  )

/**
 * Stops that stand, that today's answers do not tell, and of which the patient has not said why: of each the newest. What a
 * clinician reported is not an answer of the patient.
 */
export function unexplainedStops(entries: readonly HistoryEntry[], toldNow: ReadonlySet<string>): HistoryEntry[] {
  const standing = openStops(entries)
  return standing.filter(({ id, code }, place) => {
    const isNewest = standing.findLastIndex((entry) => entry.code === code) === place
    if (!isNewest || toldNow.has(code) || Object.hasOwn(stopsByStaff, code)) return false
    const told = entries.findIndex((entry) => entry.id === id)
    const explained = entries.findLastIndex((entry) => entry.kind === 'answer changed' && entry.code === code)
    return explained < told
  })
}
