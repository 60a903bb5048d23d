import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { CallBody, CallReply } from '#contract/calls.ts'
import { says } from '../../../../tests/components/server-says.ts'
import { showDesk } from '../../../../tests/components/show-desk.tsx'
import { stubApi } from '../../../../tests/components/stub-api.ts'
import DeskMessages from './messages.tsx'

const accountId = '00000000-0000-4000-8000-0000000000aa'
const photo = { id: '00000000-0000-4000-8000-0000000000bb', name: 'rash.jpg', kind: 'jpeg' as const, size: 2_048 }
const leaflet = {
  id: '00000000-0000-4000-8000-0000000000cc',
  gate: 'message' as const,
  name: 'leaflet.pdf',
  size: 4,
  received: 4,
  isWhole: true,
  isSeen: false,
  sentAt: '2026-11-12T09:05:00.000Z',
}

const thread = (more: Partial<CallReply<'desk_thread'>> = {}): CallReply<'desk_thread'> => ({
  person: { name: 'Robin Ferncliff' },
  messages: [
    {
      id: 1,
      from: 'patient',
      by: null,
      isMine: false,
      words: 'Is this normal?',
      files: [photo],
      otherFiles: 0,
      caseId: null,
      at: '2026-11-12T09:05:00.000Z',
      isRead: true,
    },
  ],
  hasOlder: false,
  waitingFor: 'team',
  clock: null,
  assignedTo: null,
  cases: [],
  draft: '',
  unsent: [],
  uploads: 'seed',
  ...more,
})

function open(found = thread(), answers: Parameters<typeof stubApi>[0] = {}) {
  stubApi({
    desk_threads: () => says(200, { rows: [], next: null, waiting: 1 }),
    desk_thread: () => says(200, found),
    desk_keep_draft: () => says(200, {}),
    ...answers,
  })
  return showDesk(DeskMessages, `/desk/messages?with=${accountId}`, ['message', 'see-contact', 'see-record'])
}

it('a file of a message is opened in the viewer, which takes it from the server', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'rash.jpg' }))
  const dialog = await screen.findByRole('dialog', { name: 'rash.jpg' })
  expect(within(dialog).getByAltText('rash.jpg').getAttribute('src')).toBe(`/api/desk_file?id=${photo.id}`)
})

it('a file goes with the reply in pieces, and the send button waits for it', async () => {
  const sent: CallBody<'desk_send_message'>[] = []
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const { user } = open(thread(), {
    desk_begin_upload: () => says(200, { received: 0, pieceBytes: 1024 * 1024, isWhole: false }),
    desk_upload_piece: async () => {
      await arrived
      return says(200, { received: 4 })
    },
    desk_finish_upload: () => says(200, { file: leaflet }),
    desk_send_message: (body) => {
      sent.push(body)
      return says(200, { id: 2 })
    },
  })
  await user.upload(
    await screen.findByLabelText('Attach a file', { selector: 'input' }),
    new File(['%PDF'], leaflet.name, { type: 'application/pdf' }),
  )
  await screen.findByRole('progressbar', { name: 'Sending leaflet.pdf' })
  await user.click(screen.getByRole('button', { name: /^Send/ }))
  await screen.findByText('Wait until your file has been sent, or stop it.')
  arrive()
  await screen.findByRole('button', { name: 'Remove leaflet.pdf' })
  await user.click(screen.getByRole('button', { name: /^Send/ }))
  await screen.findByText('Sent')
  expect(sent).toMatchObject([{ accountId, words: '', fileIds: [leaflet.id] }])
})

it('leads to the record of the person', async () => {
  open()
  const way = await screen.findByRole('link', { name: /^Record/ })
  expect(way.getAttribute('href')).toBe(`/desk/person?id=${accountId}`)
})

it('says to a role that does not see records how many files there are', async () => {
  const [message] = thread().messages
  open(thread({ messages: message ? [{ ...message, files: [], otherFiles: 2 }] : [] }))
  await screen.findByText('2 files attached: not shown to your role')
})

const row = (more: Partial<CallReply<'desk_threads'>['rows'][number]> = {}) => ({
  accountId,
  name: 'Robin Ferncliff',
  waitingFor: 'team' as const,
  clock: { from: new Date(Date.now() - 3 * 3_600_000).toISOString(), due: '2031-01-01T00:00:00.000Z', share: 0.5 },
  unread: 2,
  lastAt: '2026-11-12T09:05:00.000Z',
  assignedTo: null,
  preview: null,
  ...more,
})

it('lists who waits and since when without a word of what was written, until previews are asked for', async () => {
  const asked = stubApi({
    desk_threads: ({ previews }) =>
      says(200, {
        rows: [row({ preview: previews ? { from: 'patient', words: 'Is this normal?', files: 0 } : null })],
        next: null,
        waiting: 1,
      }),
  })
  const { user } = showDesk(DeskMessages, '/desk/messages', ['message', 'see-contact'])
  await screen.findByText('waiting 3 h')
  expect(screen.queryByText('Is this normal?')).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Show previews/ }))
  await screen.findByText('Is this normal?')
  expect(asked.filter(({ call }) => call === 'desk_threads').map(({ body }) => body)).toMatchObject([
    { previews: false },
    { previews: true },
  ])
})

it('is assigned from the list, and who was faster is said', async () => {
  const asked = stubApi({
    desk_threads: () => says(200, { rows: [row()], next: null, waiting: 1 }),
    desk_assign_thread: () => says<never>(409, null, 'Kit Marsh has taken this conversation.'),
  })
  const { user } = showDesk(DeskMessages, '/desk/messages', ['message', 'see-contact'])
  await user.click(await screen.findByRole('button', { name: 'Assign to me the conversation with Robin Ferncliff' }))
  await screen.findByText('Kit Marsh has taken this conversation.')
  expect(asked.find(({ call }) => call === 'desk_assign_thread')?.body).toEqual({ accountId, isMine: true, seen: null })
})
