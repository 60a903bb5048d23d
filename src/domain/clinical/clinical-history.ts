import { addMonths } from '../calendar/add-months.ts'
import type { Capability } from '../identity/staff/roles.ts'
import { type Contraindication, contraindicationFlags as flags } from '../medicines/contraindications.ts'
import { isRuledOut, type MedicineKey } from '../medicines/medicines.ts'
import { policy } from './policy.ts'

/**
 * Kinds of entries in the clinical history. `stop`: the patient reported something that rules a medicine out.
 * `reaction`: a serious reaction to a medicine of this kind or an ingredient. `answer changed`: a later answer denies
 * an earlier stop.
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
  'health list',
] as const

export type EntrySource = (typeof entrySources)[number]

/**
 * Why a clinician keeps an entry out of copies of the record until it was reviewed: knowing it could seriously harm the
 * patient or others, or it tells of another person.
 */
export const heldBackReasons = ['serious harm', 'another person'] as const

export type HeldBackReason = (typeof heldBackReasons)[number]

/** Prescribers and pharmacists add to the clinical history, and say what of it may leave. */
export const mayWriteHistory = (capabilities: ReadonlySet<Capability>): boolean =>
  capabilities.has('decide-cases') || capabilities.has('check-approvals')

/** Written later than the entry. The latest decides; the first is the one the entry was written with. */
export interface HistoryMark {
  /** Null: the entry leaves as the rest. */
  readonly heldBack: HeldBackReason | null
  readonly reason: string
}

export type MarkProblem = 'no reason' | 'already so' | 'of another person'

/**
 * What is wrong with a mark; null: nothing. An entry that was corrected as another person’s is held back by its
 * correction, which no mark lifts.
 */
export function markProblem(
  entry: { readonly heldBack: HeldBackReason | null; readonly correctedAs: CorrectionReason | null },
  { heldBack, reason }: HistoryMark,
): MarkProblem | null {
  if (entry.correctedAs === 'wrong person') return 'of another person'
  if (entry.heldBack === heldBack) return 'already so'
  return reason.trim() === '' ? 'no reason' : null
}

/**
 * Kinds of entries whose words repeat what staff wrote for each other, such as why a supply lock was lifted. That leaves
 * in no copy.
 */
export const kindsInWordsOfStaff: readonly EntryKind[] = ['lock lifted', 'treatment stopped']

/** An entry as the rules read it. */
export interface HistoryEntry {
  readonly id: string
  readonly kind: EntryKind
  /**
   * For a stop: the id of its flag, or `ended-…` for an answer that ended the questionnaire. For a red flag: its sign.
   */
  readonly code: string
  /** What was reported or decided, as a sentence. */
  readonly words: string
  /** The patient's answer, as they read it; empty where it was not an answer. */
  readonly said: string
  readonly source: EntrySource
  /** YYYY-MM-DD, in London. */
  readonly on: string
  /** The order it belongs to; null: none. */
  readonly orderId: string | null
  /** A prescriber corrected it: it stays on record and raises no flag. */
  readonly isCorrected: boolean
  /** A prescriber has since approved a supply with this entry on the screen. */
  readonly isReviewed: boolean
}

/** Why a prescriber corrects an entry. */
export const correctionReasons = ['mistaken', 'wrong person', 'no longer applies'] as const

export type CorrectionReason = (typeof correctionReasons)[number]

/**
 * The evidence for a correction. `call`: a telephone or video call with the patient. `none`: only where no stop depends
 * on it.
 */
export const correctionEvidence = ['document', 'letter', 'call', 'clinical record', 'none'] as const

export type CorrectionEvidence = (typeof correctionEvidence)[number]

/** How long a reported stop applies: for good, or while the state it describes may last. */
interface StopRule {
  readonly lasts: 'for good' | 'passing'
  /** It rules out the medicines that name it; for the others it needs two prescribers. */
  readonly rulesOut?: Contraindication
  /** An incomplete form can look like it: it counts only from a complete one. */
  readonly needsWholeForm?: true
}

/**
 * The stops that come from what patients report. What is measured or proven (weight, identity, age) is checked again
 * for each order and is not stored here.
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

/** It described a state that has had time to pass. */
export const hasPassed = ({ code, on }: Pick<HistoryEntry, 'code' | 'on'>, today: string): boolean =>
  stopRuleOf(code)?.lasts === 'passing' && addMonths(on, policy.passingStopMonths) <= today

/** Whether an entry rules supply out. Correcting it needs evidence. */
export const isStopEntry = ({ kind, code }: Pick<HistoryEntry, 'kind' | 'code'>): boolean =>
  kind === 'reaction' || (kind === 'red flag' && code === 'allergy') || (kind === 'stop' && stopRuleOf(code) !== null)

/** It rules out another medicine than this. */
export function isOfOtherMedicine({ code }: Pick<HistoryEntry, 'code'>, medicine: MedicineKey): boolean {
  const by = stopRuleOf(code)?.rulesOut
  return by !== undefined && !isRuledOut(medicine, by)
}

/**
 * What rules this medicine out for good until a prescriber corrects it: no new order is taken, because it could only be
 * declined. What may have passed, such as a pregnancy, is asked about in the order.
 */
export const lastingStops = (entries: readonly HistoryEntry[], medicine: MedicineKey): HistoryEntry[] =>
  entries.filter(
    (entry) =>
      !entry.isCorrected &&
      isStopEntry(entry) &&
      stopRuleOf(entry.code)?.lasts !== 'passing' &&
      !isOfOtherMedicine(entry, medicine),
  )

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

/** There were entries about it and all were corrected: it is settled until the patient reports it again. */
export function isSettled(entries: readonly HistoryEntry[], code: string): boolean {
  const about = entries.filter((entry) => entry.code === code && (entry.kind === 'stop' || entry.kind === 'reaction'))
  return about.length > 0 && about.every(({ isCorrected }) => isCorrected)
}

/** The stops that apply: reported, and not corrected. */
export const openStops = (entries: readonly HistoryEntry[]): HistoryEntry[] =>
  entries.filter(
    ({ kind, code, isCorrected }) =>
      (kind === 'stop' || kind === 'reaction') && !isCorrected && stopRuleOf(code) !== null,
  )

/**
 * Stops that apply, that today's answers do not mention, and that the patient has not explained: the newest of each. A
 * clinician's report is left out, because it is not the patient's answer.
 */
export function unexplainedStops(entries: readonly HistoryEntry[], toldNow: ReadonlySet<string>): HistoryEntry[] {
  const open = openStops(entries)
  return open.filter(({ id, code }, place) => {
    const isNewest = open.findLastIndex((entry) => entry.code === code) === place
    if (!isNewest || toldNow.has(code) || Object.hasOwn(stopsByStaff, code)) return false
    const told = entries.findIndex((entry) => entry.id === id)
    const explained = entries.findLastIndex((entry) => entry.kind === 'answer changed' && entry.code === code)
    return explained < told
  })
}
