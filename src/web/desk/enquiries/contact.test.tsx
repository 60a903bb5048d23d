import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { CallReply } from '#contract/calls.ts'
import type { Capability } from '#domain/identity/staff/roles.ts'
import { says } from '../../../../tests/components/server-says.ts'
import { showDesk } from '../../../../tests/components/show-desk.tsx'
import { stubApi } from '../../../../tests/components/stub-api.ts'
import DeskContact from './contact.tsx'

const id = (last: string) => `00000000-0000-4000-8000-0000000000${last}`
const row: CallReply<'desk_requests'>['rows'][number] = {
  id: id('01'),
  reference: 'LWC-2345BCDF',
  reason: 'A payment or a refund',
  state: 'waiting',
  clock: { from: '2026-03-02T10:00:00.000Z', due: '2026-03-03T10:00:00.000Z', share: 0.5 },
  lastAt: '2026-03-02T10:00:00.000Z',
  assignedTo: null,
  isLinked: false,
}
const rows = [row, { ...row, id: id('02'), reference: 'LWC-6789GHJK' }]
const request: CallReply<'desk_request'> = {
  id: id('01'),
  reference: row.reference,
  reason: row.reason,
  subject: 'Held, not taken?',
  email: 'ivy@post.example',
  state: 'waiting',
  clock: row.clock,
  assignedTo: null,
  patient: null,
  messages: [
    {
      id: id('01'),
      by: null,
      words: 'Has it been taken?',
      at: row.lastAt,
      files: [{ id: id('f1'), name: 'bank.png', kind: 'png', size: 2_048 }],
    },
  ],
  history: [],
  complaint: null,
  draft: '',
}
const support: readonly Capability[] = ['message', 'see-contact']
const list = () => says<never>(200, { rows, next: null, counts: { waiting: 2, mine: 0 } })

it('moves through what waits by keyboard, opens it, takes it and answers once', async () => {
  const asked = stubApi({
    desk_requests: list,
    desk_request: (body) => says<never>(200, { ...request, id: body.id }),
    desk_assign_request: () => says<never>(200, {}),
    desk_keep_draft: () => says<never>(200, {}),
    desk_reply_request: () => says<never>(200, {}),
  })
  const { user, router } = showDesk(DeskContact, '/desk/contact', support)
  await screen.findByText('LWC-6789GHJK')
  await user.keyboard('j')
  await waitFor(() => expect(router.state.location.search).toBe(`?id=${id('01')}`))
  await user.keyboard('j')
  await waitFor(() => expect(router.state.location.search).toBe(`?id=${id('02')}`))
  expect(await screen.findByRole('heading', { name: 'Held, not taken?' })).toBeTruthy()
  await user.keyboard('t')
  await waitFor(() =>
    expect(asked).toContainEqual({ call: 'desk_assign_request', body: { id: id('02'), isMine: true } }),
  )
  await user.type(screen.getByLabelText('Your reply'), 'Only held.')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText('Sent')
  const sent = asked.filter(({ call }) => call === 'desk_reply_request')
  expect(sent.map(({ body }) => body)).toMatchObject([{ id: id('02'), words: 'Only held.', closes: false }])
})

it('opens a file in the viewer, from where looks at letters are written down', async () => {
  stubApi({ desk_requests: list, desk_request: () => says<never>(200, request) })
  const { user } = showDesk(DeskContact, `/desk/contact?id=${id('01')}`, support)
  await user.click(await screen.findByRole('button', { name: 'Open bank.png' }))
  const picture = await screen.findByAltText('bank.png')
  expect(picture.getAttribute('src')).toBe(`/api/desk_request_file?id=${id('f1')}`)
})

it('links it to a patient who was looked for, and to nobody without asking', async () => {
  const people = [{ accountId: id('a1'), name: 'Ivy Rush', born: '1992-03-27', town: 'York' }]
  const asked = stubApi({
    desk_requests: list,
    desk_request: () => says<never>(200, request),
    desk_search: () => says<never>(200, { people, isCut: false }),
    desk_link_request: () => says<never>(200, {}),
  })
  const { user } = showDesk(DeskContact, `/desk/contact?id=${id('01')}`, support)
  await screen.findByRole('heading', { name: 'Held, not taken?' })
  await user.keyboard('l')
  await user.type(await screen.findByLabelText('Search'), 'ivy@post.example{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Link to Ivy Rush' }))
  await waitFor(() =>
    expect(asked).toContainEqual({ call: 'desk_link_request', body: { id: id('01'), accountId: id('a1') } }),
  )
})

it('attaches files to an answer: what cannot be sent is said before, and what the server refuses stays', async () => {
  const replies = [
    says<never>(400, { fields: [{ field: 'files', message: 'form.pdf is no PDF.' }] }),
    says<never>(200, {}),
  ]
  stubApi({
    desk_requests: list,
    desk_request: () => says<never>(200, request),
    desk_keep_draft: () => says<never>(200, {}),
    desk_reply_request: () => replies.shift() as never,
  })
  const through = fetch
  const sent: Blob[] = []
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (init?.body instanceof Blob) sent.push(init.body)
    return through(address, init)
  })
  const { user } = showDesk(DeskContact, `/desk/contact?id=${id('01')}`, support)
  await user.type(await screen.findByLabelText('Your reply'), 'Here it is.')
  const picker = screen.getByLabelText<HTMLInputElement>('Attach a file')
  fireEvent.change(picker, { target: { files: [new File(['x'], 'tool.exe')] } })
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(screen.getByRole('alert').textContent).toContain('tool.exe')
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: /tool\.exe/ }))
  fireEvent.change(picker, { target: { files: [new File(['%PDF'], 'form.pdf', { type: 'application/pdf' })] } })
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByText(/form\.pdf is no PDF\./)
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByText('Sent')
  expect(sent).toHaveLength(2)
  expect(sent[0]?.size).toBe(sent[1]?.size)
  expect(screen.queryByText('form.pdf')).toBeNull()
})
