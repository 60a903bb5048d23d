import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DeskHealthList, MyHealthList } from '#contract/codes/health-list.ts'
import { followUpAnswers } from '#domain/clinical/sample-answers.ts'
import { medicinesAndConditions } from '#domain/intake/medicines-and-conditions/flow.ts'
import { newReadyPatient } from '../../testing/test-case.ts'
import { newStaff } from '../../testing/test-staff.ts'
import { startTreatment, type TreatedPatient, type Treatment } from '../../testing/test-treatment.ts'

let clinic: Treatment
let app: Treatment['app']
let coach: Awaited<ReturnType<typeof newStaff>>
beforeAll(async () => {
  clinic = await startTreatment('2026-03-02T10:00:00Z')
  app = clinic.app
  coach = await newStaff(app, 'coach')
})
afterAll(() => app.close())

const warfarin = { system: 'larkwell', code: 'medicine-warfarin', name: 'Warfarin' } as const
const pancreatitis = { system: 'snomed', code: '75694006', name: 'Pancreatitis' } as const

interface Entry {
  readonly id?: string
  readonly kind?: 'medicine' | 'allergy' | 'condition'
  readonly written?: string
  readonly picked?: { readonly system: string; readonly code: string; readonly name: string } | null
  readonly replaces?: string | null
}
const entry = (given: Entry) =>
  ({ id: randomUUID(), kind: 'medicine', written: 'worfarin 3 mg', picked: null, replaces: null, ...given }) as never

const add = ({ browser }: TreatedPatient, given: Entry) => browser.post('add_to_health_list', entry(given))
const end = ({ browser }: TreatedPatient, id: string) => browser.post('end_in_health_list', { id })
const mine = async ({ browser }: TreatedPatient) => (await clinic.post(browser, 'my_health_list', {})) as MyHealthList
const deskAdd = (who: typeof coach, { accountId }: TreatedPatient, given: Entry) =>
  who.post('desk_add_to_health_list', { accountId, ...(entry(given) as object) } as never)
const atDesk = async ({ accountId }: TreatedPatient) =>
  (await clinic.post(clinic.prescriber, 'desk_health_list', { accountId })) as DeskHealthList

const flagsOf = async ({ caseId }: TreatedPatient) => {
  const shown = (await clinic.post(clinic.prescriber, 'desk_case', { id: caseId })) as {
    flags: { id: string; says: string }[]
  }
  return shown.flags
}
const idsOf = async (patient: TreatedPatient) => (await flagsOf(patient)).map(({ id }) => id)

async function writeMedicines({ browser }: TreatedPatient, words: string) {
  const questionnaire = 'medicines-and-conditions'
  const { instance } = (await browser.post('load_instance', { questionnaire })).json().data
  const saved = await browser.post('save_instance', {
    questionnaire,
    instance: instance ?? randomUUID(),
    ansData: JSON.stringify(followUpAnswers({ 'follow-up-medicines': ['other'], 'follow-up-medicines-named': words })),
    version: medicinesAndConditions.version,
  })
  expect(saved.statusCode, saved.body).toBe(200)
}

describe('a patient’s list of medicines, allergies and conditions', () => {
  it('what the patient picks raises the flag of its interaction, and settles “not checked”', async () => {
    const patient = await newReadyPatient(app)
    await writeMedicines(patient, 'worfarin 3 mg')
    expect(await idsOf(patient)).toContain('interactions-not-checked')
    expect((await mine(patient)).written).toEqual([{ kind: 'medicine', words: 'worfarin 3 mg' }])
    expect((await add(patient, { picked: warfarin })).statusCode).toBe(200)
    const ids = await idsOf(patient)
    expect(ids).toContain('warfarin')
    expect(ids).not.toContain('interactions-not-checked')
    const { entries, written } = await mine(patient)
    expect(entries).toMatchObject([{ written: 'worfarin 3 mg', name: 'Warfarin', system: 'larkwell', isOurs: false }])
    expect(written).toEqual([])
  })

  it('what is kept as written is never coded, and is said to be not checked', async () => {
    const patient = await newReadyPatient(app)
    await add(patient, { written: 'warfarin' })
    await add(patient, { kind: 'condition', written: 'pancreatitis, long ago' })
    expect((await mine(patient)).entries).toMatchObject([
      { written: 'warfarin', name: null, code: null },
      { written: 'pancreatitis, long ago', name: null, code: null },
    ])
    const flags = await flagsOf(patient)
    expect(flags.map(({ id }) => id)).toEqual(expect.arrayContaining(['medicine-named', 'listed-not-checked']))
    expect(flags.find(({ id }) => id === 'listed-not-checked')?.says).toContain('“pancreatitis, long ago”')
  })

  it('a listed condition that rules our medicines out stays in the clinical history, also after it is taken off', async () => {
    const patient = await newReadyPatient(app)
    const id = randomUUID()
    await add(patient, { id, kind: 'condition', written: 'Pancreatitis', picked: pancreatitis })
    expect(await idsOf(patient)).toContain('history-stop')
    expect((await end(patient, id)).statusCode).toBe(200)
    expect((await mine(patient)).entries).toEqual([])
    expect(await idsOf(patient)).toContain('history-stop')
  })

  it('an allergy to a medicine of this kind is a reaction', async () => {
    const patient = await newReadyPatient(app)
    const saxenda = { system: 'larkwell', code: 'medicine-saxenda', name: 'Saxenda' }
    await add(patient, { kind: 'allergy', written: 'saxenda', picked: saxenda })
    expect(await idsOf(patient)).toContain('history-reaction')
  })

  it('the name and the code are those of our list, not those that were sent', async () => {
    const patient = await newReadyPatient(app)
    for (const picked of [
      { ...warfarin, name: 'Paracetamol' },
      { ...warfarin, code: 'medicine-paracetamol' },
      { ...warfarin, system: 'dmd' },
      pancreatitis,
    ])
      expect((await add(patient, { picked })).statusCode).toBe(422)
    expect((await mine(patient)).entries).toEqual([])
  })

  it('sent again it is the same, and an id of another person’s entry changes nothing', async () => {
    const [patient, other] = [await newReadyPatient(app), await newReadyPatient(app)]
    const id = randomUUID()
    await add(patient, { id })
    expect((await add(patient, { id })).statusCode).toBe(200)
    expect((await mine(patient)).entries).toHaveLength(1)
    expect((await add(other, { id })).statusCode).toBe(409)
    expect((await add(other, { replaces: id })).statusCode).toBe(409)
    expect((await end(other, id)).statusCode).toBe(200)
    expect((await mine(patient)).entries).toHaveLength(1)
    expect((await mine(other)).entries).toEqual([])
  })

  it('a name is listed once, whoever adds it, at the same time or later', async () => {
    const patient = await newReadyPatient(app)
    const replies = await Promise.all([
      add(patient, { picked: warfarin, written: 'warf' }),
      add(patient, { picked: warfarin, written: 'warfarin' }),
      deskAdd(clinic.prescriber, patient, { picked: warfarin, written: 'Warfarin' }),
      add(patient, { picked: warfarin, written: 'war' }),
    ])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(replies.map((reply) => reply.json().data.already).toSorted()).toEqual([false, true, true, true])
    const again = randomUUID()
    for (let times = 0; times < 2; times += 1)
      expect((await add(patient, { id: again, picked: warfarin })).json().data).toEqual({ already: true })
    expect((await deskAdd(clinic.pharmacist, patient, { picked: warfarin })).json().data).toEqual({ already: true })
    expect((await atDesk(patient)).entries).toHaveLength(1)
    const [listed] = (await mine(patient)).entries
    expect(listed).toMatchObject({ name: 'Warfarin' })
    // Another kind of list is another matter, and what was taken off can be put there again.
    const allergy = { system: 'larkwell', code: 'medicine-warfarin', name: 'Warfarin' }
    expect((await add(patient, { kind: 'allergy', picked: allergy })).json().data).not.toEqual({ already: true })
    await clinic.post(clinic.pharmacist, 'desk_end_in_health_list', {
      accountId: patient.accountId,
      id: (listed as { id: string }).id,
    })
    expect((await add(patient, { picked: warfarin })).json().data).toEqual({ already: false })
  })

  it('the same words are kept once, and words of an answer still get a name that is on the list', async () => {
    const patient = await newReadyPatient(app)
    expect((await add(patient, { written: 'Small white one' })).json().data).toEqual({ already: false })
    expect((await add(patient, { written: 'small  white one' })).json().data).toEqual({ already: true })
    expect((await deskAdd(clinic.prescriber, patient, { written: 'small white one' })).json().data).toEqual({
      already: true,
    })
    await add(patient, { picked: warfarin, written: 'warfarin' })
    expect((await add(patient, { written: 'Warfarin' })).json().data).toEqual({ already: true })
    await writeMedicines(patient, 'worfarin 3 mg')
    expect(await idsOf(patient)).toContain('interactions-not-checked')
    expect((await add(patient, { picked: warfarin })).json().data).toEqual({ already: false })
    expect((await add(patient, { picked: warfarin })).json().data).toEqual({ already: true })
    expect((await mine(patient)).written).toEqual([])
  })

  it('what the patient takes off leaves what they wrote elsewhere as it was; what staff record as not taken settles it', async () => {
    const patient = await newReadyPatient(app)
    await writeMedicines(patient, 'Neoral 100 mg')
    const id = randomUUID()
    const neoral = { system: 'larkwell', code: 'medicine-neoral', name: 'Neoral' }
    await add(patient, { id, written: 'Neoral 100 mg', picked: neoral })
    expect(await idsOf(patient)).toContain('narrow-index-medicine')
    await end(patient, id)
    expect(await idsOf(patient)).toContain('medicine-named')
    const again = randomUUID()
    expect(
      (await deskAdd(clinic.pharmacist, patient, { id: again, written: 'Neoral 100 mg', picked: neoral })).statusCode,
    ).toBe(200)
    expect((await end(patient, again)).statusCode).toBe(409)
    expect((await add(patient, { replaces: again })).statusCode).toBe(409)
    await clinic.post(clinic.pharmacist, 'desk_end_in_health_list', { accountId: patient.accountId, id: again })
    const ids = await idsOf(patient)
    expect(ids).not.toContain('medicine-named')
    expect(ids).not.toContain('narrow-index-medicine')
  })

  it('staff code what the patient wrote: both stay on the record, with who did it, and the access is logged', async () => {
    const patient = await newReadyPatient(app)
    const id = randomUUID()
    await add(patient, { id })
    expect((await deskAdd(clinic.prescriber, patient, { picked: warfarin, replaces: id })).statusCode).toBe(200)
    const { entries, release } = await atDesk(patient)
    expect(entries).toMatchObject([
      { id, name: null, by: null, ended: { as: 'replaced', by: expect.any(String) } },
      { written: 'worfarin 3 mg', name: 'Warfarin', by: expect.any(String), ended: null },
    ])
    expect(release).toBeNull()
    expect((await mine(patient)).entries).toMatchObject([{ name: 'Warfarin', isOurs: true }])
    expect((await deskAdd(clinic.prescriber, patient, { picked: warfarin, replaces: id })).statusCode).toBe(409)
    const looks = await clinic.run(
      `select 1 from access_log where account_id = '${patient.accountId}' and what = 'record'`,
    )
    expect(looks.length).toBeGreaterThanOrEqual(2)
  })

  it('a coach reads the list and cannot change it; support can neither', async () => {
    const patient = await newReadyPatient(app)
    expect((await coach.post('desk_health_list', { accountId: patient.accountId })).statusCode).toBe(200)
    expect((await deskAdd(coach, patient, {})).statusCode).toBe(403)
    expect(
      (await coach.post('desk_end_in_health_list', { accountId: patient.accountId, id: randomUUID() })).statusCode,
    ).toBe(403)
    expect((await clinic.support.post('desk_health_list', { accountId: patient.accountId })).statusCode).toBe(403)
  })

  it('nothing of it is in the log', async () => {
    const patient = await newReadyPatient(app)
    await add(patient, { written: 'Zyxwvolol for my secret' })
    expect(app.logged()).toContain('/api/add_to_health_list')
    expect(app.logged()).not.toMatch(/zyxwvolol|secret/i)
  })
})
