import { randomUUID } from 'node:crypto'
import { historyEntryWords } from '#content/cases/clinical-history.ts'
import { changedAnswersWords } from '#content/evidence/changed-answers.ts'
import { checkInWords } from '#content/treatment/check-in.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { openStops, unexplainedStops } from '#domain/clinical/clinical-history.ts'
import { reportedStopsIn } from '#domain/clinical/reported-stops.ts'
import type { Answers } from '#domain/intake/engine/step.ts'
import type { ReportedCheckIn } from '#domain/treatment/reported-check-in.ts'
import type { Orm } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import type { Services } from '../../../platform/services.ts'
import type { CheckInRow } from '../../cases/check-ins-of.ts'
import { clinicalHistoryOf, writeHistory } from '../../history/entries.ts'
import { entryOfStop } from '../../history/record-reported.ts'

type Keeping = Pick<Services, 'vault' | 'now'>

/** What was reported in a check-in, with the answers it was read from. */
interface ReportedInCheckIn {
  readonly checkIn: ReportedCheckIn
  readonly checkInAnswers: Answers
}

/**
 * What a check-in says that rules the medicine out, from the moment it is saved. `before`: the draft that it replaces.
 */
export async function saveReportedStops(
  { vault, now }: Keeping,
  tx: Orm,
  accountId: string,
  reported: ReportedInCheckIn,
  before: ReportedInCheckIn | null,
): Promise<void> {
  const today = londonTimeAt(now()).date
  const stops = reportedStopsIn(reported, today)
  if (stops.length === 0) return
  const was = new Set((before ? reportedStopsIn(before, today) : []).map(({ code }) => code))
  const standing = openStops(await clinicalHistoryOf(tx, vault, accountId))
  const isRecorded = (code: string) => standing.some((entry) => entry.code === code && entry.source === 'check-in')
  const fresh = stops.filter(({ code }) => !was.has(code) && !isRecorded(code))
  const occasion = `check-in/${randomUUID()}`
  const entries = fresh.map((stop) => entryOfStop(stop, 'check-in', { occasion, at: now() }))
  await writeHistory(tx, vault, accountId, entries)
}

/** An answer of this check-in that ruled the medicine out and was changed before it was sent: the patient says why. */
export async function requireReason(
  { vault, now }: Keeping,
  tx: Orm,
  { accountId, openedAt }: CheckInRow,
  reported: ReportedInCheckIn,
  reason: string,
): Promise<void> {
  const today = londonTimeAt(now()).date
  const since = londonTimeAt(openedAt.getTime()).date
  const reportedNow = new Set<string>(reportedStopsIn(reported, today).map(({ code }) => code))
  const changed = unexplainedStops(await clinicalHistoryOf(tx, vault, accountId), reportedNow).filter(
    ({ source, on }) => source === 'check-in' && on >= since,
  )
  if (changed.length === 0) return
  if (reason.trim() === '') {
    const before = changed.map(({ words }) => words)
    throw new ApiError(422, checkInWords.answerChanged, { problem: 'answer changed', before })
  }
  const entries = changed.map(({ id, code, words }) => ({
    kind: 'answer changed' as const,
    code,
    words: historyEntryWords.changed(words, changedAnswersWords.notAsked, reason.trim()),
    source: 'check-in' as const,
    occasion: `changed/${id}`,
    at: now(),
  }))
  await writeHistory(tx, vault, accountId, entries)
}
