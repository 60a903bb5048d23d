import type { Services } from '../../platform/services.ts'
import type { Handler } from '../handler.ts'
import { draftOf, saveDraft } from './drafts.ts'

export const deskDraft =
  (services: Services): Handler<'desk_draft'> =>
  ({ staff, body: { subject } }) =>
    services.database.run(async (orm) => ({ words: await draftOf(services, orm, { staffId: staff.id, subject }) }))

export const deskKeepDraft =
  (services: Services): Handler<'desk_keep_draft'> =>
  async ({ body: { subject, body }, staff }) => {
    await services.database.run((orm) => saveDraft(services, orm, { staffId: staff.id, subject, words: body }))
    return {}
  }
