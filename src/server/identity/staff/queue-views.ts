import { eq } from 'drizzle-orm'
import { savedViewWords as words } from '#content/cases/queue.ts'
import type { SavedView } from '#contract/cases/queue-views.ts'
import { mostSavedViews } from '#domain/cases/queue-views.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import type { Handler } from '../handler.ts'
import { staff } from './tables.ts'

const ownerOf = (staffId: string) => `staff/${staffId}/queue views`

function opened({ vault }: Pick<Services, 'vault'>, staffId: string, sealed: Buffer | null): SavedView[] {
  return sealed === null ? [] : JSON.parse(vault.open(sealed, ownerOf(staffId)))
}

export const deskQueueViews =
  (services: Services): Handler<'desk_queue_views'> =>
  ({ staff: { id } }) =>
    services.database.run(async (orm) => {
      const [found] = await orm.select({ kept: staff.queueViews }).from(staff).where(eq(staff.id, id))
      return { views: opened(services, id, found?.kept ?? null) }
    })

export const deskSaveQueueView =
  (services: Services): Handler<'desk_save_queue_view'> =>
  ({ body, staff: { id, capabilities } }) => {
    // Without records nobody filters by medicine: the queue ignores it as well.
    const saved = capabilities.has('see-record') ? body : { ...body, medicine: null }
    return changeViews(services, id, (views) => {
      const isThere = views.some(({ name }) => name === saved.name)
      if (isThere) return views.map((view) => (view.name === saved.name ? saved : view))
      if (views.length >= mostSavedViews) throw new ApiError(409, words.full(mostSavedViews))
      return [...views, saved]
    })
  }

export const deskRemoveQueueView =
  (services: Services): Handler<'desk_remove_queue_view'> =>
  ({ body, staff: { id } }) =>
    changeViews(services, id, (views) => views.filter(({ name }) => name !== body.name))

/** The row is held, so that two tabs that save at once lose nothing. */
const changeViews = (services: Services, id: string, change: (views: SavedView[]) => SavedView[]) =>
  services.database.transaction(async (tx: Orm) => {
    const [found] = await tx.select({ kept: staff.queueViews }).from(staff).where(eq(staff.id, id)).for('no key update')
    const views = change(opened(services, id, found?.kept ?? null))
    const queueViews = views.length === 0 ? null : services.vault.seal(JSON.stringify(views), ownerOf(id))
    await tx.update(staff).set({ queueViews }).where(eq(staff.id, id))
    return { views }
  })
