import type { Handler } from '../../identity/handler.ts'
import type { Services } from '../../platform/services.ts'
import { caseById } from './case-by-id.ts'
import { caseOwner, noteOnCase } from './case-rows.ts'
import { noSuchCase } from './decisions.ts'
import { requireMayOpenCase } from './require-may-open-case.ts'
import { caseNotes } from './tables.ts'

export const noteOwnerOf = (caseId: string) => `${caseOwner(caseId)}/note`

/** A note among colleagues. Sent again under its id, it is the same note. */
export const deskNote =
  ({ database, vault, now }: Services): Handler<'desk_note'> =>
  async ({ body: { id, noteId, body }, staff }) =>
    database.transaction(async (tx) => {
      const found = await caseById(tx, id)
      if (!found) throw noSuchCase()
      requireMayOpenCase(found, staff)
      const at = now()
      const [made] = await tx
        .insert(caseNotes)
        .values({
          id: noteId,
          caseId: id,
          staffId: staff.id,
          body: vault.seal(body, noteOwnerOf(id)),
          at: new Date(at),
        })
        .onConflictDoNothing()
        .returning({ id: caseNotes.id })
      if (made) await noteOnCase(tx, found, { by: 'staff', staffId: staff.id, what: 'noted', now: at })
      return {}
    })
