import { checkInWords as words } from '#content/treatment/check-in.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { checkIn as flow } from '#domain/intake/check-in/flow.ts'
import { signs as signsStep } from '#domain/intake/check-in/signs.ts'
import type { Answers } from '#domain/intake/engine/step.ts'
import { type ReportedCheckIn, reportedCheckIn } from '#domain/treatment/reported-check-in.ts'
import { isConfirmedFirst } from '#domain/treatment/symptom-reports.ts'
import { lockAccount } from '../../../identity/accounts/lock-account.ts'
import { storageQuota } from '../../../identity/guest-sessions/storage-quota.ts'
import type { Handler } from '../../../identity/handler.ts'
import { inCurrentVersion } from '../../../intake/questionnaires/current-version.ts'
import { openInstance, saveInstanceIn } from '../../../intake/questionnaires/instances.ts'
import { readPlain } from '../../../intake/questionnaires/read-plain.ts'
import type { Orm } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import type { Services } from '../../../platform/services.ts'
import { lockCasesOf, reassessCase } from '../../cases/reassess-case.ts'
import { openLockOf } from '../../cases/supply-lock.ts'
import { notifyOfSigns } from '../report-signs.ts'
import { hasUnconfirmed, reportSigns, settleSigns } from '../symptom-reports.ts'
import { lockCheckIn } from './check-in-rows.ts'
import { saveReportedStops } from './reported-stops.ts'
import { requireOpen, requireUnfinished } from './require-open.ts'
import { saveSent } from './send-check-in.ts'

/**
 * Saves a patient's answers so far. Suicidal thoughts, or a confirmed red-flag symptom, submit it at once and lock
 * supply, in one transaction. An unconfirmed symptom locks nothing: it is stored for a prescriber to read, and the
 * check-in cannot be finished with it.
 */
export function saveCheckIn(services: Services): Handler<'save_check_in'> {
  const { database, vault, now } = services
  const takeRoom = storageQuota(services)
  return async ({ account, network, body: { id, ansData, version, revision, tab } }) => {
    await takeRoom(network, Buffer.byteLength(ansData))
    const read = readPlain(flow, { ansData, version })
    const plain = inCurrentVersion(flow, read.version, read.plain)
    const answers: Answers = JSON.parse(plain)
    const reportedIn = (stored: Answers) => reportedCheckIn(stored, londonTimeAt(now()).date)
    const reported = reportedIn(answers)
    if (await isSentAtOnce(services, account.id, reported)) {
      await database.transaction(async (tx) => {
        await requireUnfinished(services, tx, account.id, id)
        await notifyOfSigns(services, tx, account.id, reported.signs, 'check-in')
        const checkIn = await lockCheckIn(tx, id, account.id)
        if (checkIn?.finishedAt === null)
          await saveSent(tx, vault, checkIn, { plain, reported, outcome: 'locked', now: now() })
      })
      return { revision: (revision ?? 0) + 1 }
    }
    await database.run((orm) => requireOpen(services, orm, account.id, id))
    if (reported.signs.length > 0) {
      await onReports(services, account.id, (tx) =>
        reportSigns(services, tx, account.id, { signs: reported.signs, from: 'check-in' }),
      )
    }
    const of = { accountId: account.id, flow, id }
    const saved = await database.transaction(async (tx) => {
      const before = await openInstance(tx, vault, of)
      const given = { ansData, version, base: revision ?? null, tab: tab ?? null, at: now() }
      const stored = await saveInstanceIn(tx, vault, of, given)
      if (stored === 'newer stored') throw new ApiError(409, words.elsewhere, { reason: 'elsewhere' })
      const earlier: Answers | null = before && JSON.parse(inCurrentVersion(flow, before.version, before.plain))
      const was = earlier && { checkIn: reportedIn(earlier), checkInAnswers: earlier }
      await saveReportedStops(services, tx, account.id, { checkIn: reported, checkInAnswers: answers }, was)
      return stored
    })
    // Only saved answers count: an outdated tab withdraws nothing.
    if (reported.signs.length === 0 && answers[signsStep.answerKey] !== undefined) await takeBack(services, account.id)
    return saved
  }
}

/** A symptom among them needs no confirmation, or one was confirmed with tell_unwell before and supply is locked. */
async function isSentAtOnce({ database }: Services, accountId: string, { signs }: ReportedCheckIn): Promise<boolean> {
  if (signs.length === 0) return false
  return !signs.every(isConfirmedFirst) || (await database.run((orm) => openLockOf(orm, accountId))) !== null
}

/** The assessment of the patient's cases depends on their reports. */
const onReports = (services: Services, accountId: string, act: (tx: Orm) => Promise<unknown>): Promise<void> =>
  services.database.transaction(async (tx) => {
    const held = await lockCasesOf(tx, accountId)
    await lockAccount(tx, accountId)
    await act(tx)
    await reassessCase(services, tx, held)
  })

/** They answer that they have none: whatever they ticked here before is withdrawn. */
async function takeBack(services: Services, accountId: string): Promise<void> {
  if (!(await services.database.run((orm) => hasUnconfirmed(orm, accountId)))) return
  await onReports(services, accountId, (tx) =>
    settleSigns(services, tx, accountId, { signs: 'all', as: 'taken_back', from: 'check-in' }),
  )
}
