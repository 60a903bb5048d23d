import type { Handler } from '../../calls/route.ts'
import { draftOf } from '../../cases/drafts.ts'
import type { Services } from '../../services.ts'

export const deskDraft =
  (services: Services): Handler<'desk_draft'> =>
  ({ staff, body: { subject } }) =>
    services.database.run(async (orm) => ({ words: await draftOf(services, orm, { staffId: staff.id, subject }) }))
