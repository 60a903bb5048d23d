import { randomUUID } from 'node:crypto'
import { changedAnswersWords } from '#content/changed-answers.ts'
import { checkInWords } from '#content/check-in.ts'
import { historyEntryWords } from '#content/desk/clinical-history.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { standingStops, unexplainedStops } from '#domain/clinical/clinical-history.ts'
import { toldStopsIn } from '#domain/clinical/told-stops.ts'
import type { Answers } from '#domain/questionnaires/engine/step.ts'
import type { ToldCheckIn } from '#domain/treatment/told-check-in.ts'
import type { CheckInRow } from '../../cases/check-ins-of.ts'
import { clinicalHistoryOf, writeHistory } from '../../clinical-history/entries.ts'
import { entryOfStop } from '../../clinical-history/record-told.ts'
import type { Orm } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'

type Keeping = Pick<Services, 'vault' | 'now'>

/** What was told in a check-in, with the answers it was read from. */
interface ToldInCheckIn {
  readonly checkIn: ToldCheckIn
  readonly checkInAnswers: Answers
}

/** What a check-in says that rules the medicine out, from the moment it is saved. `before`: the draft that it replaces. */
export async function keepToldStops(
  { vault, now }: Keeping,
  tx: Orm,
  accountId: string,
  told: ToldInCheckIn,
  before: ToldInCheckIn | null,
): Promise<void> {
  const today = londonTimeAt(now()).date
  const stops = toldStopsIn(told, today)
  if (stops.length === 0) return
  const was = new Set((before ? toldStopsIn(before, today) : []).map(({ code }) => code))
  const standing = standingStops(await clinicalHistoryOf(tx, vault, accountId))
  const isKept = (code: string) => standing.some((entry) => entry.code === code && entry.source === 'check-in')
  const fresh = stops.filter(({ code }) => !was.has(code) && !isKept(code))
  const occasion = `check-in/${randomUUID()}`
  const entries = fresh.map((stop) => entryOfStop(stop, 'check-in', { occasion, at: now() }))
  await writeHistory(tx, vault, accountId, entries)
}

/** An answer of this check-in that ruled the medicine out and was changed before it was sent: the patient says why. */
export async function requireReason(
  { vault, now }: Keeping,
  tx: Orm,
  { accountId, openedAt }: CheckInRow,
  told: ToldInCheckIn,
  reason: string,
): Promise<void> {
  const today = londonTimeAt(now()).date
  const since = londonTimeAt(openedAt.getTime()).date
  const toldNow = new Set<string>(toldStopsIn(told, today).map(({ code }) => code))
  const changed = unexplainedStops(await clinicalHistoryOf(tx, vault, accountId), toldNow).filter(
    ({ source, on }) => source === 'check-in' && on >= since,
  )
  if (changed.length === 0) return
  if (reason.trim() === '') {
    const before = changed.map(({ words }) => words)
    throw new Refusal(422, checkInWords.answerChanged, { problem: 'answer changed', before })
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
