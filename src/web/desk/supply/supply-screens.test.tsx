import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { CallReply } from '#contract/calls.ts'
import type { Capability } from '#domain/identity/staff/roles.ts'
import { elementString, groupSeparator, type PackCode, writtenPackCode } from '#domain/supply/pack-code.ts'
import { caseId } from '../../../../tests/components/desk-case.ts'
import { fill } from '../../../../tests/components/fill.ts'
import { scan } from '../../../../tests/components/scan.ts'
import { says } from '../../../../tests/components/server-says.ts'
import { showDesk } from '../../../../tests/components/show-desk.tsx'
import { stubApi } from '../../../../tests/components/stub-api.ts'
import { forgetDecision } from '../cases/list/last-decision.ts'
import Dispatch from './dispatch/dispatch.tsx'
import PackCodes from './pack-codes/pack-codes.tsx'
import Pharmacy from './pharmacy/pharmacy.tsx'
import Recalls from './pharmacy/recalls.tsx'

const prescription: CallReply<'desk_prescription'> = {
  id: caseId,
  epoch: 4,
  with: null,
  pending: null,
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
  drafts: {},
  why: null,
  earliestExpiry: '2027-01-04',
  otherMedicines: [],
  allergies: ['Penicillin'],
  flags: [{ id: 'gap', severity: 'look', says: 'Three doses were missed.', reason: 'Starts low again.' }],
}

const parcel: CallReply<'desk_parcel'> = {
  id: caseId,
  reference: 'LW-3N8D',
  state: 'checked',
  to: { name: 'Amara Whitfield', lines: ['14 Lark Rise', 'York'] },
  addressChange: null,
  pens: [{ brand: 'Wegovy', strength: '0.25mg', batch: 'LK-1402', expires: '2027-06-30' }],
  waitsFor: [],
  label: ['Wegovy 0.25mg, 1 pen', 'Inject once a week.'],
  box: [
    { item: 'label', count: 1 },
    { item: 'leaflet', count: 1 },
    { item: 'needles', count: 4 },
    { item: 'sharps bin', count: 1 },
  ],
  parcel: null,
  excursion: null,
  isRecalled: false,
}

const decided = {
  decisionId: '00000000-0000-4000-8000-000000000009',
  finalAt: '2031-01-01T00:00:30.000Z',
  now: '2031-01-01T00:00:00.000Z',
}
const claimed = () => says<never>(200, { id: caseId, epoch: 7, until: '2031-01-01T00:00:00.000Z' })
const ready = { desk_release: () => says<never>(200, {}), desk_claim: claimed }
const pharmacist = ['see-queue', 'see-record', 'work-cases', 'check-approvals', 'dispatch', 'pack-codes'] as const

const whyNot = (name: RegExp) =>
  document.getElementById(screen.getByRole('button', { name }).getAttribute('aria-describedby') ?? '')?.textContent ??
  null

const fieldValue = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value

const gtin = '09520000020101'
const pack: PackCode = { gtin, expires: '2027-06-30', batch: 'LK-1402', serial: 'S1' }

/** What the server says of it. */
const scannedAs = (over: Partial<CallReply<'desk_read_pack'>> = {}) => ({
  desk_read_pack: () =>
    says<never>(200, {
      ...pack,
      scanned: writtenPackCode(pack),
      product: { medicine: 'Wegovy', strength: '0.25mg' },
      isAwaiting: false,
      stop: null,
      ...over,
    }),
})

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
  const asks = (call: string) => asked.filter((one) => one.call === call).length
  return { ...shown, bodyOf, asks }
}

describe('the pharmacist’s check', () => {
  it('shows the prescription, and releases a pen once batch, expiry and the look at interactions are there', async () => {
    const { user, bodyOf } = await showPrescription({}, { desk_check: () => says<never>(200, decided) })
    expect(screen.getByText('Signature valid')).toBeDefined()
    expect(screen.getByText('Penicillin')).toBeDefined()
    expect(screen.getByText('“Starts low again.”')).toBeDefined()
    // D-3: both reasons, with who wrote them.
    expect(screen.getByText('Lost 4% so far, well.')).toBeDefined()
    expect(screen.getByText(/Countersigned by Dr Marsh/)).toBeDefined()
    expect(screen.getByText('Agree to start low.')).toBeDefined()
    expect(whyNot(/^Release/)).toBe('Scan the pack, or type what is printed on it.')
    for (const field of ['Brand', 'Strength', 'Batch', 'Expiry']) expect(fieldValue(field)).toBe('')
    fill('Batch', ' LK-1402 ')
    fill('Expiry', '2027-06-30')
    expect(whyNot(/^Release/)).toBe('Type the brand and strength printed on the pack.')
    fill('Brand', 'wegovy')
    fill('Strength', '0.25 mg')
    expect(whyNot(/^Release/)).toBe('Check interactions and allergies first.')
    fireEvent.click(screen.getByRole('checkbox'))
    expect(whyNot(/^Release/)).toBeNull()
    await user.keyboard('{Control>}{Enter}{/Control}')
    await screen.findByText(/s to undo/)
    expect(screen.getByText('Amara Whitfield: Released.')).toBeDefined()
    expect(bodyOf('desk_check')).toEqual({
      id: caseId,
      epoch: 7,
      pen: { brand: 'wegovy', strength: '0.25 mg', batch: 'LK-1402', expires: '2027-06-30' },
      hasSeenInteractions: true,
    })
  })

  it('says why not: another pen, one’s own approval, a broken signature, somebody else', async () => {
    const { unmount } = await showPrescription()
    fill('Brand', 'Wegovy')
    fill('Strength', '1.0mg')
    expect(whyNot(/^Release/)).toBe(
      'Do not supply: the prescription is for Wegovy 0.25mg. Check the pack in your hand.',
    )
    unmount()
    const own = await showPrescription({ isIntact: false, why: 'Another person has to check it.' })
    expect(screen.getByText('Signature invalid')).toBeDefined()
    expect(whyNot(/^Release/)).toBe('Another person has to check it.')
    own.unmount()
    const theirs = { id: 'them', name: 'Robin Vale', until: '2031-01-01T00:00:00.000Z', isMe: false }
    await showPrescription({ with: theirs })
    expect(whyNot(/^Release/)).toBe('Assigned to Robin Vale. You can decide once it’s unassigned.')
  })

  it('D-10 is read without being claimed; whoever writes down the pen has it, and who was first is said', async () => {
    const lent = { id: caseId, epoch: 5, until: '2031-01-01T00:00:00.000Z' }
    const { unmount, asks } = await showPrescription({}, { desk_claim: () => says<never>(200, lent) })
    expect(asks('desk_claim')).toBe(0)
    fill('Batch', 'LK-1402')
    fill('Expiry', '2027-06-30')
    await screen.findByText(/^Assigned to you/)
    expect(asks('desk_claim')).toBe(1)
    unmount()
    await showPrescription({}, { desk_claim: () => says<never>(409, { with: 'Dr Khan' }, 'Dr Khan has this case.') })
    fill('Batch', 'LK-1402')
    expect((await screen.findByRole('alert')).textContent).toBe('Dr Khan has this case.')
  })

  it('D-5 says after a reload what was decided and how long it can be taken back, and then that it cannot', async () => {
    const now = '2031-01-01T00:00:10.000Z'
    const by = { id: 'me', name: 'Robin Vale' }
    const pending = { ...decided, now, kind: 'check', by, isMine: true } as const
    const left = { decisionId: decided.decisionId, caseId, kind: 'check', name: 'Amara Whitfield' } as const
    const { unmount } = await showPrescription(
      { pending },
      { desk_undoable: () => says<never>(200, { now, decisions: [{ ...left, finalAt: decided.finalAt }] }) },
    )
    screen.getByRole('heading', { name: 'Released.' })
    screen.getByText(/You can undo this/)
    await screen.findByText('20 s to undo')
    unmount()
    forgetDecision()
    await showPrescription({ pending: { ...pending, now: decided.finalAt } })
    screen.getByText('The undo window is over. The decision is being carried out.')
    expect(screen.queryByText(/s to undo|You can undo this/)).toBeNull()
  })

  it('gives it back with a reason', async () => {
    const { user, bodyOf } = await showPrescription({}, { desk_return: () => says<never>(200, decided) })
    await user.keyboard('d')
    expect(whyNot(/^Return/)).toBe('Give a reason first.')
    await user.keyboard('Dose unclear.{Control>}{Enter}{/Control}')
    await waitFor(() => expect(bodyOf('desk_return')).toEqual({ id: caseId, epoch: 7, reason: 'Dose unclear.' }))
  })
})

describe('a pack that is scanned at the check', () => {
  it('is released in eight presses at most, whatever has focus, and recorded as its code says', async () => {
    const { user, bodyOf } = await showPrescription({}, { ...scannedAs(), desk_check: () => says<never>(200, decided) })
    let presses = 0
    scan(`]d2${elementString(pack)}`)
    presses += 1
    await screen.findByText('Wegovy 0.25mg', { selector: 'dd' })
    for (const key of ['t', 'p']) {
      await user.keyboard(key)
      presses += 1
    }
    await waitFor(() =>
      expect(bodyOf('desk_check')).toMatchObject({
        pen: {
          brand: 'Wegovy',
          strength: '0.25mg',
          batch: 'LK-1402',
          expires: '2027-06-30',
          scanned: '(01)09520000020101(17)270630(10)LK-1402(21)S1',
        },
      }),
    )
    expect(presses).toBeLessThanOrEqual(8)
    expect(bodyOf('desk_read_pack')).toEqual({ id: caseId, scanned: writtenPackCode(pack) })
  })

  it('leaves what was typed in a field as it was, and takes no key of a person', async () => {
    const { user, asks } = await showPrescription({}, scannedAs())
    const message = screen.getByRole('textbox', { name: /message/i })
    message.focus()
    fireEvent.change(message, { target: { value: 'Is the dose' } })
    scan(elementString(pack))
    await screen.findByText('Scanned')
    expect((message as HTMLTextAreaElement).value).toBe('Is the dose')
    expect(asks('desk_read_pack')).toBe(1)
    ;(document.activeElement as HTMLElement).blur()
    expect(asks('desk_claim')).toBe(1)
    await user.keyboard('d')
    await screen.findByRole('heading', { name: 'Return to the prescriber' })
  })

  it.each<[string, Parameters<typeof scan>[1]]>([
    [
      'by its number with Alt, as to Windows',
      {
        separator: ['0', '0', '2', '9'].flatMap((key) => [
          { key: 'Alt', altKey: true },
          { key, altKey: true },
        ]),
      },
    ],
    ['as a character', { separator: [{ key: groupSeparator }] }],
    ['as text, and Tab at the end', { separator: [...'{GS}'].map((key) => ({ key })), end: 'Tab' }],
  ])('is read whatever way its scanner sends separators: %s', async (_name, how) => {
    const { bodyOf } = await showPrescription({}, scannedAs())
    scan(`]d2${elementString(pack)}`, how)
    await screen.findByText('Scanned')
    expect(bodyOf('desk_read_pack')).toEqual({ id: caseId, scanned: writtenPackCode(pack) })
  })

  it('is refused where its separator was sent as a key that stands for nothing', async () => {
    const { asks } = await showPrescription({}, scannedAs())
    scan(elementString(pack), { separator: [{ key: 'F8' }] })
    await screen.findByText(/The batch \(10\) cannot be read/)
    expect(asks('desk_read_pack')).toBe(0)
  })

  it('presses no key of the desk where its scan is cut off', async () => {
    const { asks } = await showPrescription({}, scannedAs())
    const cutOff = elementString({ ...pack, batch: 'lt-dp-1', serial: 'dtp' })
    scan(`]d2${cutOff}`, { end: '' })
    await new Promise((resolve) => setTimeout(resolve, 80))
    scan(`]d201${gtin.slice(0, 4)}`)
    await new Promise((resolve) => setTimeout(resolve, 80))
    expect(screen.queryByRole('heading', { name: 'Return to the prescriber' })).toBeNull()
    expect((screen.getByRole('checkbox', { name: /interactions/ }) as HTMLInputElement).checked).toBe(false)
    expect(asks('desk_read_pack')).toBe(0)
  })

  it('says that the bar code of a pack is not the code that is wanted', async () => {
    await showPrescription({}, scannedAs())
    scan('9520123456788')
    await screen.findByText(/not the GS1 code/)
  })

  it('stops the check if it must not be supplied, with no way on but another pack', async () => {
    const stop = 'Do not supply: this pack is Wegovy 1.0mg. The prescription is for Wegovy 0.25mg.'
    const { user, asks } = await showPrescription({}, scannedAs({ stop }))
    scan(elementString(pack))
    expect((await screen.findByRole('alert')).textContent).toBe(stop)
    expect(whyNot(/^Release/)).toBe(stop)
    for (const field of ['Brand', 'Strength', 'Batch', 'Expiry']) expect(screen.queryByLabelText(field)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Use another pack' })).toBeNull()
    await user.keyboard('tp')
    expect(asks('desk_check')).toBe(0)
  })

  it('is typed as to product while its number is not registered, and says where to register it', async () => {
    await showPrescription({}, scannedAs({ product: null }))
    scan(elementString(pack))
    await screen.findByText(/not in the register yet/)
    expect(fieldValue('Brand')).toBe('')
    expect(screen.queryByLabelText('Batch')).toBeNull()
    expect(whyNot(/^Release/)).toBe('Type the brand and strength printed on the pack.')
    expect(screen.getByRole('link', { name: 'Register it' }).getAttribute('href')).toBe(`/desk/pack-codes?gtin=${gtin}`)
  })

  it('is the last one that was scanned, in whatever order the server answers', async () => {
    const second: PackCode = { ...pack, serial: 'S2' }
    const answers: Record<string, () => void> = {}
    const { bodyOf } = await showPrescription(
      {},
      {
        desk_check: () => says<never>(200, decided),
        desk_read_pack: ({ scanned }) =>
          new Promise((resolve) => {
            const { serial } = scanned.endsWith('S2') ? second : pack
            answers[scanned] = () => resolve(scannedAs({ scanned, serial }).desk_read_pack())
          }),
      },
    )
    scan(elementString(pack))
    scan(elementString(second))
    answers[writtenPackCode(second)]?.()
    expect(await screen.findByText('S2')).toBeDefined()
    answers[writtenPackCode(pack)]?.()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(screen.queryByText('S1')).toBeNull()
    fireEvent.click(screen.getByRole('checkbox', { name: 'I have checked interactions and allergies' }))
    fireEvent.keyDown(document.body, { key: 'p' })
    await waitFor(() => expect(bodyOf('desk_check')).toMatchObject({ pen: { scanned: writtenPackCode(second) } }))
  })

  it('says why a code cannot be read, without asking the server', async () => {
    const { asks } = await showPrescription({}, scannedAs())
    scan(`01${gtin}11270630`)
    await screen.findByText(/The code has a part \(11\)/)
    expect(asks('desk_read_pack')).toBe(0)
  })
})

describe('a pack that is held before the camera', () => {
  const stopped: string[] = []
  const picture = { getTracks: () => [{ stop: () => stopped.push('camera') }] }

  /** A browser with a detector of its own, which sees these codes one after the other. */
  function withCamera(seen: readonly string[], getUserMedia: () => Promise<unknown> = async () => picture) {
    const codes = [...seen]
    class Detector {
      static async getSupportedFormats() {
        return ['qr_code', 'data_matrix']
      }
      async detect() {
        const rawValue = codes.shift()
        return rawValue === undefined ? [] : [{ rawValue }]
      }
    }
    vi.stubGlobal('BarcodeDetector', Detector)
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    vi.spyOn(HTMLMediaElement.prototype, 'srcObject', 'set').mockReturnValue()
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
    onTestFinished(() => {
      stopped.length = 0
      vi.unstubAllGlobals()
      vi.restoreAllMocks()
      Reflect.deleteProperty(navigator, 'mediaDevices')
      Reflect.deleteProperty(document, 'featurePolicy')
    })
  }
  const camera = () => screen.getByRole('button', { name: 'Use the camera' })

  it('is read by the rules of a scan, and then the camera is off', async () => {
    withCamera([`${groupSeparator}${elementString(pack)}`])
    const { user, bodyOf } = await showPrescription({}, scannedAs())
    await user.click(camera())
    await screen.findByText('Wegovy 0.25mg', { selector: 'dd' })
    expect(bodyOf('desk_read_pack')).toEqual({ id: caseId, scanned: writtenPackCode(pack) })
    expect(stopped).toEqual(['camera'])
    expect(screen.queryByLabelText('Camera')).toBeNull()
  })

  it('says why a code cannot be used, and can be held there again', async () => {
    withCamera([`01${gtin}11270630`])
    const { user, asks } = await showPrescription({}, scannedAs())
    await user.click(camera())
    await screen.findByText(/The code has a part \(11\)/)
    expect(asks('desk_read_pack')).toBe(0)
    camera()
  })

  it('is not filmed any more once the camera is stopped or the page is left', async () => {
    withCamera([])
    const { user, unmount } = await showPrescription({}, scannedAs())
    await user.click(camera())
    await screen.findByText('Hold the square code inside the frame.')
    await user.click(screen.getByRole('button', { name: 'Stop the camera' }))
    expect(stopped).toHaveLength(1)
    await user.click(camera())
    await screen.findByText('Hold the square code inside the frame.')
    unmount()
    expect(stopped).toHaveLength(2)
  })

  it('says what to do where the browser blocks the camera', async () => {
    withCamera([], () => Promise.reject(new DOMException('', 'NotAllowedError')))
    const { user } = await showPrescription({}, scannedAs())
    await user.click(camera())
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The browser blocks the camera/)
  })

  it('loads the page anew where it was come to from a page that forbids the camera', async () => {
    withCamera([])
    Object.defineProperty(document, 'featurePolicy', { configurable: true, value: { allowsFeature: () => false } })
    const gone = vi.spyOn(window.location, 'assign').mockReturnValue()
    const { user } = await showPrescription({}, scannedAs())
    await user.click(camera())
    expect(gone).toHaveBeenCalledWith(`/desk/pharmacy?id=${caseId}&camera=on`)
  })
})

describe('the register of GTINs', () => {
  const code: CallReply<'desk_pack_codes'>['codes'][number] = {
    id: caseId,
    gtin,
    medicine: 'Wegovy',
    strength: '0.25mg',
    packSize: 1,
    added: { id: 'them', name: 'Anil Kestrel', at: '2026-01-01T10:00:00.000Z' },
    confirmed: null,
    removed: null,
    mayConfirm: false,
  }

  it('takes a scanned number and what is read from the pack, and nothing else by itself', async () => {
    const asked = stubApi({
      desk_pack_codes: () => says<never>(200, { codes: [] }),
      desk_add_pack_code: () => says<never>(200, {}),
    })
    const { user } = showDesk(PackCodes, '/desk/pack-codes', ['pack-codes'])
    await screen.findByText('No product number is awaiting confirmation.')
    scan(elementString(pack))
    await waitFor(() => expect(fieldValue('Product number (GTIN)')).toBe(gtin))
    expect(whyNot(/^Add for/)).toBe('Fill in first: medicine.')
    fireEvent.change(screen.getByLabelText('Medicine'), { target: { value: 'wegovy' } })
    fill('Strength', '25 mg')
    expect(whyNot(/^Add for/)).toContain('We supply Wegovy in 0.25mg')
    fill('Strength', '0.25 mg')
    fill('Pens in the pack', '1')
    await user.click(screen.getByRole('button', { name: 'Add for confirmation' }))
    await screen.findByText(/It can be used once a second pharmacist/)
    expect(asked.find(({ call }) => call === 'desk_add_pack_code')?.body).toMatchObject({
      gtin,
      medicine: 'wegovy',
      strength: '0.25 mg',
      packSize: 1,
    })
  })

  it('is confirmed by a second person, and removed with a reason', async () => {
    let shown = code
    const asked = stubApi({
      desk_pack_codes: () => says<never>(200, { codes: [shown] }),
      desk_confirm_pack_code: () => says<never>(200, {}),
      desk_remove_pack_code: () => says<never>(200, {}),
    })
    const { user, unmount } = showDesk(PackCodes, '/desk/pack-codes', ['pack-codes'])
    await user.click(await screen.findByRole('button', { name: 'Confirm' }))
    expect(whyNot(/^Confirm/)).toContain('You added this product number')
    expect(asked.some(({ call }) => call === 'desk_confirm_pack_code')).toBe(false)
    unmount()
    shown = { ...code, mayConfirm: true }
    const again = showDesk(PackCodes, '/desk/pack-codes', ['pack-codes'])
    await again.user.click(await screen.findByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(asked.some(({ call }) => call === 'desk_confirm_pack_code')).toBe(true))
    await again.user.click(screen.getByText('Remove', { selector: 'summary' }))
    fill('Why', 'It is the 1 mg pack.')
    await again.user.click(screen.getByRole('button', { name: 'Remove' }))
    await waitFor(() =>
      expect(asked.find(({ call }) => call === 'desk_remove_pack_code')?.body).toEqual({
        id: caseId,
        reason: 'It is the 1 mg pack.',
      }),
    )
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
    fill('Cold-chain hours', '2')
    fill('Expected day', tomorrow())
    expect(whyNot(/^Sent/)).toContain('The cold pack runs out before the parcel is expected.')
    fill('Cold-chain hours', '72')
    expect(whyNot(/^Sent/)).toBe('Pack and tick first: dispensing label on the pack.')
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box)
    screen.getByRole('button', { name: /^Sent/ }).focus()
    await user.keyboard('p')
    await waitFor(() =>
      expect(asked.find(({ call }) => call === 'desk_dispatch')?.body).toMatchObject({
        coldHours: 72,
        coldPack: 'CP-9',
        packed: ['label', 'leaflet', 'needles', 'sharps bin'],
      }),
    )
  })

  it('packs a scale by its serial number, or says that it follows', async () => {
    const box = [...parcel.box.slice(0, 2), { item: 'scale' as const, count: 1 }]
    const asked = stubApi({
      desk_parcel: () => says<never>(200, { ...parcel, box }),
      desk_dispatch: () => says<never>(200, {}),
    })
    const { user } = showDesk(Dispatch, `/desk/dispatch?id=${caseId}`, pharmacist)
    await screen.findByRole('heading', { name: 'Parcel LW-3N8D' })
    for (const [field, value] of [
      ['Carrier', 'Kestrel Post'],
      ['Tracking number', 'KP 44'],
      ['Cold pack', 'CP-9'],
      ['Cold-chain hours', '72'],
      ['Expected day', tomorrow()],
    ] as const)
      fill(field, value)
    for (const name of [/Dispensing label/, /Patient information leaflet/])
      await user.click(screen.getByRole('checkbox', { name }))
    expect(whyNot(/^Sent/)).toBe('Pack and tick first: smart scale.')
    await user.click(screen.getByRole('checkbox', { name: 'Smart scale' }))
    expect(whyNot(/^Sent/)).toBe('Scan or type the serial number of the scale first.')
    fill('Serial number of the scale', 'x')
    expect(whyNot(/^Sent/)).toBe('That isn’t a serial number. It has 4 to 32 letters and digits.')
    const follows = screen.getByRole('checkbox', { name: /Out of stock/ })
    await user.click(follows)
    expect(screen.queryByLabelText('Serial number of the scale')).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: 'Smart scale' }))
    fill('Serial number of the scale', ' lk-sc-20 ')
    await user.click(screen.getByRole('button', { name: /^Sent/ }))
    const body = () => asked.find(({ call }) => call === 'desk_dispatch')?.body
    await waitFor(() =>
      expect(body()).toMatchObject({ packed: ['label', 'leaflet', 'scale'], scaleSerial: 'lk-sc-20' }),
    )
    expect(body()).not.toHaveProperty('doesScaleFollow')
  })

  it('is packed with a scale in twelve presses, and no scan is taken for keys of the desk', async () => {
    const box = [...parcel.box, { item: 'scale' as const, count: 1 }]
    const asked = stubApi({
      desk_parcel: () => says<never>(200, { ...parcel, box }),
      desk_dispatch: () => says<never>(200, {}),
    })
    const { user } = showDesk(Dispatch, `/desk/dispatch?id=${caseId}`, pharmacist)
    await screen.findByRole('heading', { name: 'Parcel LW-3N8D' })
    for (const [field, value] of [
      ['Carrier', 'Kestrel Post'],
      ['Cold pack', 'CP-9'],
      ['Cold-chain hours', '72'],
      ['Expected day', tomorrow()],
    ] as const)
      fill(field, value)
    screen.getByLabelText('Tracking number').focus()
    scan('KX000000018GB')
    let presses = 1
    expect(document.activeElement).toBe(document.body)
    // Scanned once more, beside the field.
    scan('KX120934857GBp')
    expect(fieldValue('Tracking number')).toBe('KX120934857GBp')
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').some(({ checked }) => checked)).toBe(false)
    for (const _ of box) {
      await user.keyboard('x')
      presses += 1
    }
    expect(document.activeElement).toBe(screen.getByLabelText('Serial number of the scale'))
    scan('LS-40172')
    presses += 1
    expect(document.activeElement).toBe(document.body)
    scan('LS-40173')
    expect(fieldValue('Serial number of the scale')).toBe('LS-40173')
    await user.keyboard('p')
    presses += 1
    await waitFor(() =>
      expect(asked.find(({ call }) => call === 'desk_dispatch')?.body).toMatchObject({
        tracking: 'KX120934857GBp',
        scaleSerial: 'LS-40173',
      }),
    )
    expect(asked.filter(({ call }) => call === 'desk_dispatch')).toHaveLength(1)
    expect(presses).toBeLessThanOrEqual(12)
  })

  it('says that a late parcel is not to be used, and asks once more before it is lost', async () => {
    const sent = {
      carrier: 'Kestrel Post',
      tracking: 'KP 44',
      expectedAt: '2026-01-02T18:00:00.000Z',
      validUntil: '2026-01-02T20:00:00.000Z',
      dispatchedAt: '2026-01-01T10:00:00.000Z',
      notComeAt: null,
      packed: null,
      endedAt: null,
    }
    const asked = stubApi({
      desk_parcel: () => says<never>(200, { ...parcel, state: 'dispatched', parcel: sent }),
      desk_parcel_ended: () => says<never>(200, {}),
    })
    const { user } = showDesk(Dispatch, `/desk/dispatch?id=${caseId}`, pharmacist)
    await screen.findByText(/^Past its cold-chain duration: not to be used/)
    await user.click(screen.getByRole('button', { name: 'Lost' }))
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() =>
      expect(asked.find(({ call }) => call === 'desk_parcel_ended')?.body).toEqual({ id: caseId, as: 'lost' }),
    )
  })

  it('does not leave before the patient has confirmed, and is replaced where it did not arrive', async () => {
    const waitsFor = ['The patient has not yet confirmed that they will use a barrier method as well.']
    let shown: CallReply<'desk_parcel'> | null = { ...parcel, waitsFor }
    const asked = stubApi({
      desk_parcel: () => (shown ? says<never>(200, shown) : says<never>(404, null, 'There is no such case.')),
      desk_replace_parcel: () => {
        shown = null
        return says<never>(200, {})
      },
    })
    const { user, unmount } = showDesk(Dispatch, `/desk/dispatch?id=${caseId}`, pharmacist)
    await screen.findByRole('heading', { name: 'Send' })
    expect(whyNot(/^Sent/)).toBe(waitsFor[0])
    // Said before anything is packed, and not only at the button.
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(waitsFor[0])
    unmount()
    shown = { ...parcel, state: 'lost' }
    showDesk(Dispatch, `/desk/dispatch?id=${caseId}`, pharmacist)
    await user.click(await screen.findByRole('button', { name: /^Replace it/ }))
    expect(asked.some(({ call }) => call === 'desk_replace_parcel')).toBe(false)
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(asked.find(({ call }) => call === 'desk_replace_parcel')?.body).toEqual({ id: caseId }))
    // D-11: it says that it worked, and nothing is left to press.
    await screen.findByText('It is being replaced')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByText('There is no such case.')).toBeNull()
    expect(screen.queryByRole('button', { name: /replace/i })).toBeNull()
  })

  it('D-12: says how the list is sorted', async () => {
    const counts = {}
    stubApi({
      desk_queue: () => says<never>(200, { rows: [], next: null, counts, at: '2026-01-01T10:00:00.000Z' }),
      desk_posts: () => says<never>(200, { rows: [], counts: {} }),
      desk_letter_posts: () => says<never>(200, { rows: [], counts: {} }),
    })
    showDesk(Dispatch, '/desk/dispatch', pharmacist)
    await screen.findByText('Sorted by dispatch deadline, earliest first.')
  })

  it('D-12: corrects a tracking number, and takes back what was marked as sent by mistake, with a reason', async () => {
    const sent = {
      carrier: 'Kestrel Post',
      tracking: 'KP 44',
      expectedAt: '2031-01-02T18:00:00.000Z',
      validUntil: '2031-01-02T20:00:00.000Z',
      dispatchedAt: '2026-01-01T10:00:00.000Z',
      notComeAt: null,
      packed: null,
      endedAt: null,
    }
    const asked = stubApi({
      desk_parcel: () => says<never>(200, { ...parcel, state: 'dispatched', parcel: sent }),
      desk_correct_parcel: () => says<never>(200, {}),
      desk_correct_tracking: () => says<never>(200, {}),
    })
    const { user } = showDesk(Dispatch, `/desk/dispatch?id=${caseId}`, pharmacist)
    await user.click(await screen.findByText('Correct carrier or tracking number'))
    fill('Tracking number', 'KP 45')
    await user.click(screen.getByRole('button', { name: 'Save and tell the patient' }))
    await user.click(screen.getByText('It has not left'))
    expect(whyNot(/^Correct it/)).toBe('Give a reason first.')
    fill('Why this was a mistake', 'Wrong box.')
    await user.click(screen.getByRole('button', { name: 'Correct it' }))
    const bodyOf = (call: string) => asked.find((one) => one.call === call)?.body
    await waitFor(() =>
      expect(bodyOf('desk_correct_parcel')).toEqual({ id: caseId, what: 'not sent', reason: 'Wrong box.' }),
    )
    expect(bodyOf('desk_correct_tracking')).toEqual({ id: caseId, carrier: 'Kestrel Post', tracking: 'KP 45' })
  })

  it('C-12: what came late or warm is settled by a pharmacist, and by nobody else', async () => {
    const excursion = {
      cause: 'late',
      by: 'staff',
      at: '2026-01-03T10:00:00.000Z',
      limit: { maxC: 8, hours: 0 },
    } as const
    const asked = stubApi({
      desk_parcel: () => says<never>(200, { ...parcel, state: 'quarantined', excursion }),
      desk_settle_excursion: ({ as }: { as: string }) =>
        as === 'use' ? says<never>(422, { because: 'unknown' }, 'Nobody knows how warm it was.') : says<never>(200, {}),
    } as never)
    const { user, unmount } = showDesk(Dispatch, `/desk/dispatch?id=${caseId}`, ['dispatch'])
    await screen.findByText(/It arrived after its cold-chain duration/)
    fill('Clinical rationale', 'Left in the sun.')
    expect(whyNot(/^It can be used/)).toBe('Only a pharmacist can decide this.')
    unmount()
    showDesk(Dispatch, `/desk/dispatch?id=${caseId}`, pharmacist)
    await screen.findByText('It may be used only if it is known to have stayed within 2 to 8 °C.')
    fill('Clinical rationale', 'Left in the sun.')
    fill('Warmest, °C', '25.5')
    expect(whyNot(/^It can be used/)).toMatch(/^Enter whole degrees and hours, rounded up/)
    fill('Warmest, °C', '')
    await user.click(screen.getByRole('button', { name: /^Discard and replace/ }))
    await screen.findByText('It is being replaced')
    expect(asked.find(({ call }) => call === 'desk_settle_excursion')?.body).toEqual({
      id: caseId,
      as: 'discard',
      warmestC: null,
      warmHours: null,
      reason: 'Left in the sun.',
    })
  })
})

describe('parcels packed one after the other', () => {
  it('remember carrier and cold pack, so that the next is sent in twelve presses at most', async () => {
    const other = '00000000-0000-4000-8000-000000000077'
    const rows = [caseId, other].map((id) => ({ id, reference: `LW-${id.slice(-2)}` }))
    const asked = stubApi({
      desk_queue: () => says<never>(200, { rows, next: null, counts: {}, at: '2026-01-01T10:00:00.000Z' } as never),
      desk_parcel: ({ id }: { id: string }) => says<never>(200, { ...parcel, id, reference: `LW-${id.slice(-2)}` }),
      desk_dispatch: () => says<never>(200, {}),
    } as never)
    const { user } = showDesk(Dispatch, '/desk/dispatch?pack=', pharmacist)
    await screen.findByText('0 of 2 sent')
    fill('Carrier', 'Kestrel Post')
    fill('Cold pack', 'CP-9')
    fill('Cold-chain hours', '72')
    fill('Expected day', new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10))
    const sendOne = async (tracking: string, sent: string) => {
      const field = await screen.findByLabelText('Tracking number')
      // After the first, focus is there by itself.
      if (tracking === 'KP44') field.focus()
      await waitFor(() => expect(document.activeElement).toBe(field))
      let presses = 0
      await user.keyboard(`${tracking}{Enter}`)
      presses += 1
      for (const key of [...parcel.box.map(() => 'x'), 'p']) {
        await user.keyboard(key)
        presses += 1
      }
      await screen.findByText(sent)
      return presses
    }
    await sendOne('KP44', '1 of 2 sent')
    expect(await sendOne('KP45', '2 of 2 sent')).toBeLessThanOrEqual(12)
    const sent = asked.filter(({ call }) => call === 'desk_dispatch').map(({ body }) => body)
    expect(sent).toMatchObject([
      { id: caseId, tracking: 'KP44', carrier: 'Kestrel Post' },
      { id: other, tracking: 'KP45', carrier: 'Kestrel Post', coldPack: 'CP-9', coldHours: 72 },
    ])
    // On a parcel's own page they are filled in as well.
    cleanup()
    showDesk(Dispatch, `/desk/dispatch?id=${caseId}`, pharmacist)
    await waitFor(() => expect(fieldValue('Carrier')).toBe('Kestrel Post'))
    expect(fieldValue('Tracking number')).toBe('')
  })
})

describe('what was typed about a prescription', () => {
  it('is there again after Escape and after a reload, and leads to the case once the prescription is not in force', async () => {
    let reply: () => unknown = () =>
      says<never>(200, { ...prescription, drafts: { discussion: 'About the gallstones', return: 'Please say why' } })
    stubApi({ ...ready, desk_keep_draft: () => says<never>(200, {}), desk_prescription: () => reply() } as never)
    const { user, unmount } = showDesk(Pharmacy, `/desk/pharmacy?id=${caseId}`, pharmacist)
    await screen.findByText('Prescription 1042')
    expect(fieldValue('Message to the pharmacist or prescriber')).toBe('About the gallstones')
    await user.click(screen.getByRole('button', { name: 'Return to prescriber' }))
    expect(fieldValue('Reason')).toBe('Please say why')
    await user.type(screen.getByLabelText('Reason'), ' it is safe')
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Return to prescriber' }))
    expect(fieldValue('Reason')).toBe('Please say why it is safe')
    unmount()
    reply = () => says<never>(404, null as never, 'There is no prescription in force for this case.')
    for (const [Page, address] of [
      [Pharmacy, '/desk/pharmacy'],
      [Dispatch, '/desk/dispatch'],
    ] as const) {
      stubApi({ desk_prescription: () => reply(), desk_parcel: () => reply() } as never)
      const shown = showDesk(Page, `${address}?id=${caseId}`, pharmacist)
      await screen.findByText(/no prescription in force/)
      expect(screen.getByRole('link', { name: 'Open the case' }).getAttribute('href')).toBe(`/desk/case?id=${caseId}`)
      shown.unmount()
    }
  })
})

describe('D-1: recalls', () => {
  const pen = {
    penId: caseId,
    caseId,
    reference: 'LW-3N8D',
    name: 'Amara Whitfield',
    email: 'amara@whitfield.example',
    mobile: '07700 900123',
    brand: 'Wegovy',
    strength: '0.25mg',
    batch: 'LK-1402',
    expires: '2027-06-30',
    at: '2026-01-01T10:00:00.000Z',
    place: 'in use',
  } as const

  it('shows where each pen is, adds a near match only when it is pressed, and asks for a recall of both', async () => {
    const found = {
      LK1402: { key: 'LK1402', pens: [pen], near: [{ key: 'LKI402', written: 'LKI-402', pens: 2 }], others: [] },
      LKI402: { key: 'LKI402', pens: [], near: [], others: [] },
    }
    const asked = stubApi({
      desk_recalls: () => says<never>(200, { recalls: [] }),
      desk_recall: ({ batch }: { batch: string }) => says<never>(200, batch === 'LKI402' ? found.LKI402 : found.LK1402),
      desk_ask_recall: () => says<never>(200, {}),
    } as never)
    const { user } = showDesk(Recalls, '/desk/recalls', ['recall'])
    await user.selectOptions(screen.getByLabelText('Medicine'), 'wegovy')
    fill('Batch number', 'lk 1402')
    await user.click(screen.getByRole('button', { name: 'Find' }))
    await screen.findByText('1 pen of Wegovy, batch LK1402')
    expect(screen.getByText('Delivered, in use')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Add LKI-402 (2 pens)' }))
    await screen.findByText('1 pen of Wegovy, batch LK1402, LKI402')
    await user.click(screen.getByRole('button', { name: 'Request a recall' }))
    await screen.findByText(/waiting for a second person/)
    expect(asked.find(({ call }) => call === 'desk_ask_recall')?.body).toMatchObject({
      medicine: 'wegovy',
      batches: ['LK1402', 'LKI402'],
    })
  })

  it('keeps a message that was written when a near match is added, and says which batch it does not name', async () => {
    const found = {
      LK1402: { key: 'LK1402', pens: [pen], near: [{ key: 'LKI402', written: 'LKI-402', pens: 2 }], others: [] },
      LKI402: { key: 'LKI402', pens: [], near: [], others: [] },
    }
    const asked = stubApi({
      desk_recalls: () => says<never>(200, { recalls: [] }),
      desk_recall: ({ batch }: { batch: string }) => says<never>(200, batch === 'LKI402' ? found.LKI402 : found.LK1402),
      desk_ask_recall: () => says<never>(200, {}),
    } as never)
    const { user } = showDesk(Recalls, '/desk/recalls', ['recall'])
    await user.selectOptions(screen.getByLabelText('Medicine'), 'wegovy')
    fill('Batch number', 'lk 1402')
    await user.click(screen.getByRole('button', { name: 'Find' }))
    await screen.findByText('1 pen of Wegovy, batch LK1402')
    const message = 'Please stop using Wegovy pens of batch LK-1402 and write to us.'
    fill('Message to recipients', message)
    await user.click(screen.getByRole('button', { name: 'Add LKI-402 (2 pens)' }))
    await screen.findByText('1 pen of Wegovy, batch LK1402, LKI402')
    expect(fieldValue('Message to recipients')).toBe(message)
    screen.getByText(/doesn’t name batch LKI402/)
    fill('Message to recipients', ' ')
    expect(whyNot(/^Request a recall/)).toContain('Write the message')
    await user.click(screen.getByRole('button', { name: /^Request a recall/ }))
    expect(asked.some(({ call }) => call === 'desk_ask_recall')).toBe(false)
  })

  it('asks which medicine first, and says of which other the same number is', async () => {
    const others = [{ brand: 'Mounjaro', pens: 3 }]
    const asked = stubApi({
      desk_recalls: () => says<never>(200, { recalls: [] }),
      desk_recall: () => says<never>(200, { key: 'LK1402', pens: [pen], near: [], others }),
    } as never)
    const { user } = showDesk(Recalls, '/desk/recalls', ['recall'])
    fill('Batch number', 'lk 1402')
    await user.click(screen.getByRole('button', { name: 'Find' }))
    await screen.findByText('Choose the medicine named in the recall.')
    expect(asked.some(({ call }) => call === 'desk_recall')).toBe(false)
    await user.selectOptions(screen.getByLabelText('Medicine'), 'wegovy')
    await user.click(screen.getByRole('button', { name: 'Find' }))
    await screen.findByText(/^3 pens of Mounjaro also have batch number LK1402/)
    expect(fieldValue('Message to recipients')).toContain('the Wegovy pen with batch number LK1402')
    fill('Message to recipients', 'Please stop using pens of batch LK1402.')
    screen.getByText(/doesn’t name Wegovy/)
  })

  it('leads from each recipient to their case, and from where the pen is to its parcel, for those who may open them', async () => {
    stubApi({
      desk_recalls: () => says<never>(200, { recalls: [] }),
      desk_recall: () =>
        says<never>(200, {
          key: 'LK1402',
          pens: [pen, { ...pen, penId: 'other', place: 'discarded' }],
          near: [],
          others: [],
        }),
    })
    const show = async (may: readonly Capability[]) => {
      const { user, unmount } = showDesk(Recalls, '/desk/recalls', may)
      await user.selectOptions(screen.getByLabelText('Medicine'), 'wegovy')
      fill('Batch number', 'lk 1402')
      await user.click(screen.getByRole('button', { name: 'Find' }))
      await screen.findByText('2 pens of Wegovy, batch LK1402')
      const links = screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
      unmount()
      return links
    }
    const toCase = ['Amara Whitfield', `/desk/case?id=${caseId}`]
    expect(await show(['recall', 'see-record', 'dispatch'])).toEqual([
      toCase,
      ['Delivered, in use', `/desk/dispatch?id=${caseId}`],
      toCase,
    ])
    expect(await show(['recall', 'see-record'])).toEqual([toCase, toCase])
  })

  it('a delivered pen that is recalled is replaced from its parcel, and a late one cannot be found fit', async () => {
    const sent = {
      carrier: 'Swift Post',
      tracking: 'SP1',
      expectedAt: '2026-01-02T18:00:00.000Z',
      validUntil: '2026-01-03T10:00:00.000Z',
      dispatchedAt: '2026-01-01T10:00:00.000Z',
      notComeAt: null,
      packed: null,
      endedAt: null,
    }
    let shown: typeof parcel = { ...parcel, state: 'delivered', isRecalled: true, parcel: sent }
    const asked = stubApi({
      desk_parcel: () => says<never>(200, shown),
      desk_replace_parcel: () => says<never>(200, {}),
    })
    const { user, unmount } = showDesk(Dispatch, `/desk/dispatch?id=${caseId}`, pharmacist)
    await screen.findByText(/batch of this pen is being recalled/)
    await user.click(screen.getByRole('button', { name: /^Replace it/ }))
    await user.click(screen.getByRole('button', { name: /^Yes, have it replaced/ }))
    await screen.findByText('It is being replaced')
    expect(screen.queryByText('It was not delivered')).toBeNull()
    expect(asked.find(({ call }) => call === 'desk_replace_parcel')?.body).toEqual({ id: caseId })
    unmount()
    shown = {
      ...shown,
      state: 'quarantined',
      excursion: { cause: 'late', by: 'staff', at: sent.expectedAt, limit: { maxC: 30, hours: 24 } },
    }
    showDesk(Dispatch, `/desk/dispatch?id=${caseId}`, pharmacist)
    await screen.findByLabelText('Clinical rationale')
    fill('Clinical rationale', 'Logger read.')
    await waitFor(() => expect(whyNot(/^It can be used/)).toContain('being recalled'))
    expect(whyNot(/^Discard and replace/)).toBeNull()
  })

  it('is confirmed by a second person, asked once more, and not by who asked for it', async () => {
    const recall = {
      id: caseId,
      medicine: 'Wegovy',
      batches: ['LK1402'],
      words: 'Please do not use it.',
      askedBy: 'Jo Pharmacist',
      askedAt: '2026-01-01T10:00:00.000Z',
      confirmedBy: null,
      confirmedAt: null,
      calledOffBy: null,
      calledOffAt: null,
      mayConfirm: false,
      pens: 0,
      told: 0,
      outstanding: 0,
      toCall: 0,
    }
    let shown = recall
    const asked = stubApi({
      desk_recalls: () => says<never>(200, { recalls: [shown] }),
      desk_confirm_recall: () => says<never>(200, {}),
    })
    const { unmount } = showDesk(Recalls, '/desk/recalls', ['recall'])
    await screen.findByText('Awaiting a second person')
    expect(whyNot(/^Confirm/)).toContain('You requested this recall')
    unmount()
    shown = { ...recall, mayConfirm: true }
    const { user } = showDesk(Recalls, '/desk/recalls', ['recall'])
    await user.click(await screen.findByRole('button', { name: /^Confirm/ }))
    expect(asked.some(({ call }) => call === 'desk_confirm_recall')).toBe(false)
    await user.click(screen.getByRole('button', { name: /^Yes, message/ }))
    await waitFor(() => expect(asked.find(({ call }) => call === 'desk_confirm_recall')?.body).toEqual({ id: caseId }))
  })
})
