import { healthListWords as words } from '#content/codes/health-list.ts'
import type { Capability } from '#domain/identity/staff/roles.ts'
import { accountById } from '../../identity/accounts/account-rows.ts'
import { noSuchPerson } from '../../identity/accounts/person.ts'
import type { Handler } from '../../identity/handler.ts'
import { staffNames } from '../../identity/staff/staff-names.ts'
import { releaseInUse } from '../../intake/codes/picked-term.ts'
import { recordAccess } from '../../platform/access-log/record-access.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { addListed, endListed } from '../cases/change-health-list.ts'
import { storedList } from '../history/health-list.ts'
import { answersNotOnHealthList } from '../treatment/answers-not-on-health-list.ts'

export const deskHealthList =
  (services: Services): Handler<'desk_health_list'> =>
  ({ body: { accountId }, staff }) =>
    services.database.transaction(async (tx) => {
      if (!(await accountById(tx, accountId))) throw noSuchPerson()
      await recordAccess(tx, { staffId: staff.id, accountId, what: 'record', why: 'case' }, services.now())
      const stored = await storedList(tx, services.vault, accountId)
      const people = stored.flatMap(({ row }) => [row.staffId ?? [], row.endedBy ?? []].flat())
      const names = await staffNames(services, tx, people)
      const nameOf = (id: string | null) => id && (names.get(id) ?? null)
      return {
        entries: stored.map(({ row, written, picked }) => ({
          id: row.id,
          kind: row.kind,
          written,
          name: picked?.name ?? null,
          system: picked?.system ?? null,
          code: picked?.code ?? null,
          at: row.at.toISOString(),
          by: nameOf(row.staffId),
          ended: row.endedAt &&
            row.endedAs && { as: row.endedAs, at: row.endedAt.toISOString(), by: nameOf(row.endedBy) },
        })),
        written: await answersNotOnHealthList(services, tx, accountId, stored),
        release: await releaseInUse(tx),
      }
    })

function requireMayChange(capabilities: ReadonlySet<Capability>): void {
  if (!capabilities.has('decide-cases') && !capabilities.has('check-approvals')) throw new ApiError(403, words.notYours)
}

export const deskAddToHealthList =
  (services: Services): Handler<'desk_add_to_health_list'> =>
  async ({ body: { accountId, ...added }, staff }) =>
    services.database.transaction(async (tx) => {
      if (!(await accountById(tx, accountId))) throw noSuchPerson()
      requireMayChange(staff.capabilities)
      await recordAccess(tx, { staffId: staff.id, accountId, what: 'record', why: 'case' }, services.now())
      return addListed(services, tx, { accountId, staffId: staff.id }, added, answersNotOnHealthList)
    })

export const deskEndInHealthList =
  (services: Services): Handler<'desk_end_in_health_list'> =>
  async ({ body: { accountId, id }, staff }) =>
    services.database.transaction(async (tx) => {
      if (!(await accountById(tx, accountId))) throw noSuchPerson()
      requireMayChange(staff.capabilities)
      await recordAccess(tx, { staffId: staff.id, accountId, what: 'record', why: 'case' }, services.now())
      await endListed(services, tx, { accountId, staffId: staff.id }, id)
      return {}
    })
