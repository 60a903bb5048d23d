import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { CallBody, CallReply } from '#contract/calls.ts'
import type { Message } from '#contract/messages/messages.ts'
import { promise } from '#domain/promises/make-promise.ts'
import { says } from '../../../../tests/components/server-says.ts'
import { showPage } from '../../../../tests/components/show-page.tsx'
import { stubApi } from '../../../../tests/components/stub-api.ts'
import { everyStory } from '../../../../tests/journeys/every-story.ts'
import AccountPage from '../account.tsx'
import MessagesPage from './messages.tsx'

const address = '/account/messages'
const answer = promise('answer', Date.parse('2031-11-17T11:20:00.000Z'), [])

const message = (id: number, more: Partial<Message> = {}): Message => ({
  id,
  from: 'patient',
  by: null,
  words: `Message ${id}`,
  files: [],
  at: '2026-11-12T09:05:00.000Z',
  isNew: false,
  ...more,
})

const fromTeam = (id: number, more: Partial<Message> = {}) =>
  message(id, { from: 'team', by: { name: 'Joss Plover', role: 'Patient support' }, ...more })

const thread = (more: Partial<CallReply<'my_thread'>> = {}) => ({
  messages: [],
  hasOlder: false,
  unread: 0,
  waitingFor: 'nobody' as const,
  due: null,
  answer,
  unsent: [],
  uploads: 'seed',
  ...more,
})

const account = () => says<never>(200, everyStory)
const box = () => screen.findByLabelText<HTMLTextAreaElement>('Your message')
const sendButton = () => screen.getByRole('button', { name: 'Send message' })

describe('the conversation', () => {
  test('has days, who wrote by name and role, and what is new', async () => {
    const marked: unknown[] = []
    stubApi({
      my_account: account,
      my_thread: () =>
        says(200, thread({ messages: [message(1), fromTeam(2, { at: '2026-11-13T16:00:00.000Z', isNew: true })] })),
      mark_thread_read: ({ upTo }) => {
        marked.push(upTo)
        return says(200, { unread: 0 })
      },
    })
    showPage(MessagesPage, address)
    const day = await screen.findByRole('region', { name: 'Friday 13 November 2026' })
    expect(within(day).getByRole('article').textContent).toBe('Joss PloverPatient support16:00NewMessage 2')
    within(screen.getByRole('region', { name: 'Thursday 12 November 2026' })).getByText('You')
    await waitFor(() => expect(marked).toEqual([2]))
    screen.getByText(/We answer within one working day\. Write now.*11:20 on Monday 17 November/)
    expect(screen.getByRole('link', { name: 'Call 999' }).getAttribute('href')).toBe('tel:999')
  })

  test('goes back as far as one likes, without losing what is there', async () => {
    stubApi({
      my_account: account,
      my_thread: ({ before }: CallBody<'my_thread'>) =>
        says(
          200,
          before === 3
            ? thread({ messages: [message(1), message(2)] })
            : thread({ messages: [message(3)], hasOlder: true }),
        ),
    })
    const { user } = showPage(MessagesPage, address)
    await user.click(await screen.findByRole('button', { name: 'Show earlier messages' }))
    await screen.findByText('Message 1')
    expect(screen.getAllByRole('article')).toHaveLength(3)
    expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull()
  })

  test('that cannot be fetched says so and can be tried again', async () => {
    let isAway = true
    stubApi({
      my_account: account,
      my_thread: () => (isAway ? says<never>(500) : says(200, thread({ messages: [message(1)] }))),
    })
    const { user } = showPage(MessagesPage, address)
    const tryAgain = await screen.findByRole('button', { name: 'Try again' })
    isAway = false
    await user.click(tryAgain)
    await screen.findByText('Message 1')
  })
})

describe('writing', () => {
  const asked = () => thread({ messages: [fromTeam(1)], waitingFor: 'patient' })

  test('what is sent stands there, and says by when somebody answers', async () => {
    stubApi({
      my_account: account,
      my_thread: () => says(200, asked()),
      send_message: ({ words }) => says(200, { message: message(2, { words }), answer }),
    })
    const { user } = showPage(MessagesPage, address)
    await screen.findByText('We’re waiting to hear from you.')
    await user.type(await box(), 'None at all')
    await user.click(sendButton())
    await screen.findByText('Your message is with us')
    expect((await box()).value).toBe('')
    screen.getByText(/You’ll have an answer by 11:20 on Monday 17 November/)
    expect(sessionStorage.getItem('message_draft')).toBeNull()
  })

  test('what somebody else began in this tab is not shown, and comes back for the one who wrote it', async () => {
    const asThread = (uploads: string) =>
      stubApi({ my_account: account, my_thread: () => says(200, { ...asked(), uploads }) })
    asThread('of-robin')
    const first = showPage(MessagesPage, address)
    await first.user.type(await box(), 'It burns')
    first.unmount()
    asThread('of-kit')
    const other = showPage(MessagesPage, address)
    expect((await box()).value).toBe('')
    other.unmount()
    asThread('of-robin')
    showPage(MessagesPage, address)
    expect((await box()).value).toBe('It burns')
  })

  test('nothing is lost when it cannot be sent, and tried again it is the same message', async () => {
    const sent: string[] = []
    stubApi({
      my_account: account,
      my_thread: () => says(200, asked()),
      send_message: ({ sending, words }) => {
        sent.push(sending)
        if (sent.length === 1) throw new TypeError('Failed to fetch')
        return says(200, { message: message(2, { words }), answer })
      },
    })
    const { user, unmount } = showPage(MessagesPage, address)
    await user.type(await box(), 'Can you hear me?')
    await user.click(sendButton())
    expect((await screen.findByRole('alert')).textContent).toContain('hasn’t been sent')
    // As after a reload.
    unmount()
    showPage(MessagesPage, address)
    expect((await box()).value).toBe('Can you hear me?')
    await user.click(sendButton())
    await screen.findByText('Your message is with us')
    expect(new Set(sent).size).toBe(1)
  })

  test('a refusal is told in its own words, and an empty message at the box', async () => {
    stubApi({
      my_account: account,
      my_thread: () => says(200, asked()),
      send_message: () => says<never>(429, null, 'Please wait a while.'),
    })
    const { user } = showPage(MessagesPage, address)
    await box()
    await user.click(sendButton())
    expect((await box()).getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(await box())
    await user.type(await box(), 'Again')
    await user.click(sendButton())
    expect((await screen.findByRole('alert')).textContent).toContain('Please wait a while.')
    expect((await box()).value).toBe('Again')
  })
})

const sentFile = (id: string, name: string) => ({
  id,
  gate: 'message' as const,
  name,
  size: 4,
  received: 4,
  isWhole: true,
  isSeen: false,
  sentAt: '2026-11-12T09:05:00.000Z',
})

test('a file is sent as it is chosen, can be removed again, goes with the message and is opened from it', async () => {
  const removed: string[] = []
  const sent: CallBody<'send_message'>[] = []
  const label = { id: '00000000-0000-4000-8000-00000000000b', name: 'label.pdf', kind: 'pdf' as const, size: 4 }
  stubApi({
    my_account: account,
    // One that was chosen before the page was loaded again.
    my_thread: () => says(200, thread({ unsent: [sentFile('00000000-0000-4000-8000-00000000000a', 'old.png')] })),
    begin_upload: () => says(200, { received: 0, pieceBytes: 1024 * 1024, isWhole: false }),
    upload_piece: () => says(200, { received: 4 }),
    finish_upload: () => says(200, { file: sentFile(label.id, label.name) }),
    remove_upload: ({ id }) => {
      removed.push(id)
      return says(200, {})
    },
    send_message: (body) => {
      sent.push(body)
      return says(200, { message: message(2, { words: '', files: [label] }), answer })
    },
  })
  const { user } = showPage(MessagesPage, address)
  await box()
  screen.getByText('JPEG, PNG or PDF, up to five files of 25 MB each.')
  const list = () => screen.getByRole('list', { name: 'Files for this message' })
  await user.click(within(list()).getByRole('button', { name: 'Remove old.png' }))
  expect(removed).toEqual(['00000000-0000-4000-8000-00000000000a'])
  const picker = screen.getByLabelText('Attach a file', { selector: 'input' })
  await user.upload(picker, new File(['text'], 'notes.pdf', { type: 'text/html' }))
  await screen.findByText(/“notes.pdf” doesn’t seem to be a PDF/)
  await user.click(within(list()).getByRole('button', { name: 'Remove notes.pdf' }))
  await user.upload(picker, new File(['%PDF'], label.name, { type: 'application/pdf' }))
  // Its name alone is there while it is still on its way, and the message then waits for it.
  await within(list()).findByRole('button', { name: `Remove ${label.name}` })
  await user.click(sendButton())
  const opens = await screen.findByRole('link', { name: /label.pdf/ })
  expect(opens.getAttribute('href')).toBe(`/api/my_file?id=${label.id}`)
  expect(sent).toMatchObject([{ words: '', fileIds: [label.id] }])
  expect(screen.queryByRole('list', { name: 'Files for this message' })).toBeNull()
})

test('S-15 a file that cannot be scanned now says so, waits and goes on by itself', async () => {
  const file = sentFile('00000000-0000-4000-8000-00000000000c', 'label.pdf')
  let isAway = true
  stubApi({
    my_account: account,
    my_thread: () => says(200, thread({})),
    begin_upload: () => says(200, { received: 4, pieceBytes: 1024 * 1024, isWhole: false }),
    finish_upload: () =>
      isAway ? says(503, null, 'We can’t check files for viruses at the moment.') : says(200, { file }),
  })
  const { user } = showPage(MessagesPage, address)
  await box()
  const picker = screen.getByLabelText('Attach a file', { selector: 'input' })
  await user.upload(picker, new File(['%PDF'], file.name, { type: 'application/pdf' }))
  await screen.findByText('We can’t check files for viruses at the moment.')
  isAway = false
  await screen.findByRole('button', { name: 'Remove label.pdf' }, { timeout: 10_000 })
})

test('the account says how many are new, and leads there', async () => {
  stubApi({ my_account: () => says(200, { ...everyStory, unreadMessages: 2 }) })
  showPage(AccountPage, '/account')
  const link = (await screen.findByText('2 new messages')).closest('a')
  expect(link?.getAttribute('href')).toBe(address)
})

test('who has looked is told by name, role, when and why, page by page', async () => {
  const look = (id: number) => ({
    id,
    by: { name: `Colleague ${id}`, role: 'Pharmacist' },
    what: 'prescription' as const,
    why: 'check' as const,
    at: '2026-11-12T09:05:00.000Z',
  })
  const next = { at: '2026-11-12T09:05:00.000Z', number: 1 }
  stubApi({
    my_account: account,
    who_looked: ({ after }) => says(200, after ? { looks: [look(2)], next: null } : { looks: [look(1)], next }),
  })
  const { user } = showPage(AccountPage, '/account?show=who-looked')
  await screen.findByText('Colleague 1')
  screen.getByText('Your prescription, to check your order before it is sent')
  screen.getByText('12 November 2026 at 09:05')
  await user.click(screen.getByRole('button', { name: 'Show earlier ones' }))
  await screen.findByText('Colleague 2')
  expect(screen.queryByRole('button', { name: 'Show earlier ones' })).toBeNull()
})
