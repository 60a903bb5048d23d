import { randomUUID } from 'node:crypto'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { openStops } from '#domain/clinical/clinical-history.ts'
import { reportedStopsIn } from '#domain/clinical/reported-stops.ts'
import type { Answers } from '#domain/intake/engine/step.ts'
import { flows } from '#domain/intake/flows.ts'
import { medicinesAndConditions as form } from '#domain/intake/medicines-and-conditions/flow.ts'
import { moodRisk } from '#domain/safeguarding/reported-risk.ts'
import { lockAccount } from '../../identity/accounts/lock-account.ts'
import { storageQuota } from '../../identity/guest-sessions/storage-quota.ts'
import type { Handler } from '../../identity/handler.ts'
import { inCurrentVersion } from '../../intake/questionnaires/current-version.ts'
import { newestInstance, openInstance, saveInstanceIn } from '../../intake/questionnaires/instances.ts'
import { readPlain } from '../../intake/questionnaires/read-plain.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { lockCasesOf, reassessCase } from '../cases/reassess-case.ts'
import { clinicalHistoryOf, writeHistory } from '../history/entries.ts'
import { entryOfStop } from '../history/record-reported.ts'
import { raiseOfFollowUp } from '../safeguarding/raise-follow-up.ts'
import { isFormAskedAgain } from './form-asked-again.ts'

const changedElsewhere = () =>
  new ApiError(409, 'These answers were changed in another tab. Nothing was saved from this one.')
const askedAgain = () =>
  new ApiError(
    409,
    'These answers are from before a break in your treatment. Please reload the page and answer the questions again. Nothing was saved.',
  )

/**
 * Saves the patient's answers to the medical history form and assesses their cases again, in one transaction with the
 * entries in their clinical history: an answer that rules a medicine out stays there, whatever is answered later.
 */
export function saveFollowUp(services: Services): Handler<'save_instance'> {
  const { database, vault } = services
  const takeRoom = storageQuota(services)
  return async ({ account, network, body: { questionnaire, instance, ansData, version, revision, tab } }) => {
    await takeRoom(network, Buffer.byteLength(ansData))
    const flow = flows[questionnaire]
    const read = readPlain(flow, { ansData, version })
    const answers: Answers = JSON.parse(inCurrentVersion(flow, read.version, read.plain))
    const reported = moodRisk(answers)
    return database.transaction(async (tx) => {
      const held = await lockCasesOf(tx, account.id)
      await lockAccount(tx, account.id)
      const of = { accountId: account.id, flow, id: instance }
      const before = await newestInstance(tx, vault, account.id, form)
      const isAskedAgain = before !== null && (await isFormAskedAgain(services, tx, account.id, before.answeredAt))
      const isNew = (await openInstance(tx, vault, of)) === null
      if (isAskedAgain && !isNew) throw askedAgain()
      // Of two tabs opened before either saved, the second has not seen what the first reported.
      if (before && !isAskedAgain && isNew) throw changedElsewhere()
      const given = { ansData, version, base: revision ?? null, tab: tab ?? null, at: services.now() }
      const saved = await saveInstanceIn(tx, vault, of, given)
      if (saved === 'newer stored') throw changedElsewhere()
      // Asked again, a stop that was corrected since is reported again.
      const was = before && !isAskedAgain ? JSON.parse(inCurrentVersion(form, before.version, before.plain)) : null
      await keepNewStops(services, tx, account.id, was, answers)
      await reassessCase(services, tx, held)
      if (reported) await raiseOfFollowUp(services, tx, reported, account.id)
      return saved
    })
  }
}

/**
 * Only what is newly reported. An entry that exists already, or was corrected and not reported again, is not written
 * twice.
 */
async function keepNewStops(
  { vault, now }: Services,
  tx: Orm,
  accountId: string,
  was: Answers | null,
  answers: Answers,
): Promise<void> {
  const today = londonTimeAt(now()).date
  const reported = reportedStopsIn({ followUp: answers }, today)
  if (reported.length === 0) return
  const before = new Set((was ? reportedStopsIn({ followUp: was }, today) : []).map(({ code }) => code))
  const standing = openStops(await clinicalHistoryOf(tx, vault, accountId))
  const isRecorded = (code: string) =>
    standing.some((entry) => entry.code === code && entry.source === 'medical history form')
  const fresh = reported.filter(({ code }) => !before.has(code) && !isRecorded(code))
  const occasion = `form/${randomUUID()}`
  await writeHistory(
    tx,
    vault,
    accountId,
    fresh.map((stop) => entryOfStop(stop, 'medical history form', { occasion, at: now() })),
  )
}
