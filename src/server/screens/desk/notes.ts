import { caseById } from '../../clinical/cases/case-by-id.ts'
import { noteOnCase } from '../../clinical/cases/case-rows.ts'
import { noSuchCase } from '../../clinical/cases/decisions.ts'
import { caseNotes } from '../../clinical/cases/tables.ts'
import type { Handler } from '../../identity/handler.ts'
import type { Services } from '../../platform/services.ts'
import { noteOwnerOf } from './case-parts.ts'
import { requireOpenTo } from './open-to.ts'

/** A note among colleagues. Sent again under its id it is the same note. */
export const deskNote =
  ({ database, vault, now }: Services): Handler<'desk_note'> =>
  async ({ body: { id, noteId, body }, staff }) =>
    database.run((orm) =>
      orm.transaction(async (tx) => {
        const found = await caseById(tx, id)
        if (!found) throw noSuchCase()
        requireOpenTo(found, staff)
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
      }),
    )
