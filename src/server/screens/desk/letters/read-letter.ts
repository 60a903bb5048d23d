import { letterDocumentPath } from '#domain/fhir/paths.ts'
import { correctable } from '#domain/letters/letter.ts'
import { letterById, lettersOf, noSuchLetter } from '../../../clinical/letters/letter-rows.ts'
import type { Handler } from '../../../identity/handler.ts'
import { recordAccess } from '../../../platform/access-log/record-access.ts'
import type { Services } from '../../../platform/services.ts'
import { letterViews } from './letter-views.ts'

/** In one transaction with its access-log entry. */
export const deskReadLetter =
  (services: Services): Handler<'desk_read_letter'> =>
  ({ body: { id }, staff }) =>
    services.database.transaction(async (tx) => {
      const row = await letterById(tx, id)
      if (!row) throw noSuchLetter()
      const { accountId, caseId, kind } = row
      await recordAccess(tx, { staffId: staff.id, accountId, caseId, what: 'letter', why: 'case' }, services.now())
      const all = await letterViews(services, tx, await lettersOf(tx, accountId))
      const found = all.find((one) => one.row.id === id)
      if (!found) throw noSuchLetter()
      const { letter, shown } = found
      const mayCorrect = staff.capabilities.has('decide-cases') && !shown.isReplaced
      const held = letter.sections.map((section) => section.id)
      return {
        ...shown,
        letter,
        document: letterDocumentPath(accountId, id),
        correctable: mayCorrect ? correctable[kind].filter((section) => held.includes(section)) : [],
      }
    })
