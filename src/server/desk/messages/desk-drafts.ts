import type { Handler } from '../../calls/route.ts'
import { draftOf, keepDraft } from '../../cases/drafts.ts'
import type { Services } from '../../services.ts'

export const deskDraft =
  (services: Services): Handler<'desk_draft'> =>
  ({ staff, body: { subject } }) =>
    services.database.run(async (orm) => ({ words: await draftOf(services, orm, { staffId: staff.id, subject }) }))

export const deskKeepDraft =
  (services: Services): Handler<'desk_keep_draft'> =>
  ({ staff, body: { subject, words } }) =>
    services.database.run(async (orm) => {
      await keepDraft(services, orm, { staffId: staff.id, subject, words })
      return {}
    })
