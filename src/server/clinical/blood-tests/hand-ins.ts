import { eq, inArray } from 'drizzle-orm'
import { bloodRefusals as refusals } from '#content/blood-tests/refusals.ts'
import { criticalWords } from '#content/blood-tests/values.ts'
import { type BloodReport, criticalOf, differences, mismatchOf } from '#domain/blood-tests/results.ts'
import { typingProblem, unlikelyValues } from '#domain/blood-tests/typing.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { accountById, openDetails } from '../../identity/accounts/account-rows.ts'
import { lockAccount } from '../../identity/accounts/lock-account.ts'
import { fullNameOf } from '../../identity/accounts/person.ts'
import type { Handler } from '../../identity/handler.ts'
import { draftsUnder, dropDraft, dropDraftsUnder } from '../../identity/staff/drafts.ts'
import { staffName } from '../../identity/staff/staff-names.ts'
import { recordAccess } from '../../platform/access-log/record-access.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { publishDeskEvent } from '../../platform/live-updates/publish-desk-event.ts'
import type { Services } from '../../platform/services.ts'
import { newestPlanState } from '../cases/own-treatment.ts'
import { lockCasesOf, reassessCase } from '../cases/reassess-case.ts'
import { attachFiles } from '../evidence/attachments.ts'
import { openFileDetails } from '../evidence/file-rows.ts'
import { evidenceFiles } from '../evidence/tables.ts'
import { fileReport } from './file-report.ts'
import { personOfAccount } from './kit-rows.ts'
import { criticalValues, raiseCritical } from './raise-critical.ts'
import { bloodHandIns } from './tables.ts'
import { tellOfNews } from './tell-patient.ts'

const handInFirstOwner = (id: string) => `blood hand-in/${id}/first`
/** Under which staff keep what they have typed and not saved. */
const draftsAbout = (id: string) => `hand-in/${id}/`

export const handInWordsOwner = (id: string) => `blood hand-in/${id}/words`

async function lockHandIn(tx: Orm, id: string) {
  const [found] = await tx.select().from(bloodHandIns).where(eq(bloodHandIns.id, id)).for('no key update')
  if (!found) throw new ApiError(404, refusals.noHandIn)
  return found
}

export const handInBloodResults =
  ({ database, now }: Services): Handler<'hand_in_blood_results'> =>
  async ({ account: { id: accountId }, body: { id, fileIds } }) => {
    await database.transaction(async (tx) => {
      await lockAccount(tx, accountId)
      const [known] = await tx.select().from(bloodHandIns).where(eq(bloodHandIns.id, id))
      if (known) {
        if (known.accountId !== accountId) throw new ApiError(409, refusals.files)
        return
      }
      if (!(await newestPlanState(tx, accountId))) throw new ApiError(409, refusals.noTreatment)
      if (!(await attachFiles(tx, { accountId, staffId: null }, fileIds, now(), 'blood_tests')))
        throw new ApiError(409, refusals.files)
      await insertHandIn(tx, { id, accountId, fileIds: [...new Set(fileIds)], at: new Date(now()) })
    })
    return {}
  }

export async function insertHandIn(
  tx: Orm,
  given: Pick<typeof bloodHandIns.$inferInsert, 'id' | 'accountId' | 'fileIds' | 'at'>,
): Promise<void> {
  await tx.insert(bloodHandIns).values(given)
  await publishDeskEvent(tx, 'watch', given.id)
}

export const deskBloodHandIn =
  (services: Services): Handler<'desk_blood_hand_in'> =>
  ({ body: { id }, staff }) => {
    const { database, vault, now } = services
    return database.transaction(async (tx) => {
      const { accountId, at, fileIds, firstBy, endedAs } = await lockHandIn(tx, id)
      const account = await accountById(tx, accountId)
      if (!account) throw new ApiError(404, refusals.noHandIn)
      await recordAccess(tx, { staffId: staff.id, accountId, what: 'record', why: 'case' }, now())
      const files = await tx.select().from(evidenceFiles).where(inArray(evidenceFiles.id, fileIds))
      return {
        id,
        person: { accountId, name: fullNameOf(openDetails(vault, account)) },
        at: at.toISOString(),
        files: files.map((file) => ({ id: file.id, ...openFileDetails(vault, file) })),
        firstBy: firstBy && (await staffName(services, tx, firstBy)),
        isMineFirst: firstBy === staff.id,
        isEnded: endedAs !== null,
        drafts: await draftsUnder(services, tx, { staffId: staff.id, prefix: draftsAbout(id) }),
      }
    })
  }

interface Typed {
  readonly report: BloodReport
}

/**
 * The first person's typing is kept sealed and shown to nobody. The second's has to be the same; if it is not, both are
 * dropped and the paper is typed anew. A value marked critical calls somebody at once, before it is checked.
 */
export const deskTypeBloodResults =
  (services: Services): Handler<'desk_type_blood_results'> =>
  ({ body: { id, person, report, sure }, staff }) => {
    const { database, vault, now } = services
    return database.transaction(async (tx) => {
      const [known] = await tx
        .select({ accountId: bloodHandIns.accountId })
        .from(bloodHandIns)
        .where(eq(bloodHandIns.id, id))
      if (!known) throw new ApiError(404, refusals.noHandIn)
      const { accountId } = known
      const held = await lockCasesOf(tx, accountId)
      await lockAccount(tx, accountId)
      const handIn = await lockHandIn(tx, id)
      if (handIn.endedAs !== null) throw new ApiError(409, refusals.ended)
      if (handIn.firstBy === staff.id) throw new ApiError(409, refusals.notAlone)
      await check(services, tx, accountId, { person, report, sure })
      const at = new Date(now())
      // Saved, or to be typed anew from the paper alone.
      await dropDraft(tx, { staffId: staff.id, subject: `${draftsAbout(id)}typed` })
      const critical = criticalOf(report.results)
      if (critical.length > 0) {
        const unchecked = handIn.first ? [] : [{ question: criticalWords.report, answer: criticalWords.typedOnce }]
        const found = [...criticalValues(critical), ...unchecked]
        await raiseCritical(services, tx, { accountId, occasion: `hand-in/${id}`, found })
      }
      if (!handIn.first || handIn.firstBy === null) {
        await keepFirst(services, tx, { id, report, staffId: staff.id })
        return { is: 'typed first' as const }
      }
      const { report: earlier } = JSON.parse(vault.open(handIn.first, handInFirstOwner(id))) as Typed
      if (differences(earlier, report).length > 0) {
        await tx.update(bloodHandIns).set({ first: null, firstBy: null, firstAt: null }).where(eq(bloodHandIns.id, id))
        await publishDeskEvent(tx, 'watch', id)
        return { is: 'different' as const }
      }
      await fileReport(services, tx, {
        accountId,
        handInId: id,
        report: earlier,
        typedBy: handIn.firstBy,
        confirmedBy: staff.id,
      })
      await tx
        .update(bloodHandIns)
        .set({ first: null, endedAs: 'filed', endedBy: staff.id, endedAt: at })
        .where(eq(bloodHandIns.id, id))
      await dropDraftsUnder(tx, draftsAbout(id))
      await reassessCase(services, tx, held)
      return { is: 'filed' as const }
    })
  }

export async function keepFirst(
  { vault, now }: Pick<Services, 'vault' | 'now'>,
  tx: Orm,
  { id, report, staffId }: { readonly id: string; readonly report: BloodReport; readonly staffId: string },
): Promise<void> {
  const first = vault.seal(JSON.stringify({ report } satisfies Typed), handInFirstOwner(id))
  await tx
    .update(bloodHandIns)
    .set({ first, firstBy: staffId, firstAt: new Date(now()) })
    .where(eq(bloodHandIns.id, id))
  await publishDeskEvent(tx, 'watch', id)
}

async function check(
  services: Services,
  tx: Orm,
  accountId: string,
  {
    person,
    report,
    sure,
  }: {
    readonly person: Parameters<typeof mismatchOf>[0]
    readonly report: BloodReport
    readonly sure: Parameters<typeof unlikelyValues>[1]
  },
) {
  const patient = await personOfAccount(services, tx, accountId)
  const mismatch = patient === null ? 'name' : mismatchOf(person, patient)
  if (mismatch !== null) throw new ApiError(422, refusals.mismatch[mismatch], { mismatch })
  const problem = typingProblem(report, { today: londonTimeAt(services.now()).date, bornOn: person.bornOn })
  if (problem !== null) throw new ApiError(422, refusals.typing[problem])
  const unlikely = unlikelyValues(report.results, sure)
  if (unlikely.length > 0) throw new ApiError(422, refusals.unlikely, { unlikely })
}

export const deskRefuseBloodHandIn =
  (services: Services): Handler<'desk_refuse_blood_hand_in'> =>
  async ({ body: { id, words }, staff }) => {
    const { database, vault, now } = services
    await database.transaction(async (tx) => {
      const { accountId, endedAs, endedBy } = await lockHandIn(tx, id)
      if (endedAs === 'refused' && endedBy === staff.id) return
      if (endedAs !== null) throw new ApiError(409, refusals.ended)
      await tx
        .update(bloodHandIns)
        .set({
          first: null,
          endedAs: 'refused',
          endedBy: staff.id,
          endedAt: new Date(now()),
          words: vault.seal(words, handInWordsOwner(id)),
        })
        .where(eq(bloodHandIns.id, id))
      await dropDraftsUnder(tx, draftsAbout(id))
      await publishDeskEvent(tx, 'watch', id)
      await tellOfNews(services, tx, accountId)
    })
    return {}
  }
