import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { CallReply } from '#contract/calls.ts'
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
  expect(container.textContent).toContain('Speak with nobody but them.')
  expect(container.textContent).toContain('1 answer speaks of a risk')
  await user.keyboard('t')
  await waitFor(() => expect(container.textContent).toContain('Dr Rowan Ashby has it'))
  expect(asked).toContainEqual({ call: 'desk_acknowledge', body: { caseId: id } })
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
  await user.click(screen.getByLabelText('Did not reach them'))
  await user.type(screen.getByLabelText('What happened'), 'No answer.')
  await user.click(record)
  await waitFor(() => expect(container.textContent).toContain('No answer.'))
  expect(asked.find(({ call }) => call === 'desk_record_try')?.body).toMatchObject({
    id,
    how: 'phone',
    isReached: false,
  })

  await user.click(screen.getByLabelText('Safe, with a plan'))
  expect(container.textContent).toContain('Nobody has reached them yet')
  await user.click(screen.getByLabelText('Could not be reached'))
  expect(container.textContent).toContain('at least three times')
  await user.click(screen.getByRole('button', { name: 'Close the concern' }))
  expect(asked.some(({ call }) => call === 'desk_close_concern')).toBe(false)
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
  expect(await screen.findByText('Prescribers and the clinical lead close concerns.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /I have it/ })).toBeNull()
  open.unmount()
  stubApi({ desk_concern: () => says<never>(200, { ...concern, state: 'closed', clock: null, ending }) })
  showDesk(Concern, address)
  expect(await screen.findByRole('heading', { name: 'Passed to their GP or a crisis team' })).toBeTruthy()
  expect(screen.getByRole('button', { name: /Next case/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Close the concern' })).toBeNull()
})
