import { z } from 'zod'
import { queueLists } from '#domain/cases/queue-lists.ts'
import { longestViewName, mostSavedViews, queueSorts } from '#domain/cases/queue-views.ts'
import { shownKeys } from '#domain/medicines/medicines.ts'
import { call, text } from '../call.ts'

const name = text(longestViewName).describe('Unique among the views of one member of staff.')

const savedView = z.strictObject({
  name,
  list: z.enum(queueLists),
  medicine: z.enum(shownKeys).nullable(),
  sort: z.enum(queueSorts),
})

export type SavedView = z.output<typeof savedView>

const views = z.object({ views: z.array(savedView).describe('In the order in which they were saved.') })

export const deskQueueViews = call({
  name: 'desk_queue_views',
  auth: 'staff:see-queue',
  summary: 'The queue views that the member of staff has saved. Nobody else sees them.',
  body: z.strictObject({}),
  reply: views,
  refusals: {},
  perMinute: 240,
})

export const deskSaveQueueView = call({
  name: 'desk_save_queue_view',
  auth: 'staff:see-queue',
  summary: 'Saves a view of the queue under a name. One of the same name is replaced.',
  body: savedView,
  reply: views,
  refusals: { 409: `There are ${mostSavedViews} saved views already.` },
  perMinute: 60,
})

export const deskRemoveQueueView = call({
  name: 'desk_remove_queue_view',
  auth: 'staff:see-queue',
  summary: 'Removes a saved view. One that is not there is no error.',
  body: z.strictObject({ name }),
  reply: views,
  refusals: {},
  perMinute: 60,
})
