import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { CallReply } from '#contract/calls.ts'
import { caseId } from '../../../tests/components/desk-case.ts'
import { fill } from '../../../tests/components/fill.ts'
import { says } from '../../../tests/components/server-says.ts'
import { showDesk } from '../../../tests/components/show-desk.tsx'
import { stubApi } from '../../../tests/components/stub-api.ts'
import Dispatch from './dispatch/dispatch.tsx'
import Pharmacy from './pharmacy/pharmacy.tsx'

const prescription: CallReply<'desk_prescription'> = {
  id: caseId,
  epoch: 4,
  number: 1042,
  isIntact: true,
  signedAt: '2026-11-16T09:00:00.000Z',
  expiresAt: '2027-05-16T09:00:00.000Z',
  patient: { name: 'Amara Whitfield', born: '1992-03-27', address: '14 Lark Rise, York' },
  medicine: 'Wegovy',
  dose: '0.25mg',
  quantity: '1 pen',
  instructions: 'Inject once a week.',
  firstDoseFrom: null,
  prescriber: { name: 'Dr Khan', profession: 'GP', registration: 'GMC 0000001', address: 'Ferncliff' },
  approvedBy: { id: 'them', name: 'Dr Khan' },
  approval: { id: 'them', name: 'Dr Khan', at: '2026-11-16T09:00:00.000Z', reason: 'Lost 4% so far, well.' },
  signature: { id: 'other', name: 'Dr Marsh', at: '2026-11-16T09:20:00.000Z', reason: 'Agree to start low.' },
  discussion: [],
  why: null,
  otherMedicines: [],
  allergies: ['Penicillin'],
  flags: [{ id: 'gap', severity: 'look', says: 'Three doses were missed.', reason: 'Starts low again.' }],
}

const parcel: CallReply<'desk_parcel'> = {
  id: caseId,
  reference: 'LW-3N8D',
  state: 'checked',
  to: { name: 'Amara Whitfield', lines: ['14 Lark Rise', 'York'] },
  pens: [{ brand: 'Wegovy', strength: '0.25mg', batch: 'LK-1402', expires: '2027-06-30' }],
  waitsFor: [],
  label: ['Wegovy 0.25mg, 1 pen', 'Inject once a week.'],
  parcel: null,
}

const decided = { decisionId: '00000000-0000-4000-8000-000000000009', finalAt: '2031-01-01T00:00:30.000Z' }
const claimed = () => says<never>(200, { id: caseId, epoch: 7, until: '2031-01-01T00:00:00.000Z' })
const ready = { desk_release: () => says<never>(200, {}), desk_claim: claimed }
const pharmacist = ['see-queue', 'see-record', 'work-cases', 'check-approvals', 'dispatch'] as const

const whyNot = (name: RegExp) =>
  document.getElementById(screen.getByRole('button', { name }).getAttribute('aria-describedby') ?? '')?.textContent ??
  null

const showPrescription = async (
  over: Partial<typeof prescription> = {},
  answers: Parameters<typeof stubApi>[0] = {},
) => {
  const asked = stubApi({
    ...ready,
    desk_prescription: () => says<never>(200, { ...prescription, ...over }),
    ...answers,
  })
  const shown = showDesk(Pharmacy, `/desk/pharmacy?id=${caseId}`, pharmacist)
  await screen.findByRole('heading', { name: 'Prescription 1042' })
  const bodyOf = (call: string) => asked.find((one) => one.call === call)?.body
  return { ...shown, bodyOf }
}

describe('the pharmacist’s check', () => {
  it('shows the prescription, and releases a pen once batch, expiry and the look at interactions are there', async () => {
    const { user, bodyOf } = await showPrescription({}, { desk_check: () => says<never>(200, decided) })
    expect(screen.getByText('Signature intact')).toBeDefined()
    expect(screen.getByText('Penicillin')).toBeDefined()
    expect(screen.getByText('“Starts low again.”')).toBeDefined()
    // D-3: both reasons, with who wrote them.
    expect(screen.getByText('Lost 4% so far, well.')).toBeDefined()
    expect(screen.getByText(/Countersigned by Dr Marsh/)).toBeDefined()
    expect(screen.getByText('Agree to start low.')).toBeDefined()
    expect(whyNot(/^Release/)).toBe('Write down the batch first.')
    fill('Batch', ' LK-1402 ')
    fill('Expires', '2027-06-30')
    expect(whyNot(/^Release/)).toBe('Look at interactions and allergies first.')
    fireEvent.click(screen.getByRole('checkbox'))
    expect(whyNot(/^Release/)).toBeNull()
    await user.keyboard('{Control>}{Enter}{/Control}')
    await screen.findByText(/s to undo/)
    expect(bodyOf('desk_check')).toEqual({
      id: caseId,
      epoch: 7,
      pen: { brand: 'Wegovy', strength: '0.25mg', batch: 'LK-1402', expires: '2027-06-30' },
      hasSeenInteractions: true,
    })
  })

  it('says why not: another pen, one’s own approval, a broken signature, somebody else', async () => {
    const { unmount } = await showPrescription()
    fill('Strength', '1.0mg')
    expect(whyNot(/^Release/)).toBe('The prescription is for Wegovy 0.25mg.')
    unmount()
    const own = await showPrescription({ isIntact: false, why: 'You approved or signed it: another person checks.' })
    expect(screen.getByText('The signature does not fit')).toBeDefined()
    expect(whyNot(/^Release/)).toBe('You approved or signed it: another person checks.')
    own.unmount()
    await showPrescription({}, { desk_claim: () => says<never>(409, { with: 'Dr Khan' }, 'Dr Khan has this case.') })
    expect(whyNot(/^Release/)).toBe('Dr Khan has this case.')
  })

  it('gives it back with a reason', async () => {
    const { user, bodyOf } = await showPrescription({}, { desk_return: () => says<never>(200, decided) })
    await user.keyboard('d')
    expect(whyNot(/^Return/)).toBe('Write down why first.')
    await user.keyboard('Dose unclear.{Control>}{Enter}{/Control}')
    await waitFor(() => expect(bodyOf('desk_return')).toEqual({ id: caseId, epoch: 7, reason: 'Dose unclear.' }))
  })
})

describe('dispatch', () => {
  const tomorrow = () => new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10)

  it('writes a parcel down as sent, and refuses a pack that gives out on the way', async () => {
    const asked = stubApi({ desk_parcel: () => says<never>(200, parcel), desk_dispatch: () => says<never>(200, {}) })
    const { user } = showDesk(Dispatch, `/desk/dispatch?id=${caseId}`, pharmacist)
    await screen.findByRole('heading', { name: 'Parcel LW-3N8D' })
    expect(whyNot(/^Sent/)).toBe('Fill in first: carrier.')
    fill('Carrier', 'Kestrel Post')
    fill('Tracking number', 'KP 44')
    fill('Cold pack', 'CP-9')
    fill('Cold for, hours', '2')
    fill('Expected day', tomorrow())
    expect(whyNot(/^Sent/)).toContain('The cold pack ends before the parcel is expected.')
    fill('Cold for, hours', '72')
    screen.getByRole('button', { name: /^Sent/ }).focus()
    await user.keyboard('p')
    await waitFor(() =>
      expect(asked.find(({ call }) => call === 'desk_dispatch')?.body).toMatchObject({
        coldHours: 72,
        coldPack: 'CP-9',
      }),
    )
  })

  it('says that a late parcel is not to be used, and asks once more before it is lost', async () => {
    const sent = {
      carrier: 'Kestrel Post',
      tracking: 'KP 44',
      expectedAt: '2026-01-02T18:00:00.000Z',
      validUntil: '2026-01-02T20:00:00.000Z',
      dispatchedAt: '2026-01-01T10:00:00.000Z',
    }
    const asked = stubApi({
      desk_parcel: () => says<never>(200, { ...parcel, state: 'dispatched', parcel: sent }),
      desk_parcel_ended: () => says<never>(200, {}),
    })
    const { user } = showDesk(Dispatch, `/desk/dispatch?id=${caseId}`, pharmacist)
    await screen.findByText(/^Past its time: not to be used/)
    await user.click(screen.getByRole('button', { name: 'Lost' }))
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() =>
      expect(asked.find(({ call }) => call === 'desk_parcel_ended')?.body).toEqual({ id: caseId, as: 'lost' }),
    )
  })

  it('does not leave before the patient has confirmed, and is replaced where it did not arrive', async () => {
    const waitsFor = ['The patient has not yet confirmed that they will use a barrier method as well.']
    let shown: CallReply<'desk_parcel'> = { ...parcel, waitsFor }
    const asked = stubApi({
      desk_parcel: () => says<never>(200, shown),
      desk_replace_parcel: () => says<never>(200, {}),
    })
    const { user, unmount } = showDesk(Dispatch, `/desk/dispatch?id=${caseId}`, pharmacist)
    await screen.findByRole('heading', { name: 'Send' })
    expect(whyNot(/^Sent/)).toBe(waitsFor[0])
    unmount()
    shown = { ...parcel, state: 'lost' }
    showDesk(Dispatch, `/desk/dispatch?id=${caseId}`, pharmacist)
    await user.click(await screen.findByRole('button', { name: /^Replace it/ }))
    expect(asked.some(({ call }) => call === 'desk_replace_parcel')).toBe(false)
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(asked.find(({ call }) => call === 'desk_replace_parcel')?.body).toEqual({ id: caseId }))
  })
})
