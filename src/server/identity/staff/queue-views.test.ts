import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallBody } from '#contract/calls.ts'
import { mostSavedViews } from '#domain/cases/queue-views.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { newStaff } from '../../testing/test-staff.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const view = (name: string, list: CallBody<'desk_save_queue_view'>['list'] = 'ready') => ({
  name,
  list,
  medicine: null,
  sort: 'risk' as const,
})
const namesOf = async ({ post }: Awaited<ReturnType<typeof newStaff>>) =>
  (await post('desk_queue_views', {})).json().data.views.map((one: { name: string }) => one.name)

it('keeps the saved views of each member of staff apart, in the order they were saved', async () => {
  const [one, other] = [await newStaff(app, 'prescriber'), await newStaff(app, 'support')]
  await one.post('desk_save_queue_view', view('Mornings'))
  await one.post('desk_save_queue_view', view('Evenings', 'overdue'))
  await one.post('desk_save_queue_view', view('Mornings', 'mine'))
  const kept = (await one.post('desk_queue_views', {})).json().data.views
  expect(kept).toEqual([view('Mornings', 'mine'), view('Evenings', 'overdue')])
  expect(await namesOf(other)).toEqual([])
  await one.post('desk_remove_queue_view', { name: 'Mornings' })
  expect(await namesOf(one)).toEqual(['Evenings'])
})

it('loses none of several that are saved at once, and says when there are too many', async () => {
  const person = await newStaff(app, 'prescriber')
  const all = Array.from({ length: mostSavedViews }, (_, place) => `View ${place}`)
  await Promise.all(all.map((name) => person.post('desk_save_queue_view', view(name))))
  expect((await namesOf(person)).toSorted()).toEqual(all.toSorted())
  const refused = await person.post('desk_save_queue_view', view('One more'))
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    `You have ${mostSavedViews} saved views. Remove one first.`,
  ])
})

it('is for those who see the queue', async () => {
  const auditor = await newStaff(app, 'auditor')
  for (const call of ['desk_queue_views', 'desk_save_queue_view', 'desk_remove_queue_view'] as const)
    expect((await auditor.post(call, call === 'desk_save_queue_view' ? view('x') : { name: 'x' })).statusCode).not.toBe(
      200,
    )
  expect((await auditor.post('desk_queue_views', {})).statusCode).toBe(403)
})
