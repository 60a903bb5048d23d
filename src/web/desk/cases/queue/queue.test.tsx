import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { queueLists } from '#domain/cases/queue-lists.ts'
import { caseId, caseRow } from '../../../../../tests/components/desk-case.ts'
import { says } from '../../../../../tests/components/server-says.ts'
import { showDesk } from '../../../../../tests/components/show-desk.tsx'
import { stubApi } from '../../../../../tests/components/stub-api.ts'
import Queue from './queue.tsx'

const at = '2026-11-16T14:05:00.000Z'
const later = (minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString()
const counts = { ...Object.fromEntries(queueLists.map((list) => [list, 0])), ready: 3 }

const rows = [
  caseRow({ risk: null, person: null, why: ['The answers have not been assessed yet.'] }),
  caseRow({
    id: caseId.replace('14', '15'),
    risk: 'stop',
    why: ['History of pancreatitis.'],
    clock: { from: later(-500), due: later(-40), share: 1.2 },
    with: { id: 'them', name: 'Amira Khan', until: later(9), isMe: false },
  }),
  caseRow({ id: caseId.replace('14', '16'), clock: { from: later(-5), due: later(80), share: 0.1 } }),
]

const queue =
  (over: object = {}) =>
  () =>
    says<never>(200, { rows, next: null, counts, at, ...over })
const address = () => screen.getByTestId('address').textContent

describe('the queue', () => {
  it('shows risk, clock and who has it, and no name of a patient', async () => {
    stubApi({ desk_queue: queue() })
    showDesk(Queue, '/desk/queue')
    const [, unread, stopped, routine] = await screen.findAllByRole('row')
    expect(unread?.textContent).toContain('Not assessed')
    expect(stopped?.textContent).toContain('Do not supply')
    expect(stopped?.textContent).toContain('Overdue by 40 min')
    expect(stopped?.textContent).toContain('Amira Khan, 9 min')
    expect(routine?.textContent).toContain('Routine')
    expect(routine?.textContent).toContain('F, 34')
    expect(routine?.textContent).toContain('1 h 20 left')
    expect(routine?.textContent).toContain('unassigned')
    expect(screen.getByRole('link', { name: /Ready/ }).textContent).toContain('3')
  })

  it('says nothing of anybody’s health to those who only help with orders', async () => {
    stubApi({ desk_queue: queue({ rows: [caseRow({ risk: null, wish: null, why: null })] }) })
    showDesk(Queue, '/desk/queue', ['see-queue', 'dispatch'])
    const [, masked] = await screen.findAllByRole('row')
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Person',
      'What',
      'Deadline',
      'Assigned to',
    ])
    expect(masked?.textContent).not.toMatch(/Not assessed|Nothing found against supply/)
    expect(within(masked as HTMLElement).queryByRole('link')).toBeNull()
  })

  it('moves by j and k and opens by Enter', async () => {
    stubApi({ desk_queue: queue() })
    const { user } = showDesk(Queue, '/desk/queue')
    await screen.findAllByRole('row')
    await user.keyboard('jjjk{Enter}')
    await waitFor(() => expect(address()).toBe(`/desk/case?id=${rows[1]?.id}`))
  })

  it('claims the next case by g and opens it, or says that none is free', async () => {
    let claimed: object | null = null
    const asked = stubApi({ desk_queue: queue(), desk_next_case: () => says<never>(200, { claimed }) })
    const { user } = showDesk(Queue, '/desk/queue?list=signature')
    await screen.findAllByRole('row')
    await user.keyboard('g')
    await screen.findByText(/Every case in this list is assigned/)
    claimed = { id: caseId, kind: 'order', epoch: 1, until: later(10) }
    await user.keyboard('g')
    await waitFor(() => expect(address()).toBe(`/desk/case?id=${caseId}`))
    expect(asked.find(({ call }) => call === 'desk_next_case')?.body).toEqual({ list: 'signature' })
  })

  it('D-6 g opens a check-in on its own page: no other lets go of it on the way', async () => {
    const claimed = { id: caseId, kind: 'check_in', epoch: 1, until: later(10) }
    const asked = stubApi({ desk_queue: queue(), desk_next_case: () => says<never>(200, { claimed }) })
    const { user } = showDesk(Queue, '/desk/queue')
    await screen.findAllByRole('row')
    await user.keyboard('g')
    await waitFor(() => expect(address()).toBe(`/desk/check-in?id=${caseId}`))
    expect(asked.some(({ call }) => call === 'desk_release')).toBe(false)
  })

  it('asks for what the address says, and turns its pages', async () => {
    const asked = stubApi({ desk_queue: queue({ next: 'cursor' }) })
    const { user } = showDesk(Queue, '/desk/queue?list=mine&medicine=wegovy')
    await user.click(await screen.findByRole('button', { name: 'Next 50' }))
    const bodies = () => asked.filter(({ call }) => call === 'desk_queue').map(({ body }) => body)
    await waitFor(() => expect(bodies()).toHaveLength(2))
    expect(bodies()).toEqual([
      { list: 'mine', medicine: 'wegovy', sort: 'risk', after: null },
      { list: 'mine', medicine: 'wegovy', sort: 'risk', after: 'cursor' },
    ])
  })

  it('is filtered from its first page, and the choice keeps focus', async () => {
    const asked = stubApi({ desk_queue: queue({ next: 'cursor' }) })
    const { user } = showDesk(Queue, '/desk/queue?list=mine')
    await user.click(await screen.findByRole('button', { name: 'Next 50' }))
    const medicine = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Medicine' })
    medicine.focus()
    await user.selectOptions(medicine, 'Wegovy')
    expect(medicine.value).toBe('wegovy')
    const last = () => asked.findLast(({ call }) => call === 'desk_queue')?.body
    await waitFor(() => expect(last()).toEqual({ list: 'mine', medicine: 'wegovy', sort: 'risk', after: null }))
    await screen.findAllByRole('row')
    expect(document.activeElement).toBe(medicine)
  })

  it('tells an empty list from one that could not be loaded', async () => {
    stubApi({ desk_queue: queue({ rows: [] }) })
    const { unmount } = showDesk(Queue, '/desk/queue')
    await screen.findByRole('heading', { name: 'Nothing to decide' })
    unmount()
    stubApi({})
    showDesk(Queue, '/desk/queue')
    expect((await screen.findByRole('alert')).textContent).toContain('The queue could not be loaded')
    expect(
      within(screen.getByRole('navigation', { name: 'Views' })).getByRole('link', { name: /Ready/ }).textContent,
    ).toContain('–')
  })

  it('leads nowhere for whoever may not open records', async () => {
    stubApi({ desk_queue: queue() })
    showDesk(Queue, '/desk/queue', ['see-queue'])
    await screen.findAllByRole('row')
    expect(screen.getByText('Your role cannot open records.')).toBeDefined()
    expect(document.querySelector('[data-row]')).toBeNull()
  })

  it('shows the views of the role, and every other list behind one press', async () => {
    stubApi({ desk_queue: queue() })
    showDesk(Queue, '/desk/queue')
    await screen.findAllByRole('row')
    const views = screen.getByRole('navigation', { name: 'Views' })
    const names = within(views)
      .getAllByRole('link')
      .map(({ textContent }) => textContent?.replace(/ \d+$/, ''))
    expect(names.slice(0, 6)).toEqual([
      'Ready',
      'Needs second signature',
      'Waiting for patient',
      'Overdue',
      'Returned to prescriber',
      'Mine',
    ])
    expect(names).toHaveLength(queueLists.length)
    expect(views.querySelector('details')?.open).toBe(false)
  })

  it('saves what is shown under a name, opens it again and removes it', async () => {
    let views: object[] = []
    const asked = stubApi({
      desk_queue: queue(),
      desk_queue_views: () => says<never>(200, { views }),
      desk_save_queue_view: (body) => {
        views = [...views, body as object]
        return says<never>(200, { views })
      },
      desk_remove_queue_view: () => says<never>(200, { views: [] }),
    })
    const { user } = showDesk(Queue, '/desk/queue?list=overdue&sort=deadline')
    await user.click(await screen.findByRole('button', { name: 'Save this view' }))
    await user.click(screen.getByRole('button', { name: 'Save view' }))
    expect(screen.getByText('Enter a name for the view.')).toBeDefined()
    await user.type(screen.getByLabelText('Name of the view'), 'Mornings')
    await user.click(screen.getByRole('button', { name: 'Save view' }))
    const saved = await screen.findByRole('link', { name: 'Mornings' })
    expect(saved.getAttribute('href')).toBe('/desk/queue?list=overdue&sort=deadline')
    expect(asked.find(({ call }) => call === 'desk_save_queue_view')?.body).toEqual({
      name: 'Mornings',
      list: 'overdue',
      medicine: null,
      sort: 'deadline',
    })
    await user.click(screen.getByRole('button', { name: 'Remove the view Mornings' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Mornings' })).toBeNull())
  })
})
