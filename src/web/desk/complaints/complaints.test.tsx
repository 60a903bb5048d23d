import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ComplaintRow, ComplaintView } from '#contract/complaints/complaints.ts'
import type { Capability } from '#domain/identity/staff/roles.ts'
import { says } from '../../../../tests/components/server-says.ts'
import { showDesk } from '../../../../tests/components/show-desk.tsx'
import { stubApi } from '../../../../tests/components/stub-api.ts'
import Complaint from './complaint.tsx'
import Complaints from './complaints.tsx'

const id = (last: string) => `00000000-0000-4000-8000-0000000000${last}`
const staff: readonly Capability[] = ['message', 'see-contact']
const row: ComplaintRow = {
  ...{ id: id('01'), reference: 'CMP-0007' },
  ...({ topic: 'delivery', how: 'phone', state: 'received', outcome: null } as const),
  ...{ receivedOn: '2026-03-02', due: '2026-03-05T18:00:00.000Z' },
}
const complaint: ComplaintView = {
  ...row,
  ...{ who: 'Ivy Fell', what: 'It came late.', request: null, person: null, acknowledgedOn: null },
  ...{ conclusion: null, recordedBy: 'Owen Reed', closed: null },
  history: [{ at: '2026-03-02T10:00:00.000Z', what: 'recorded', by: 'Owen Reed' }],
}
const drafts = (words = '') => ({
  desk_draft: () => says<never>(200, { words }),
  desk_keep_draft: () => says<never>(200, {}),
})
const list = () => says<never>(200, { rows: [row], hasMore: false, counts: { open: 1, overdue: 1, closed: 0 } })

it('a complaint is recorded from an enquiry, once what is missing is there', async () => {
  const asked = stubApi({
    ...drafts(),
    desk_complaints: list,
    desk_request: () =>
      says<never>(200, {
        ...{ id: id('0a'), reference: 'LWC-2345BCDF', subject: 'Late', email: 'ivy@post.example', patient: null },
        messages: [{ id: id('0a'), by: null, words: 'It came late.', at: '2026-03-02T10:00:00.000Z', files: [] }],
      }),
    desk_record_complaint: () => says<never>(200, { reference: 'CMP-0008' }),
  })
  const { user } = showDesk(Complaints, `/desk/complaints?from=${id('0a')}`, staff)
  expect(await screen.findByText('Taken from enquiry LWC-2345BCDF. Check it before you save.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Who complained').value).toBe('ivy@post.example')
  expect(screen.getByText('Choose what it is about.')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('About'), 'delivery')
  await user.click(screen.getByRole('button', { name: 'Save complaint' }))
  await waitFor(() =>
    expect(asked.find(({ call }) => call === 'desk_record_complaint')?.body).toMatchObject({
      ...{ how: 'form', topic: 'delivery', receivedOn: '2026-03-02', requestId: id('0a') },
      ...{ who: 'ivy@post.example', what: 'Late\n\nIt came late.' },
    }),
  )
  expect((await screen.findByTestId('address')).textContent).toMatch(/^\/desk\/complaint\?id=/)
})

it('one that was not saved keeps what was written and says so', async () => {
  stubApi({
    ...drafts(),
    desk_complaints: list,
    desk_record_complaint: () => says<never>(503, null, 'We cannot reach our records right now.'),
  })
  const { user } = showDesk(Complaints, '/desk/complaints', staff)
  expect(await screen.findByText('CMP-0007')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Record a complaint' }))
  await user.click(await screen.findByText('Letter'))
  await user.selectOptions(screen.getByLabelText('About'), 'care')
  await user.type(screen.getByLabelText('Who complained'), 'Ivy Fell')
  await user.type(screen.getByLabelText('What the complaint is about'), 'Nobody rang.')
  await user.click(screen.getByRole('button', { name: 'Save complaint' }))
  expect(await screen.findByText('We cannot reach our records right now.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('What the complaint is about').value).toBe('Nobody rang.')
})

it('one that was begun is there again after a look at another page, and is dropped by Cancel', async () => {
  const kept = { id: id('77'), how: 'phone', topic: 'care', receivedOn: '2026-03-01', who: 'Ivy Fell', what: 'Nobody' }
  const asked = stubApi({
    ...drafts(JSON.stringify(kept)),
    desk_complaints: list,
    desk_request: () => says<never>(404, null),
    desk_record_complaint: () => says<never>(200, { reference: 'CMP-0008' }),
  })
  const open = async () => {
    const shown = showDesk(Complaints, `/desk/complaints?from=${id('0b')}`, staff)
    return { ...shown, what: await screen.findByLabelText<HTMLTextAreaElement>('What the complaint is about') }
  }
  const first = await open()
  expect(first.what.value).toBe('Nobody')
  await first.user.type(first.what, ' rang.')
  first.unmount()
  const again = await open()
  expect(again.what.value).toBe('Nobody rang.')
  const sent = asked.findLast(({ call }) => call === 'desk_keep_draft')?.body as { subject: string; body: string }
  expect(sent.subject).toBe(`complaint/${id('0b')}/new`)
  expect(JSON.parse(sent.body)).toEqual({ ...kept, what: 'Nobody rang.' })
  await again.user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() =>
    expect(asked.findLast(({ call }) => call === 'desk_keep_draft')?.body).toMatchObject({ body: '' }),
  )
  expect(screen.queryByLabelText('What the complaint is about')).toBeNull()
})

it('is acknowledged, and closed with an outcome once there is a finding and the day of the answer', async () => {
  const asked = stubApi({
    desk_complaint: () => says<never>(200, complaint),
    desk_acknowledge_complaint: () => says<never>(200, {}),
    desk_close_complaint: () => says<never>(200, {}),
  })
  const { user } = showDesk(Complaint, `/desk/complaint?id=${id('01')}`, staff)
  expect(await screen.findByText('It came late.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(asked.find(({ call }) => call === 'desk_acknowledge_complaint')?.body).toMatchObject({ id: id('01') }),
  )
  expect(screen.getByText('Choose the outcome.')).toBeTruthy()
  await user.click(screen.getByText('Partly upheld'))
  expect(screen.getByText('Say what was found.')).toBeTruthy()
  await user.type(screen.getByLabelText('What was found'), 'It was late.')
  expect(screen.getByText('Enter the day of our answer.')).toBeTruthy()
  await user.type(screen.getByLabelText('Answered on'), '2026-03-03')
  await user.click(screen.getByRole('button', { name: 'Close complaint' }))
  await waitFor(() =>
    expect(asked.find(({ call }) => call === 'desk_close_complaint')?.body).toEqual({
      ...{ id: id('01'), outcome: 'partly_upheld', answeredOn: '2026-03-03', found: 'It was late.', changes: '' },
    }),
  )
})

it('a closed one shows its outcome and can be reopened', async () => {
  const closed = { by: 'Owen Reed', at: '2026-03-03T10:00:00.000Z', keptUntil: '2036-03-03' }
  const conclusion = { outcome: 'not_upheld', answeredOn: '2026-03-03', found: 'It was on time.', changes: '' } as const
  const asked = stubApi({
    desk_complaint: () =>
      says<never>(200, { ...complaint, state: 'closed', outcome: 'not_upheld', due: null, closed, conclusion }),
    desk_reopen_complaint: () => says<never>(200, {}),
  })
  const { user } = showDesk(Complaint, `/desk/complaint?id=${id('01')}`, staff)
  expect(await screen.findByRole('heading', { name: 'Not upheld' })).toBeTruthy()
  expect(screen.getByText('Nothing changes.')).toBeTruthy()
  expect(screen.getByText(/Kept until 3 Mar 2036/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Reopen' }))
  await waitFor(() => expect(asked.some(({ call }) => call === 'desk_reopen_complaint')).toBe(true))
})
