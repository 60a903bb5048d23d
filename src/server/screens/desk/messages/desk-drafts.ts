import { draftOf } from '../../../clinical/cases/drafts.ts'
import type { Handler } from '../../../identity/handler.ts'
import type { Services } from '../../../platform/services.ts'

export const deskDraft =
  (services: Services): Handler<'desk_draft'> =>
  ({ staff, body: { subject } }) =>
    services.database.run(async (orm) => ({ words: await draftOf(services, orm, { staffId: staff.id, subject }) }))
