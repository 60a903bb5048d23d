import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { CallReply } from '#contract/calls.ts'
import { fill } from '../../../../tests/components/fill.ts'
import { says } from '../../../../tests/components/server-says.ts'
import { showDesk } from '../../../../tests/components/show-desk.tsx'
import { stubApi } from '../../../../tests/components/stub-api.ts'
import Quality from '../cases/quality/quality.tsx'
import People from './people.tsx'
import Record from './record.tsx'

const accountId = '00000000-0000-4000-8000-0000000000a1'
const orderId = '00000000-0000-4000-8000-0000000000b1'

const person: CallReply<'desk_person'> = {
  accountId,
  name: 'Amara Whitfield',
  born: '1992-03-27',
  email: 'amara@ferncliff.example',
  isEmailProven: true,
  mobile: '07700900123',
  address: ['14 Lark Rise', 'York'],
  isPhoneUnproven: false,
  contact: { mobile: '07700900123', address: '14 Lark Rise', city: 'York', pincode: 'YO1 7HH' },
  contactChanges: [],
  since: '2026-01-05T10:00:00.000Z',
  isVerified: true,
  erased: null,
  restriction: null,
  orders: [
    {
      id: orderId,
      reference: 'LW-2345BCDF',
      item: 'Wegovy',
      state: 'approved',
      amountPence: 125_00,
      givenBackPence: 20_00,
      isTaken: true,
      placedAt: '2026-01-05T10:00:00.000Z',
    },
  ],
  cases: [
    { id: orderId, kind: 'order', state: 'delivered', reference: 'LW-2345BCDF', since: '2026-01-09T10:00:00.000Z' },
  ],
  requests: [],
  appointments: [],
  letters: [],
  appointmentLetters: [],
  scale: { isDue: false, mayBeSentAlone: false, held: null, sent: [] },
  clinical: {
    plan: null,
    history: [],
    raised: [],
    reports: [],
    papers: [],
    vitals: null,
    companion: null,
    evidence: [],
    files: [],
    notes: [],
  },
}

describe('the search', () => {
  it('asks for something whole before anybody is looked for, and links to the record', async () => {
    const people = [{ accountId, name: 'Amara Whitfield', born: '1992-03-27', town: 'York' }]
    const asked = stubApi({ desk_search: () => says<never>(200, { people, isCut: false }) })
    const { user } = showDesk(People, '/desk/people', ['see-contact'])
    expect(screen.getByText('Search for a patient')).toBeDefined()
    const field = 'Email, phone, order reference or surname'
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(field)))
    await user.keyboard('Whitfield{Enter}')
    expect(screen.getByText('Enter the surname with the full date of birth')).toBeDefined()
    expect(asked).toEqual([])
    fill('Date of birth', '1992-03-27')
    await user.click(screen.getByRole('button', { name: 'Find' }))
    const link = await screen.findByRole('link', { name: 'Open the record of Amara Whitfield' })
    expect(link.getAttribute('href')).toBe(`/desk/person?id=${accountId}`)
    expect(asked).toEqual([{ call: 'desk_search', body: { typed: 'Whitfield', born: '1992-03-27' } }])
  })

  it('tells a birth date that a role is not shown from one that is not known', async () => {
    const people = [{ accountId, name: 'Amara Whitfield', born: null, town: 'York' }]
    stubApi({ desk_search: () => says<never>(200, { people, isCut: false }) })
    for (const [may, shown] of [
      [['see-contact'], 'not shown'],
      [['see-contact', 'see-record'], 'not known'],
    ] as const) {
      const { user, unmount } = showDesk(People, '/desk/people', may)
      fill('Email, phone, order reference or surname', 'amara@whitfield.example')
      await user.click(screen.getByRole('button', { name: 'Find' }))
      await screen.findByText(shown)
      unmount()
    }
  })

  it('tells nobody found from not asked, and / leads back to the field', async () => {
    let isAway = true
    stubApi({
      desk_search: () => {
        if (isAway) throw new TypeError('Failed to fetch')
        return says<never>(200, { people: [], isCut: false })
      },
    })
    const { user } = showDesk(People, '/desk/people', ['see-contact'])
    fill('Email, phone, order reference or surname', 'amara@ferncliff.example')
    const find = screen.getByRole('button', { name: 'Find' })
    await user.click(find)
    expect(await screen.findByText(/The search failed/)).toBeDefined()
    expect(screen.queryByText('No patient found')).toBeNull()
    isAway = false
    await user.click(find)
    expect(await screen.findByText('No patient found')).toBeDefined()
    find.focus()
    await user.keyboard('/')
    expect(document.activeElement?.tagName).toBe('INPUT')
  })
})

describe('the record', () => {
  const show = async (over: Partial<typeof person>, ...capabilities: Parameters<typeof showDesk>[2] & object) => {
    stubApi({
      desk_person: () => says<never>(200, { ...person, ...over }),
      desk_money: () =>
        says<never>(200, {
          reference: 'LW-2345BCDF',
          state: 'approved',
          amountPence: 125_00,
          leftPence: 105_00,
          why: null,
          mostPence: 30_00,
          refunds: [],
          differences: [],
        }),
    })
    const shown = showDesk(Record, `/desk/person?id=${accountId}`, capabilities)
    await screen.findByRole('heading', { name: 'Amara Whitfield' })
    return shown
  }

  it('shows the scale that was sent, and marks it as lost with a reason', async () => {
    const id = '00000000-0000-4000-8000-0000000000f1'
    const sent = { id, serial: 'LK-SC-20', sentAt: '2026-11-02T10:00:00.000Z', alone: null, ended: null }
    const asked = stubApi({
      desk_person: () =>
        says<never>(200, { ...person, scale: { isDue: false, mayBeSentAlone: false, held: null, sent: [sent] } }),
      desk_scale_ended: () => says<never>(200, {}),
    })
    const { user } = showDesk(Record, `/desk/person?id=${accountId}`, ['see-contact', 'dispatch'])
    await screen.findByText('Serial number LK-SC-20')
    await user.click(screen.getByRole('button', { name: 'Lost, returned or faulty' }))
    await user.click(screen.getByRole('radio', { name: 'Lost' }))
    await user.click(screen.getByRole('button', { name: /^Save/ }))
    expect(asked.some(({ call }) => call === 'desk_scale_ended')).toBe(false)
    fill('Reason', 'Left behind in a move.')
    await user.click(screen.getByRole('button', { name: /^Save/ }))
    await waitFor(() =>
      expect(asked.find(({ call }) => call === 'desk_scale_ended')?.body).toEqual({
        id,
        as: 'lost',
        reason: 'Left behind in a move.',
        isReplaced: true,
      }),
    )
  })

  it('PR-194 offers to send no scale while the use of their data is restricted, and says why', async () => {
    const held = 'The patient had the use of their data restricted, so nothing is sent.'
    const scale = { isDue: true, mayBeSentAlone: true, held, sent: [] }
    stubApi({ desk_person: () => says<never>(200, { ...person, scale }) })
    showDesk(Record, `/desk/person?id=${accountId}`, ['see-contact', 'dispatch'])
    await screen.findByText(held)
    expect(screen.queryByRole('button', { name: 'Send a scale on its own' })).toBeNull()
  })

  it('sends a scale on its own to a patient who is due one, and offers that to nobody who may not send parcels', async () => {
    const scale = { isDue: true, mayBeSentAlone: true, held: null, sent: [] }
    const asked = stubApi({
      desk_person: () => says<never>(200, { ...person, scale }),
      desk_send_scale: () => says<never>(200, {}),
    })
    const masked = showDesk(Record, `/desk/person?id=${accountId}`, ['see-contact'])
    await screen.findByText('Goes into the next parcel.')
    expect(screen.queryByRole('button', { name: 'Send a scale on its own' })).toBeNull()
    masked.unmount()
    const { user } = showDesk(Record, `/desk/person?id=${accountId}`, ['see-contact', 'dispatch'])
    await user.click(await screen.findByRole('button', { name: 'Send a scale on its own' }))
    fill('Serial number of the scale', 'LK-SC-21')
    fill('Carrier', 'Swift Post')
    fill('Tracking number', 'SP77')
    await user.click(screen.getByRole('button', { name: /^Sent/ }))
    await waitFor(() =>
      expect(asked.find(({ call }) => call === 'desk_send_scale')?.body).toEqual({
        accountId,
        serial: 'LK-SC-21',
        carrier: 'Swift Post',
        tracking: 'SP77',
      }),
    )
  })

  it('opens cases, and says to support what it does not show, and how much they may give back', async () => {
    const whole = await show({}, 'see-contact', 'see-record', 'message')
    expect(screen.getByRole('link', { name: 'Open the case of LW-2345BCDF' })).toBeDefined()
    expect(screen.getByText('No notes.')).toBeDefined()
    const download = screen.getByRole('link', { name: 'Download as FHIR' })
    expect(download.getAttribute('href')).toBe(`/fhir/R4/Patient/${accountId}/$everything`)
    expect(screen.queryByRole('button', { name: /Refund/ })).toBeNull()
    whole.unmount()
    const masked = await show({ clinical: null }, 'see-contact', 'refund')
    expect(screen.getByText(/evidence and notes are not shown/)).toBeDefined()
    expect(screen.queryByText('No notes.')).toBeNull()
    expect(screen.queryByRole('link', { name: /FHIR/ })).toBeNull()
    expect(screen.queryByRole('link', { name: /Open the case/ })).toBeNull()
    await masked.user.click(screen.getByRole('button', { name: 'Refund LW-2345BCDF' }))
    expect(await screen.findByText('At most £30.00')).toBeDefined()
  })

  it('lists the letters after appointments, which are read there, and says that there is none only where there is none', async () => {
    const letter = { appointmentId: orderId, by: 'Dr Imogen Ashdown', at: '2026-01-09T10:00:00.000Z' }
    const whole = await show({ appointmentLetters: [letter] }, 'see-contact', 'see-appointments')
    expect(screen.getByRole('link', { name: 'Summary of your appointment' }).getAttribute('href')).toBe(
      `/desk/appointment?id=${orderId}`,
    )
    expect(screen.queryByText('No letters yet.')).toBeNull()
    whole.unmount()
    await show({}, 'see-contact')
    expect(screen.getByText('No letters yet.')).toBeDefined()
  })

  it('offers to open what they have sent', async () => {
    const at = '2026-01-05T10:00:00.000Z'
    const file = { id: orderId, gate: 'gp', name: 'letter.pdf', kind: 'application/pdf', size: 900, at, isSeen: false }
    await show(
      {
        clinical: {
          plan: null,
          history: [],
          raised: [],
          reports: [],
          papers: [],
          vitals: null,
          companion: null,
          evidence: [],
          files: [file],
          notes: [],
        },
      },
      'see-contact',
      'see-record',
    )
    expect(screen.getByRole('button', { name: /letter\.pdf/ })).toBeDefined()
  })

  it('that could not be opened is not taken for an empty one', async () => {
    stubApi({})
    showDesk(Record, `/desk/person?id=${accountId}`, ['see-contact'])
    expect(await screen.findByRole('heading', { name: 'The record could not be opened' })).toBeDefined()
    expect(screen.queryByText('No orders.')).toBeNull()
  })
})

describe('quality', () => {
  const counts: CallReply<'desk_quality'> = {
    decided: 4,
    approved: 3,
    declined: 1,
    medianHours: 2.5,
    ninetiethHours: 7,
    weeks: [{ week: '2026-03-02', approved: 3, declined: 1, medianHours: 2.5 }],
    declines: [{ reason: 'health_condition', count: 1 }],
    checked: 3,
    returned: 1,
    signed: 0,
    checkIns: { due: 8, onTime: 6 },
    redFlags: 2,
    redFlagWeeks: [{ week: '2026-03-02', count: 2 }],
  }
  const decision = {
    id: orderId,
    caseId: orderId,
    reference: 'LW-2345BCDF',
    kind: 'decline' as const,
    by: { id: accountId, name: 'Dr Khan' },
    decidedAt: '2026-03-03T10:00:00.000Z',
    isMine: false,
    reviews: [],
  }

  it('shows counts with the tables behind them, and takes a review with a note where there is something to discuss', async () => {
    const asked = stubApi({
      desk_quality: () => says<never>(200, counts),
      desk_review_sample: () =>
        says<never>(200, {
          week: '2026-03-02',
          decisions: [decision, { ...decision, id: accountId, reference: 'LW-MINE', isMine: true }],
        }),
      desk_review: () => says<never>(200, {}),
    })
    const { user } = showDesk(Quality, '/desk/quality', ['see-quality', 'see-record', 'decide-cases'])
    expect(await screen.findByText('75% of 4 decided')).toBeDefined()
    expect(screen.getByText('75% of 8, answered before the earliest dispatch')).toBeDefined()
    expect(screen.getAllByText('A health condition')).toHaveLength(2)
    expect(screen.getByRole('heading', { name: 'Red flags by week' })).toBeDefined()
    expect(screen.getByText('Your own')).toBeDefined()
    await user.click(await screen.findByRole('button', { name: 'Review LW-2345BCDF' }))
    await user.click(await screen.findByRole('button', { name: 'Discuss' }))
    expect((await screen.findAllByText('Write in the note what you would like to discuss.')).length).toBeGreaterThan(0)
    fill(/^Note/, 'Which condition?')
    await user.click(screen.getByRole('button', { name: 'Discuss' }))
    await waitFor(() =>
      expect(asked.find(({ call }) => call === 'desk_review')?.body).toEqual({
        decisionId: orderId,
        verdict: 'discuss',
        note: 'Which condition?',
      }),
    )
  })

  it('tells none from not known', async () => {
    const none = {
      ...counts,
      decided: 0,
      approved: 0,
      weeks: [],
      declines: [],
      medianHours: null,
      ninetiethHours: null,
    }
    stubApi({ desk_quality: () => says<never>(200, none) })
    showDesk(Quality, '/desk/quality', ['see-quality'])
    expect(await screen.findByText('No decisions')).toBeDefined()
    expect(await screen.findByText('The sample could not be loaded')).toBeDefined()
  })
})
