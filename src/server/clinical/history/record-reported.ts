import { historyEntryWords as words } from '#content/cases/clinical-history.ts'
import type { Instant } from '#domain/calendar/london-time.ts'
import { type EntrySource, endedCode, type HistoryEntry } from '#domain/clinical/clinical-history.ts'
import type { EarlierEnd } from '#domain/clinical/patient.ts'
import { type ReportedStop, reportedStopsIn } from '#domain/clinical/reported-stops.ts'
import type { Answers } from '#domain/intake/engine/step.ts'
import type { ReportedCheckIn } from '#domain/treatment/reported-check-in.ts'
import type { NewEntry } from './entries.ts'

/** Input of an order's assessment. */
interface ReportedForOrder {
  readonly orderId: string
  readonly caseId: string | null
  /** When it was placed. */
  readonly placedAt: Instant
  readonly answers: Answers
  readonly ends: readonly EarlierEnd[]
  readonly followUp: Answers | null
  readonly checkIn: ReportedCheckIn | null
  /** The answers it was read from. */
  readonly checkInAnswers: Answers
}

type Known = readonly Pick<HistoryEntry, 'code' | 'source' | 'orderId'>[]

export const entryOfStop = (
  { code, words: says, said }: ReportedStop,
  source: EntrySource,
  about: Pick<NewEntry, 'occasion' | 'at' | 'orderId' | 'caseId'>,
): NewEntry => ({
  kind: code === 'reaction-before' ? 'reaction' : 'stop',
  code,
  words: says,
  said,
  source,
  ...about,
})

/**
 * Entries that an order's answers require and that are missing. The form belongs to the patient and not to the order:
 * its entries were written when it was saved, and are written again only if they never were.
 */
export function missingEntries(reported: ReportedForOrder, known: Known, today: string, now: Instant): NewEntry[] {
  const { orderId, caseId, placedAt, answers, ends, followUp, checkIn, checkInAnswers } = reported
  const of = { orderId, caseId }
  const isKnown = (code: string, source: EntrySource, isOfOrder: boolean) =>
    known.some((entry) => entry.code === code && entry.source === source && (!isOfOrder || entry.orderId === orderId))
  // A check-in is saved before there is an order.
  const isKeptFromDraft = (code: string) =>
    known.some((entry) => entry.code === code && entry.source === 'check-in' && entry.orderId === null)
  const fromAnswers = reportedStopsIn({ answers }, today)
    .filter(({ code }) => !isKnown(code, 'questionnaire', true))
    .map((stop) => entryOfStop(stop, 'questionnaire', { ...of, occasion: `order/${orderId}`, at: placedAt }))
  const fromForm = (followUp === null ? [] : reportedStopsIn({ followUp }, today))
    .filter(({ code }) => !isKnown(code, 'medical history form', false))
    .map((stop) => entryOfStop(stop, 'medical history form', { ...of, occasion: 'form', at: now }))
  const fromCheckIn = (checkIn === null ? [] : reportedStopsIn({ checkIn, checkInAnswers }, today))
    .filter(({ code }) => !isKnown(code, 'check-in', true) && !isKeptFromDraft(code))
    .map((stop) => entryOfStop(stop, 'check-in', { ...of, occasion: `order/${orderId}`, at: now }))
  const fromEnds = ends
    .filter(({ reason }) => !isKnown(endedCode(reason), 'questionnaire', true))
    .map((end) => endedEntry(end, { ...of, occasion: `order/${orderId}`, at: placedAt }))
  return [...fromEnds, ...fromAnswers, ...fromForm, ...fromCheckIn]
}

const endedEntry = (
  { reason, said = [] }: EarlierEnd,
  about: Pick<NewEntry, 'occasion' | 'at' | 'orderId' | 'caseId'>,
): NewEntry => ({
  kind: 'stop',
  code: endedCode(reason),
  words: words.endedSaid(words.ended[reason], said),
  said: said.join(', ') || words.ended[reason],
  source: 'questionnaire',
  ...about,
})
