import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { CallReply } from '#contract/calls.ts'
import type { ShownCallBack } from '#contract/safeguarding/desk-safeguarding.ts'
import { restrictionInForce } from '../../../../tests/components/restriction.ts'
import { says } from '../../../../tests/components/server-says.ts'
import { showDesk } from '../../../../tests/components/show-desk.tsx'
import { stubApi } from '../../../../tests/components/stub-api.ts'
import Concern from './concern.tsx'

const id = '00000000-0000-4000-8000-0000000000c1'

const concern: CallReply<'desk_concern'> = {
  id,
  state: 'ready',
  epoch: 1,
  with: null,
  raisedAt: '2026-03-02T10:00:00.000Z',
  clock: { from: '2026-03-02T10:00:00.000Z', due: '2026-03-02T12:00:00.000Z', share: 0.4 },
  person: null,
  restriction: null,
  isSupplyLocked: false,
  phones: [{ number: '07700900123', from: 'left' }],
  calledName: 'Wren',
  mayLeaveMessage: false,
  told: [
    {
      source: 'adhd',
      at: '2026-03-02T10:00:00.000Z',
      answers: [
        { question: 'Do you feel that you might hurt yourself?', answer: 'Yes', isRisk: true },
        { question: 'Are you homeless?', answer: 'No', isRisk: false },
      ],
    },
  ],
  alarm: { by: null, at: null },
  contacts: [],
  callBacks: [],
  missedCallBacks: 0,
  assignees: [],
  ending: null,
  history: [{ at: '2026-03-02T10:00:00.000Z', what: 'opened', by: 'The clock' }],
  drafts: {},
}
const missed = {
  id: '1',
  by: 'Dr Rowan Ashby',
  at: '2026-03-02T10:30:00.000Z',
  how: 'phone',
  isReached: false,
  said: 'No answer.',
} as const

const address = `/desk/concern?id=${id}`

it('shows who, how to reach them, what must not be done, and what they told; taking it is one press', async () => {
  let alarm = concern.alarm
  const asked = stubApi({
    desk_concern: () => says<never>(200, { ...concern, alarm }),
    desk_acknowledge: () => {
      alarm = { by: 'Dr Rowan Ashby', at: '2026-03-02T10:05:00.000Z' }
      return says<never>(200, alarm)
    },
  })
  const { user, container } = showDesk(Concern, address)
  await screen.findByRole('heading', { level: 1, name: 'Wren' })
  expect(screen.getByRole('link', { name: /07700900123/ }).getAttribute('href')).toBe('tel:+447700900123')
  expect(container.textContent).toContain('Speak only to the patient.')
  expect(container.textContent).toContain('1 answer indicates risk')
  await user.keyboard('t')
  await waitFor(() => expect(container.textContent).toContain('Taken by Dr Rowan Ashby'))
  expect(asked).toContainEqual({ call: 'desk_acknowledge', body: { caseId: id } })
})

it('says that supply is locked, with the record in which it is lifted, also when the concern is closed', async () => {
  const person = { accountId: id, name: 'Amara Whitfield', born: null, email: null }
  for (const state of ['ready', 'closed'] as const) {
    stubApi({ desk_concern: () => says<never>(200, { ...concern, state, person, isSupplyLocked: true }) })
    const { unmount } = showDesk(Concern, address)
    const lock = await screen.findByRole('link', { name: 'Lift the lock in their record' })
    expect(lock.getAttribute('href')).toBe(`/desk/person?id=${id}`)
    expect(lock.parentElement?.textContent).toContain('Supply is locked')
    unmount()
  }
  stubApi({ desk_concern: () => says<never>(200, { ...concern, person }) })
  const { container } = showDesk(Concern, address)
  await screen.findByRole('heading', { level: 1, name: 'Amara Whitfield' })
  expect(container.textContent).not.toContain('Supply is locked')
})

it('records a try, and closes only with what fits what was done, saying why not', async () => {
  let contacts: CallReply<'desk_concern'>['contacts'] = []
  const asked = stubApi({
    desk_concern: () => says<never>(200, { ...concern, contacts }),
    desk_keep_draft: () => says<never>(200, {}),
    desk_record_try: () => {
      contacts = [missed]
      return says<never>(200, {})
    },
  })
  const { user, container } = showDesk(Concern, address)
  await screen.findByRole('heading', { level: 1, name: 'Wren' })
  const record = screen.getByRole('button', { name: /^Record/ })
  expect(record.getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByLabelText('Not reached'))
  await user.type(screen.getByLabelText('What happened'), 'No answer.')
  await user.click(record)
  await waitFor(() => expect(container.textContent).toContain('No answer.'))
  expect(asked.find(({ call }) => call === 'desk_record_try')?.body).toMatchObject({
    id,
    how: 'phone',
    isReached: false,
  })

  await user.click(screen.getByLabelText('Safe, with a plan'))
  expect(container.textContent).toContain('No one has reached the patient yet')
  await user.click(screen.getByLabelText('Could not be reached'))
  expect(container.textContent).toContain('at least three attempts')
  await user.click(screen.getByRole('button', { name: 'Close the concern' }))
  expect(asked.some(({ call }) => call === 'desk_close_concern')).toBe(false)
})

it('leads on to the next case once an attempt is recorded, and not before', async () => {
  for (const [contacts, leads] of [
    [[], false],
    [[missed], true],
  ] as const) {
    stubApi({ desk_concern: () => says<never>(200, { ...concern, contacts }) })
    const { unmount } = showDesk(Concern, address)
    await screen.findByRole('button', { name: 'Close the concern' })
    expect(screen.queryByRole('button', { name: /Next case/ }) !== null).toBe(leads)
    unmount()
  }
})

it('is closed by those who decide alone; what came of it stands there afterwards', async () => {
  const ending = {
    outcome: 'gp_or_crisis_team',
    said: 'The crisis team sees her today.',
    by: { id, name: 'Dr Rowan Ashby' },
    at: '2026-03-02T11:00:00.000Z',
  } as const
  stubApi({ desk_concern: () => says<never>(200, concern) })
  const open = showDesk(Concern, address, ['see-record', 'work-cases'])
  expect(await screen.findByText('Only prescribers and clinical leads can close a concern.')).toBeTruthy()
  expect(screen.getByText(/Case opened/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /I'll take this/ })).toBeNull()
  open.unmount()
  stubApi({ desk_concern: () => says<never>(200, { ...concern, state: 'closed', clock: null, ending }) })
  showDesk(Concern, address)
  expect(await screen.findByRole('heading', { name: 'Passed to their GP or a crisis team' })).toBeTruthy()
  expect(screen.getByRole('button', { name: /Next case/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Close the concern' })).toBeNull()
})

const me = '00000000-0000-4000-8000-000000000001'
const assignees = [
  { id: me, name: 'Dr Rowan Ashby' },
  { id: '00000000-0000-4000-8000-000000000002', name: 'Dr Kit Marsh' },
]
const callBack: ShownCallBack = {
  id: '00000000-0000-4000-8000-0000000000b1',
  dueAt: '2026-03-02T14:00:00.000Z',
  assignedTo: { id: assignees[1]?.id ?? '', name: 'Dr Kit Marsh', isMe: false },
  setBy: 'Dr Kit Marsh',
  ended: null,
}

it('a call-back is set with a time and an assignee, and nothing is sent before both make sense', async () => {
  const asked = stubApi({
    desk_concern: () => says<never>(200, { ...concern, assignees }),
    desk_set_call_back: () => says<never>(200, {}),
  })
  const { user } = showDesk(Concern, address)
  const set = await screen.findByRole('button', { name: 'Set call-back' })
  expect(set.getAttribute('aria-disabled')).toBe('true')
  await user.clear(screen.getByLabelText('Day'))
  await user.type(screen.getByLabelText('Day'), '2020-01-01')
  await user.type(screen.getByLabelText('Time'), '09:30')
  await screen.findByText('Choose a time that is still to come.')
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await user.clear(screen.getByLabelText('Day'))
  await user.type(screen.getByLabelText('Day'), tomorrow)
  await user.selectOptions(screen.getByLabelText('Assigned to'), 'Dr Kit Marsh')
  await user.click(set)
  await waitFor(() => expect(asked.some(({ call }) => call === 'desk_set_call_back')).toBe(true))
  expect(asked.find(({ call }) => call === 'desk_set_call_back')?.body).toMatchObject({
    id,
    assignedTo: callBack.assignedTo?.id,
    dueAt: expect.stringContaining(tomorrow),
  })
})

it('an overdue call-back says so, can be taken, and the refusal of a faster colleague is said', async () => {
  const asked = stubApi({
    desk_concern: () => says<never>(200, { ...concern, assignees, callBacks: [callBack], missedCallBacks: 1 }),
    desk_take_call_back: () => says<never>(409, null, 'Dr Kit Marsh has taken this call-back.'),
  })
  const { user, container } = showDesk(Concern, address)
  await screen.findByText(/^Overdue by/)
  expect(container.textContent).toContain('If the next call-back is missed too')
  await user.click(screen.getByRole('button', { name: /^I'll make this call/ }))
  await screen.findByText('Dr Kit Marsh has taken this call-back.')
  expect(asked.find(({ call }) => call === 'desk_take_call_back')?.body).toEqual({
    callBackId: callBack.id,
    isMine: true,
    seen: callBack.assignedTo?.id,
  })
})

it('a contact is recorded as the call-back that is due, unless the form says it was another one', async () => {
  const asked = stubApi({
    desk_concern: () => says<never>(200, { ...concern, assignees, callBacks: [callBack] }),
    desk_keep_draft: () => says<never>(200, {}),
    desk_record_try: () => says<never>(200, { escalated: true }),
  })
  const { user } = showDesk(Concern, address)
  await screen.findByLabelText('Yes, the one due Mon 2 Mar, 14:00')
  await user.click(screen.getByLabelText('Not reached'))
  await user.type(screen.getByLabelText('What happened'), 'No answer.')
  await user.click(screen.getByRole('button', { name: /^Record/ }))
  await waitFor(() => expect(asked.some(({ call }) => call === 'desk_record_try')).toBe(true))
  await user.click(screen.getByLabelText('No, another contact'))
  await user.click(screen.getByLabelText('Reached'))
  await user.type(screen.getByLabelText('What was said and agreed'), 'They rang us.')
  await user.click(screen.getByRole('button', { name: /^Record/ }))
  const sent = () => asked.filter(({ call }) => call === 'desk_record_try').map(({ body }) => body)
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()).toMatchObject([
    { callBackId: callBack.id, isReached: false },
    { callBackId: null, isReached: true },
  ])
})

it('says that the use of the person’s data is restricted, and that what protects them goes on', async () => {
  stubApi({ desk_concern: () => says<never>(200, { ...concern, restriction: restrictionInForce }) })
  showDesk(Concern, address, ['decide-cases', 'restrict-data'])
  const banner = await screen.findByRole('region', { name: 'Restriction of use' })
  expect(banner.textContent).toContain('The use of this person’s data is restricted.')
  expect(banner.textContent).toContain('What protects a person’s life or health continues')
  // Nothing of a concern is stopped, so there is nothing to allow.
  expect(screen.queryByRole('button', { name: 'Allow use for this case' })).toBeNull()
})
