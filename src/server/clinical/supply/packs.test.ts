import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkDigit, elementString, type PackCode, writtenPackCode } from '#domain/supply/pack-code.ts'
import { packedInTests } from '../../testing/packed.ts'
import { newReadyPatient } from '../../testing/test-case.ts'
import { newStaff } from '../../testing/test-staff.ts'
import { startTreatment, type Treatment } from '../../testing/test-treatment.ts'

type Staff = Awaited<ReturnType<typeof newStaff>>

let clinic: Treatment
let pharmacist: Staff
let second: Staff
let lead: Staff
beforeAll(async () => {
  clinic = await startTreatment('2026-03-02T10:00:00Z')
  pharmacist = clinic.pharmacist
  second = await newStaff(clinic.app, 'pharmacist')
  lead = await newStaff(clinic.app, 'clinical_lead')
})
afterAll(() => clinic.app.close())
beforeEach(() => clinic.moveTo(clinic.now() + 60_000))

let packs = 0
const newGtin = () => {
  packs += 1
  const thirteen = `952000${String(packs).padStart(7, '0')}`
  return thirteen + checkDigit(thirteen)
}
const packOf = (gtin: string, over: Partial<PackCode> = {}): PackCode => ({
  gtin,
  expires: '2027-06-30',
  batch: 'B2611A',
  serial: randomUUID().slice(0, 8),
  ...over,
})

const add = (gtin: string, over: object = {}, by = pharmacist) => {
  const id = randomUUID()
  const given = { id, gtin, medicine: 'mounjaro', strength: '2.5 mg', packSize: 1, ...over }
  return { id, given, reply: by.post('desk_add_pack_code', given as never) }
}
async function registered(over: object = {}): Promise<string> {
  const gtin = newGtin()
  const { id, reply } = add(gtin, over)
  expect((await reply).statusCode).toBe(200)
  expect((await lead.post('desk_confirm_pack_code', { id })).statusCode).toBe(200)
  return gtin
}
const codeNow = async (id: string) =>
  (await clinic.post(lead, 'desk_pack_codes', {})).codes.find((one: { id: string }) => one.id === id)

async function newApproved(): Promise<string> {
  const { caseId: id } = await newReadyPatient(clinic.app)
  const approval = { dose: '2.5mg', instructions: 'Once a week.', words: 'Prescribed.', ticked: [] }
  const { prescriber } = clinic
  await clinic.post(prescriber, 'desk_approve', { id, epoch: await clinic.claim(prescriber, id), ...approval })
  await clinic.settle()
  return id
}
const read = (id: string, scanned: string, by = pharmacist) => by.post('desk_read_pack', { id, scanned })
const check = async (id: string, pen: object, by = pharmacist) =>
  by.post('desk_check', {
    id,
    epoch: await clinic.claim(by, id),
    pen: { brand: 'Mounjaro', strength: '2.5mg', batch: 'B2611A', expires: '2027-06-30', ...pen },
    hasSeenInteractions: true,
  })
const checkScanned = (id: string, pack: PackCode, by = pharmacist) =>
  check(id, { batch: pack.batch, expires: pack.expires, scanned: writtenPackCode(pack) }, by)
const send = (id: string, over: object = {}) =>
  clinic.support.post('desk_dispatch', {
    id,
    carrier: 'Swift Post',
    tracking: 'SP1',
    coldPack: 'Box',
    expectedOn: new Date(clinic.now() + 86_400_000).toISOString().slice(0, 10),
    coldHours: 48,
    ...packedInTests,
    ...over,
  })
const penOf = async (id: string) =>
  (await clinic.run(`select brand, strength, batch, gtin, serial from pens where case_id = '${id}'`))[0]

describe('the register of GTINs', () => {
  it('counts only what a second pharmacist or a lead has confirmed, and keeps what was removed', async () => {
    const gtin = newGtin()
    const { id, given, reply } = add(gtin)
    expect((await reply).statusCode).toBe(200)
    expect((await pharmacist.post('desk_add_pack_code', given as never)).statusCode).toBe(200)
    expect((await add(gtin, { strength: '5mg' }, second).reply).statusCode).toBe(409)
    const caseId = await newApproved()
    const scanned = writtenPackCode(packOf(gtin))
    expect((await read(caseId, scanned)).json().data).toMatchObject({ product: null, isAwaiting: true, stop: null })
    const own = await pharmacist.post('desk_confirm_pack_code', { id })
    expect([own.statusCode, own.json().message]).toEqual([
      409,
      expect.stringContaining('You added this product number'),
    ])
    expect((await second.post('desk_confirm_pack_code', { id })).statusCode).toBe(200)
    expect((await lead.post('desk_confirm_pack_code', { id })).statusCode).toBe(200)
    expect((await read(caseId, scanned)).json().data).toMatchObject({
      product: { medicine: 'Mounjaro', strength: '2.5mg' },
      isAwaiting: false,
    })
    expect((await second.post('desk_remove_pack_code', { id, reason: '' })).statusCode).toBe(400)
    expect((await second.post('desk_remove_pack_code', { id, reason: 'Wrong pack.' })).statusCode).toBe(200)
    expect((await read(caseId, scanned)).json().data).toMatchObject({ product: null, isAwaiting: false })
    expect((await lead.post('desk_confirm_pack_code', { id })).statusCode).toBe(409)
    expect(await codeNow(id)).toMatchObject({
      strength: '2.5mg',
      added: { name: pharmacist.name },
      confirmed: { name: second.name },
      removed: { name: second.name, reason: 'Wrong pack.' },
    })
    expect((await add(gtin, {}, second).reply).statusCode).toBe(200)
  })

  it('refuses what is no GTIN or no strength of ours, and one number for two products at once', async () => {
    const gtin = newGtin()
    const wrong = gtin.slice(0, 13) + ((Number(gtin[13]) + 1) % 10)
    expect((await add(wrong).reply).statusCode).toBe(422)
    const strength = await add(gtin, { strength: '25mg' }).reply
    expect([strength.statusCode, strength.json().message]).toEqual([422, expect.stringContaining('2.5mg')])
    const both = await Promise.all([add(gtin).reply, add(gtin, { strength: '5mg' }, second).reply])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  it('only grows, and is open to pharmacists and leads alone', async () => {
    await registered()
    for (const table of ['pack_codes', 'pack_code_events'])
      await expect(clinic.run(`delete from ${table}`)).rejects.toThrow()
    const caseId = await newApproved()
    for (const role of ['prescriber', 'coach', 'support', 'administrator', 'auditor'] as const) {
      const who = await newStaff(clinic.app, role)
      expect((await add(newGtin(), {}, who).reply).statusCode).toBe(403)
      expect((await who.post('desk_pack_codes', {})).statusCode).toBe(403)
      expect((await who.post('desk_confirm_pack_code', { id: randomUUID() })).statusCode).toBe(403)
      expect((await read(caseId, '(01)1', who)).statusCode).toBe(403)
    }
  })
})

describe('a pack that is scanned', () => {
  it('is recorded as its code says', async () => {
    const [gtin, id] = [await registered(), await newApproved()]
    const pack = packOf(gtin, { batch: 'LK-1402' })
    const shown = (await read(id, `]d2${elementString(pack)}`)).json().data
    expect(shown).toMatchObject({ ...pack, stop: null, scanned: writtenPackCode(pack) })
    expect((await checkScanned(id, pack)).statusCode).toBe(200)
    await clinic.settle()
    expect(await penOf(id)).toEqual({
      brand: 'Mounjaro',
      strength: '2.5mg',
      batch: 'LK-1402',
      gtin,
      serial: pack.serial,
    })
    expect((await send(id)).statusCode).toBe(200)
  })

  it.each([
    ['another strength', { strength: '5mg' }, {}, /this pack is Mounjaro 5mg.*prescription is for Mounjaro 2.5mg/],
    ['another medicine', { medicine: 'wegovy', strength: '0.25mg' }, {}, /this pack is Wegovy 0.25mg/],
    ['several pens', { packSize: 3 }, {}, /holds 3 pens/],
    ['an expiry too soon', {}, { expires: '2026-03-31' }, /must not expire before/],
  ])('stops the check if it is of %s', async (_name, product, over, says) => {
    const [gtin, id] = [await registered(product), await newApproved()]
    const pack = packOf(gtin, over)
    expect((await read(id, writtenPackCode(pack))).json().data.stop).toMatch(says)
    const refused = await checkScanned(id, pack)
    expect([refused.statusCode, refused.json().message]).toEqual([422, expect.stringMatching(says)])
  })

  it('stops the check if what was typed differs from its code, or the code cannot be read', async () => {
    const [gtin, id] = [await registered(), await newApproved()]
    const scanned = writtenPackCode(packOf(gtin))
    for (const pen of [{ batch: 'B2611B' }, { expires: '2027-07-31' }]) {
      const refused = await check(id, { ...pen, scanned })
      expect([refused.statusCode, refused.json().message]).toEqual([
        422,
        expect.stringContaining('is not what the code'),
      ])
    }
    expect((await check(id, { strength: '5mg', scanned })).statusCode).toBe(422)
    const unread = await check(id, { scanned: `${scanned}(11)270101` })
    expect([unread.statusCode, unread.json().message]).toEqual([422, expect.stringContaining('(11)')])
    expect((await check(id, { batch: 'b 2611-a', scanned })).statusCode).toBe(200)
  })

  it('has its batch typed where the scanner may have left out the separator, and stops if that is not what was scanned', async () => {
    const [gtin, id] = [await registered(), await newApproved()]
    const joined = packOf(gtin, { batch: 'B2611A21S1', serial: null })
    expect((await read(id, writtenPackCode(joined))).json().data).toMatchObject({ batch: null, stop: null })
    const refused = await check(id, { batch: 'B2611A', expires: joined.expires, scanned: writtenPackCode(joined) })
    expect([refused.statusCode, refused.json().message]).toEqual([422, expect.stringContaining('FNC1')])
  })

  it('is supplied once: of two checks at the same moment one is refused, and an undone one gives it up', async () => {
    const [gtin, one, other] = [await registered(), await newApproved(), await newApproved()]
    const pack = packOf(gtin)
    const both = await Promise.all([checkScanned(one, pack), checkScanned(other, pack, second)])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
    const [won, lost] = both[0]?.statusCode === 200 ? [pharmacist, second] : [second, pharmacist]
    const [wonCase, lostCase] = won === pharmacist ? [one, other] : [other, one]
    const decisionId = both.find(({ statusCode }) => statusCode === 200)?.json().data.decisionId
    expect((await read(lostCase, writtenPackCode(pack), lost)).json().data.stop).toContain('already recorded')
    expect((await won.post('desk_undo', { decisionId })).statusCode).toBe(200)
    expect((await checkScanned(lostCase, pack, lost)).statusCode).toBe(200)
    await clinic.settle()
    const again = await checkScanned(wonCase, pack, won)
    expect([again.statusCode, again.json().message]).toEqual([422, expect.stringContaining('already recorded')])
  })

  it('does not leave if its product number was removed after the check', async () => {
    const gtin = newGtin()
    const { id: codeId, reply } = add(gtin)
    await reply
    await lead.post('desk_confirm_pack_code', { id: codeId })
    const id = await newApproved()
    await checkScanned(id, packOf(gtin))
    await clinic.settle()
    await clinic.moveTo(clinic.now() + 60_000)
    await lead.post('desk_remove_pack_code', { id: codeId, reason: 'It is the 5 mg pack.' })
    const refused = await send(id)
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('was removed')])
  })
})

describe('a pack that is typed', () => {
  it('stops the check at another strength, and is recorded as prescribed however it was typed', async () => {
    const id = await newApproved()
    for (const typed of [{ strength: '5mg' }, { strength: '25mg' }, { strength: '' }, { brand: 'Wegovy' }]) {
      const refused = await check(id, typed)
      expect([refused.statusCode, refused.json().message]).toEqual([422, expect.stringContaining('Do not supply')])
    }
    expect((await check(id, { brand: 'mounjaro', strength: '2.5 MG' })).statusCode).toBe(200)
    await clinic.settle()
    expect(await penOf(id)).toMatchObject({ brand: 'Mounjaro', strength: '2.5mg', gtin: null, serial: null })
  })
})

describe('the box', () => {
  it('leaves with everything on its list, which is kept with the parcel', async () => {
    const id = await newApproved()
    await check(id, {})
    await clinic.settle()
    const shown = await clinic.post(clinic.support, 'desk_parcel', { id })
    expect(shown.box).toEqual([
      { item: 'label', count: 1 },
      { item: 'leaflet', count: 1 },
      { item: 'needles', count: 4 },
      { item: 'sharps bin', count: 1 },
      { item: 'scale', count: 1 },
    ])
    for (const packed of [undefined, [], ['label', 'leaflet', 'needles']] as const) {
      const refused = await send(id, { packed })
      expect([refused.statusCode, refused.json().data]).toEqual([409, { reason: 'box' }])
    }
    expect((await send(id)).statusCode).toBe(200)
    expect((await clinic.post(clinic.support, 'desk_parcel', { id })).parcel.packed).toEqual(packedInTests.packed)
  })
})
