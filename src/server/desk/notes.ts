import { and, eq } from 'drizzle-orm'
import type { Handler } from '../calls/route.ts'
import { caseById } from '../cases/case-by-id.ts'
import { noteOnCase } from '../cases/case-rows.ts'
import { noSuchCase } from '../cases/decisions.ts'
import { caseNotes, drafts } from '../cases/tables.ts'
import type { Services } from '../services.ts'
import { draftOwner, noteOwnerOf } from './case-parts.ts'

/** A note among colleagues. Sent again under its id it is the same note. */
export const deskNote =
  ({ database, vault, now }: Services): Handler<'desk_note'> =>
  async ({ body: { id, noteId, body }, staff }) =>
    database.run((orm) =>
      orm.transaction(async (tx) => {
        const found = await caseById(tx, id)
        if (!found) throw noSuchCase()
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

export const deskKeepDraft =
  ({ database, vault, now }: Services): Handler<'desk_keep_draft'> =>
  async ({ body: { subject, body }, staff }) => {
    const own = and(eq(drafts.staffId, staff.id), eq(drafts.subject, subject))
    if (body === '') await database.run((orm) => orm.delete(drafts).where(own))
    else {
      const kept = { body: vault.seal(body, draftOwner(staff.id, subject)), updatedAt: new Date(now()) }
      await database.run((orm) =>
        orm
          .insert(drafts)
          .values({ staffId: staff.id, subject, ...kept })
          .onConflictDoUpdate({ target: [drafts.staffId, drafts.subject], set: kept }),
      )
    }
    return {}
  }
