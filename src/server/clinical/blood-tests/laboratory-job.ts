import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { criticalWords } from '#content/blood-tests/values.ts'
import { isKitOpen, kitCodeIn } from '#domain/blood-tests/kits.ts'
import { criticalOf, mismatchOf, panelsRead, type UnfiledReason } from '#domain/blood-tests/results.ts'
import { dayMs } from '#domain/calendar/durations.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { lockAccount } from '../../identity/accounts/lock-account.ts'
import { sendSoon } from '../../orders/order-email.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { LaboratoryMessage } from '../../platform/gateways/laboratory/laboratory.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { forAllRows, isTurnOver, rowsAtOnce } from '../../platform/jobs/for-each-row.ts'
import { eachPart } from '../../platform/jobs/parts.ts'
import { publishDeskEvent } from '../../platform/live-updates/publish-desk-event.ts'
import type { Services } from '../../platform/services.ts'
import type { BloodReportRow } from '../cases/blood-reports.ts'
import type { Case } from '../cases/case-rows.ts'
import { lockCasesOf, reassessCase } from '../cases/reassess-case.ts'
import { fileReport, isStanding } from './file-report.ts'
import { type BloodKit, lockKit, moveKit, personOfAccount } from './kit-rows.ts'
import { criticalValues, raiseCritical } from './raise-critical.ts'
import { bloodKits, bloodMessages, bloodReports } from './tables.ts'
import { tellOfNews } from './tell-patient.ts'

/** Read again each time: a report that the laboratory dates back is not missed. */
const overlapMs = 3 * dayMs

/** Kits that have left and whose person the laboratory does not know yet. */
async function registerKits(services: Services): Promise<void> {
  const { database, laboratory, now } = services
  const isWaiting = and(eq(bloodKits.state, 'sent'), isNull(bloodKits.registeredAt))
  await forAllRows(services, {
    task: 'blood tests are read: kits',
    next: async (after) => {
      const rows = await database.run((orm) =>
        orm
          .select({ id: bloodKits.id })
          .from(bloodKits)
          .where(and(gt(bloodKits.id, after), isWaiting))
          .orderBy(asc(bloodKits.id))
          .limit(rowsAtOnce),
      )
      return rows.map(({ id }) => id)
    },
    work: async (id) => {
      const found = await database.run(async (orm) => {
        const [kit] = await orm
          .select()
          .from(bloodKits)
          .where(and(eq(bloodKits.id, id), isWaiting))
        const person = kit && (await personOfAccount(services, orm, kit.accountId))
        return kit && person ? { kit, person } : null
      })
      if (!found) return
      await laboratory.register({ id, code: found.kit.code, person: found.person })
      await database.run((orm) =>
        orm
          .update(bloodKits)
          .set({ registeredAt: new Date(now()) })
          .where(eq(bloodKits.id, id)),
      )
    },
  })
}

/** Since when the laboratory is asked. Null: it has no kit of ours. */
async function readFrom(orm: Orm): Promise<Date | null> {
  const [last] = await orm
    .select({ at: bloodMessages.laboratoryAt })
    .from(bloodMessages)
    .orderBy(desc(bloodMessages.laboratoryAt))
    .limit(1)
  const [first] = await orm
    .select({ at: bloodKits.sentAt })
    .from(bloodKits)
    .where(isNotNull(bloodKits.sentAt))
    .orderBy(asc(bloodKits.sentAt))
    .limit(1)
  const from = last?.at ?? first?.at ?? null
  return from && new Date(from.getTime() - overlapMs)
}

/** The database was busy or away. */
const isPassing = (error: unknown) => error instanceof ApiError && error.code === 503

async function readResults(services: Services): Promise<void> {
  const { database, laboratory, log } = services
  const from = await database.run(readFrom)
  if (from === null) return
  const passing: unknown[] = []
  for (const message of await laboratory.messagesSince(from)) {
    try {
      await take(services, message)
    } catch (error) {
      if (isTurnOver(database, error)) throw error
      log.error({ err: error, report: message.id }, 'a report of the laboratory failed')
      // There is nothing wrong with the report: it is read again, and the job says that it has failed until it is filed.
      if (isPassing(error)) passing.push(error)
      // It is not read again for ever: somebody asks the laboratory, and the others go on.
      else await database.transaction((tx) => leaveUnfiled(services, tx, message, null, 'unreadable'))
    }
  }
  sendSoon(services)
  if (passing.length > 0) throw passing[0]
}

const record = async (
  { now }: Pick<Services, 'now'>,
  tx: Orm,
  { id, version, at }: LaboratoryMessage,
  kitId: string | null,
  unfiled: UnfiledReason | null,
): Promise<boolean> => {
  const made = await tx
    .insert(bloodMessages)
    .values({ sourceId: id, version, laboratoryAt: new Date(at), kitId, unfiled, at: new Date(now()) })
    .onConflictDoNothing()
    .returning({ id: bloodMessages.sourceId })
  return made.length > 0
}

/** Nothing of its content is kept: it may be another person's. If something in it is critical, somebody is called all the same. */
export async function leaveUnfiled(
  services: Services,
  tx: Orm,
  message: LaboratoryMessage,
  kit: BloodKit | null,
  why: UnfiledReason,
): Promise<void> {
  if (!(await record(services, tx, message, kit?.id ?? null, why))) return
  const isCritical = criticalOf(message.report?.results ?? []).length > 0 || message.otherCritical.length > 0
  if (isCritical) {
    const found = [
      { question: criticalWords.report, answer: criticalWords.unfiled(kit?.code ?? message.kitCode ?? message.id) },
    ]
    // Of nobody: it may be about somebody else, and nothing of theirs belongs in this patient's record.
    await raiseCritical(services, tx, { accountId: null, occasion: `${message.id}/${message.version}`, found })
  }
  await publishDeskEvent(tx, 'watch', kit?.id ?? randomUUID())
}

/** What was filed is not this patient’s, or no result: it counts no more, and they are told and may ask for another kit. */
async function withdraw(
  services: Services,
  tx: Orm,
  { id, accountId, kitId }: Pick<BloodReportRow, 'id' | 'accountId' | 'kitId'>,
): Promise<void> {
  const at = new Date(services.now())
  await tx.update(bloodReports).set({ replacedAt: at }).where(eq(bloodReports.id, id))
  if (kitId !== null) await moveKit(tx, await lockKit(tx, kitId), 'unusable', { endedAt: at })
  await publishDeskEvent(tx, 'watch', id)
  await tellOfNews(services, tx, accountId)
}

/** What the laboratory says about one sample: each version of a report once, however often it is read. */
function take(services: Services, message: LaboratoryMessage): Promise<void> {
  const { database, now } = services
  return database.transaction(async (tx) => {
    const [known] = await tx
      .select({ id: bloodMessages.sourceId })
      .from(bloodMessages)
      .where(and(eq(bloodMessages.sourceId, message.id), eq(bloodMessages.version, message.version)))
    if (known) return
    const { what, report, person } = message
    const code = message.kitCode === null ? null : kitCodeIn(message.kitCode)
    const [found] = code === null ? [] : await tx.select().from(bloodKits).where(eq(bloodKits.code, code))
    const [before] = await tx.select().from(bloodReports).where(isStanding(message.id))
    const held: Case[] = []
    const concerned = [...new Set([found?.accountId ?? [], before?.accountId ?? []].flat())].toSorted()
    for (const accountId of concerned) held.push(...(await lockCasesOf(tx, accountId)))
    for (const accountId of concerned) await lockAccount(tx, accountId)
    const kit = found ? await lockKit(tx, found.id) : null
    // Of a newer version that cannot be read nobody knows whether the older still holds. Any other says that it does not.
    if (what === 'unreadable') return leaveUnfiled(services, tx, message, kit, 'unreadable')
    const unfiled = async (why: UnfiledReason) => {
      await leaveUnfiled(services, tx, message, kit, why)
      if (before) await withdraw(services, tx, before)
      await reassessCase(services, tx, held)
    }
    if (!kit) return unfiled('no such kit')
    if (kit.state === 'asked' || kit.state === 'cancelled') return unfiled('kit not sent')
    const { accountId } = kit
    const patient = await personOfAccount(services, tx, accountId)
    const mismatch = patient === null || person === null ? 'name' : mismatchOf(person, patient)
    if (mismatch !== null) return unfiled(mismatch)
    if (what === 'received') {
      await record(services, tx, message, kit.id, null)
      await moveKit(tx, kit, 'received', { receivedAt: new Date(now()), endedAt: null })
      return
    }
    if (what === 'unusable') {
      if (before) return unfiled('withdrawn')
      await record(services, tx, message, kit.id, null)
      if (await moveKit(tx, kit, 'unusable', { endedAt: new Date(now()) })) await tellOfNews(services, tx, accountId)
      return
    }
    // A day that cannot be: nobody knows what else in it is wrong.
    if (report && person && report.takenOn < person.bornOn)
      return leaveUnfiled(services, tx, message, kit, 'unreadable')
    const results = report?.results ?? []
    if (!report || panelsRead(results).length === 0) return unfiled('no results')
    await record(services, tx, message, kit.id, null)
    if (before && before.accountId !== accountId) await withdraw(services, tx, before)
    const today = londonTimeAt(now()).date
    await fileReport(services, tx, {
      accountId,
      kitId: kit.id,
      sourceId: message.id,
      // The clock of another company: a sample is never taken in the future.
      report: { ...report, takenOn: report.takenOn > today ? today : report.takenOn },
    })
    await moveKit(tx, kit, 'reported', isKitOpen(kit.state) || kit.endedAt === null ? { endedAt: new Date(now()) } : {})
    const critical = [
      ...criticalValues(criticalOf(results)),
      ...message.otherCritical.map((question) => ({ question, answer: criticalWords.other })),
    ]
    if (critical.length > 0)
      await raiseCritical(services, tx, {
        accountId,
        occasion: `${message.id}/${message.version}`,
        found: critical,
      })
    await reassessCase(services, tx, held)
  })
}

/** Tells the laboratory whose kits are on their way, and reads what it reports. */
export async function bloodTestsJob(services: Services): Promise<void> {
  await eachPart(services, [
    { name: 'kits', run: () => registerKits(services) },
    { name: 'results', run: () => readResults(services) },
  ])
}
