import { inArray } from 'drizzle-orm'
import { peopleWords } from '#content/identity/people.ts'
import { readSearch } from '#domain/identity/search-key.ts'
import { openDetails } from '../../../identity/accounts/account-rows.ts'
import { fullNameOf } from '../../../identity/accounts/person.ts'
import { accounts } from '../../../identity/accounts/tables.ts'
import type { Handler } from '../../../identity/handler.ts'
import { recordAccess } from '../../../platform/access-log/record-access.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import type { Services } from '../../../platform/services.ts'
import { idsBy, mostPeople } from './ids-by.ts'

/** By equality with a digest or a reference alone: only exact matches are shown. */
export const deskSearch =
  (services: Services): Handler<'desk_search'> =>
  async ({ body, staff }) => {
    const { key, problem } = readSearch(body)
    if (key === null) throw new ApiError(422, `${peopleWords.problems[problem]}.`, { problem })
    const { database, vault, now } = services
    // Support types the birth date that a caller states, and finds the patient or not.
    const seesRecord = staff.capabilities.has('see-record')
    return database.transaction(async (tx) => {
      const ids = await idsBy(tx, vault, key)
      const shown = ids.slice(0, mostPeople)
      const rows = shown.length === 0 ? [] : await tx.select().from(accounts).where(inArray(accounts.id, shown))
      await recordAccess(
        tx,
        rows.map(({ id }) => ({ staffId: staff.id, accountId: id, what: 'search result', why: 'search' })),
        now(),
      )
      const people = rows.map((row) => {
        const details = openDetails(vault, row)
        return {
          accountId: row.id,
          name: fullNameOf(details),
          born: seesRecord ? details.dob || null : null,
          town: details.city?.trim() || null,
        }
      })
      return { people, isCut: ids.length > mostPeople }
    })
  }
