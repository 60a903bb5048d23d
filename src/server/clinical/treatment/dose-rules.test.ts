import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brand } from '#content/brand.ts'
import { followUpAnswers, measured, weightAnswers } from '#domain/clinical/sample-answers.ts'
import { checkInAnswers } from '#domain/intake/check-in/quiet-answers.ts'
import { medicinesAndConditions } from '#domain/intake/medicines-and-conditions/flow.ts'
import { packedInTests } from '../../testing/packed.ts'
import { formOf, newBrowser, newPhone, saveAnswers, verifyPhone } from '../../testing/test-browser.ts'
import { authorise, bringEvidence, goodEvidence, newPatient, newReadyPatient } from '../../testing/test-case.ts'
import { cards } from '../../testing/test-order.ts'
import { checkInOf, startTreatment, type TreatedPatient, type Treatment } from '../../testing/test-treatment.ts'
import { insertCheck } from '../cases/evidence-rows.ts'

let clinic: Treatment
beforeAll(async () => {
  clinic = await startTreatment('2026-03-02T10:00:00Z')
})
afterAll(() => clinic.app.close())

/** A patient who had their first pen of Mounjaro on 3 March; the test clock starts there. */
async function treated(answers?: object, ticked: readonly object[] = []): Promise<TreatedPatient> {
  await clinic.moveTo('2026-03-02T10:00:00Z')
  const patient = await newReadyPatient(clinic.app, answers)
  await clinic.approveAndSend(patient.caseId, { dose: '2.5mg', ticked })
  await clinic.deliver(patient.caseId, '2026-03-03T10:00:00Z')
  return patient
}

/** A verified weight. */
const verify = ({ accountId }: TreatedPatient, weightKg: number, on: string) =>
  clinic.app.database.transaction((tx) =>
    insertCheck(tx, clinic.app.services.vault, {
      accountId,
      gate: 'measurements',
      finding: { weightKg, heightCm: 170, on, how: 'video', by: 'Bryony Fell' },
      isPassed: true,
      how: 'video',
      staffId: null,
      now: clinic.now(),
    }),
  )

const taken = (...days: readonly number[]) => ({
  check_in_doses: { taken: days.map((day) => `2026-03-${String(day).padStart(2, '0')}`), missed: 0 },
})

/** Answers the check-in, pays, and opens the case. */
async function order(patient: TreatedPatient, said: object) {
  const { mine, save, finish } = checkInOf(patient)
  const { open } = await mine()
  expect((await save(open.id, checkInAnswers({ ...taken(3, 10, 17), ...said } as never))).statusCode).toBe(200)
  const { pen } = (await mine()).open
  const { toPay } = (await finish(open.id, pen?.pricePence ?? null)).json().data
  if (toPay === null) return { pen, id: '', shown: null }
  await clinic.pay(patient, toPay)
  const id = (await clinic.caseOf(toPay.orderId))?.id as string
  return { pen, id, shown: await clinic.post(clinic.prescriber, 'desk_case', { id }) }
}

interface Shown {
  readonly flags: readonly { readonly id: string; readonly severity: string }[]
  readonly doses: readonly {
    readonly dose: string
    readonly isAllowed: boolean
    readonly needs: string[]
    readonly because: string[]
  }[]
}
const idsOf = ({ flags }: Shown) => flags.map(({ id }) => id)
const doseIn = ({ doses }: Shown, dose: string) => doses.find((one) => one.dose === dose)
const allTicked = ({ flags }: Shown) => flags.map(({ id }) => ({ flag: id, reason: 'Spoken about.' }))

describe('C-1: the weight used for lower limits', () => {
  it('is the lower one on the patient’s page and at the desk alike', async () => {
    const patient = await treated()
    await clinic.moveTo('2026-03-24T10:00:00Z')
    // BMI 22.5 verified twelve days ago, 19.0 reported today.
    await verify(patient, 65, '2026-03-12')
    const { pen, shown } = await order(patient, { check_in_weight: { weight: '55', unit: 'kg', confirmed: 'yes' } })
    expect(pen.reasons.join(' ')).toContain('Your BMI is 19. Below 22 two of our clinicians have to agree')
    expect(shown.flags.find(({ id }: { id: string }) => id === 'bmi-low-on-treatment')).toMatchObject({
      severity: 'senior',
      says: 'BMI 19 on treatment, below 22.',
    })
    expect(shown.doses.every(({ isAllowed, needs }: Shown['doses'][number]) => !isAllowed || needs.length === 2)).toBe(
      true,
    )
  })

  it('is the verified one where that is lower, and offers nothing under 18.5', async () => {
    const patient = await treated()
    await clinic.moveTo('2026-03-24T10:00:00Z')
    await verify(patient, 53, '2026-03-12')
    const { pen, shown } = await order(patient, { check_in_weight: { weight: '65', unit: 'kg', confirmed: 'yes' } })
    expect([pen, shown]).toEqual([null, null])
  })
})

describe('C-10: a severe symptom', () => {
  it('does not lead to the same dose on one signature', async () => {
    const patient = await treated()
    await clinic.moveTo('2026-03-24T10:00:00Z')
    const effects = { ...(checkInAnswers().check_in_side_effects as object), vomiting: 'severe' }
    const { pen, id, shown } = await order(patient, {
      check_in_side_effects: effects,
      check_in_side_effects_more: 'All of Tuesday.',
    })
    expect(pen.reasons[0]).toBe(
      'You have a severe side effect. A prescriber will speak with you before you get another pen.',
    )
    expect(shown.flags[0]).toMatchObject({
      id: 'check-in-severe-symptom',
      severity: 'senior',
      says: 'Severe side effect: Being sick.',
    })
    expect(doseIn(shown, '2.5mg')?.needs).toEqual(['reason', 'second signature'])
    expect(doseIn(shown, '5mg')).toMatchObject({ isAllowed: false, because: [expect.stringContaining('severe')] })
    const epoch = await clinic.claim(clinic.prescriber, id)
    const approval = { id, epoch, instructions: 'Once a week.', words: 'Prescribed.', ticked: allTicked(shown) }
    const without = await clinic.prescriber.post('desk_approve', { ...approval, dose: '2.5mg' } as never)
    expect(without.statusCode).toBe(422)
    const more = { ...approval, dose: '5mg', reason: 'They wish it.' }
    expect((await clinic.prescriber.post('desk_approve', more as never)).statusCode).toBe(422)
  })

  it('nor does the dose rise after poor fluid intake, low mood or losing a tenth in four weeks', async () => {
    for (const said of [
      { check_in_wellbeing: { fluids: 'hardly', mood: 'usual' } },
      { check_in_wellbeing: { fluids: 'enough', mood: 'low' } },
      { check_in_weight: { weight: '85.5', unit: 'kg', confirmed: 'yes' } },
    ]) {
      const patient = await treated()
      await clinic.moveTo('2026-03-24T10:00:00Z')
      const { pen, id, shown } = await order(patient, { ...said, check_in_wish: 'up' })
      expect(pen.dose).toBe('2.5 mg')
      expect(doseIn(shown, '5mg')?.isAllowed).toBe(false)
      const epoch = await clinic.claim(clinic.prescriber, id)
      const rise = { id, epoch, dose: '5mg', instructions: '', words: 'Prescribed.', ticked: allTicked(shown) }
      expect((await clinic.prescriber.post('desk_approve', rise as never)).statusCode).toBe(422)
    }
  })
})

describe('C-3: injections on consecutive days', () => {
  it('are a double dose, which blocks the rise and needs two', async () => {
    const patient = await treated()
    await clinic.moveTo('2026-03-24T10:00:00Z')
    const close = { check_in_doses: { ...taken(3, 10, 11, 17).check_in_doses, confirmed: 'yes' } }
    const { pen, shown } = await order(patient, { ...close, check_in_wish: 'up' })
    expect(pen.dose).toBe('2.5 mg')
    expect(idsOf(shown)).toContain('double-dose')
    expect(idsOf(shown)).not.toContain('check-in-quiet')
    expect(doseIn(shown, '5mg')?.because[0]).toContain('same day or on consecutive days')
  })
})

describe('C-18: answered on day 18 and decided on day 23', () => {
  it('is still an increase: the dose that was due between is not a missed one', async () => {
    const patient = await treated()
    await clinic.moveTo('2026-03-20T10:00:00Z')
    const { id, pen } = await order(patient, { check_in_wish: 'up' })
    expect(pen.dose).toBe('5 mg')
    await clinic.moveTo('2026-03-25T10:00:00Z')
    const shown = await clinic.post(clinic.prescriber, 'desk_case', { id })
    expect(idsOf(shown)).toEqual(['check-in-quiet'])
    expect(doseIn(shown, '5mg')).toMatchObject({ isAllowed: true, needs: [] })
  })
})

describe('C-17: the BMI at the start', () => {
  it('is the verified one, whatever the patient had typed', async () => {
    const differs = [{ flag: 'measurement-differs', reason: 'They had no scale.' }]
    const patient = await treated(weightAnswers({ 'step-5': measured(82) }), differs)
    await clinic.moveTo('2026-03-24T10:00:00Z')
    const { shown } = await order(patient, {})
    expect(idsOf(shown)).toEqual(['check-in-quiet'])
  })
})

describe('C-9: a change of medicine', () => {
  it('begins at the lowest dose alone, and its first day is on prescription, label, letter, account and confirmation', async () => {
    await clinic.moveTo('2026-03-02T10:00:00Z')
    const patient = await newPatient(clinic.app)
    const { browser, caseId: id, orderId } = patient
    const supply = {
      medicine: 'wegovy',
      strengthMg: 2.4,
      suppliedOn: '2026-02-10',
      lastInjectionOn: '2026-02-27',
      isNameMatching: true,
      startingWeightKg: null,
      by: 'Bryony Fell',
    }
    const uses = { 'follow-up-injections': ['wegovy'], 'follow-up-injections-plan': 'stopped' }
    await bringEvidence(
      clinic.app,
      patient,
      { ...goodEvidence(clinic.app), previous_supply: supply },
      followUpAnswers(uses),
    )
    const shown: Shown = await clinic.post(clinic.prescriber, 'desk_case', { id })
    expect(shown.doses.filter(({ isAllowed }) => isAllowed).map(({ dose }) => dose)).toEqual(['2.5mg'])
    expect(doseIn(shown, '10mg')?.because[0]).toContain('They are changing from Wegovy')
    const approval = { instructions: 'Once a week.', words: 'Prescribed.', ticked: allTicked(shown), reason: 'Proven.' }
    const high = { id, epoch: await clinic.claim(clinic.prescriber, id), dose: '10mg', ...approval }
    expect((await clinic.prescriber.post('desk_approve', high as never)).statusCode).toBe(422)
    const line = 'Do not inject the first dose before 6 March 2026, and wait at least seven days after your last dose'
    const careOf = async () => {
      const { orders } = (await browser.post('my_account', {})).json().data
      return orders.find((one: { id: string }) => one.id === orderId).care
    }
    await clinic.approveAndSend(id, {
      dose: '2.5mg',
      ticked: allTicked(shown),
      async beforeSending() {
        const page = await clinic.post(clinic.pharmacist, 'desk_prescription', { id })
        expect(page).toMatchObject({ firstDoseFrom: '2026-03-06' })
        const parcel = await clinic.post(clinic.support, 'desk_parcel', { id })
        expect(parcel.label.join(' ')).toContain(line)
        const { name, address } = brand.pharmacy
        expect(parcel.label.at(-1), 'the label names who supplies').toBe(`${name}, ${address}`)
        expect(parcel.waitsFor).toHaveLength(1)
        const sent = {
          carrier: 'Swift Post',
          tracking: 'SP1',
          coldPack: 'Box',
          expectedOn: '2026-03-03',
          coldHours: 48,
          ...packedInTests,
        }
        expect((await clinic.support.post('desk_dispatch', { id, ...sent } as never)).statusCode).toBe(409)
        expect(await careOf()).toMatchObject({ toConfirm: ['switch-gap'], firstDoseFrom: '2026-03-06' })
        await clinic.post(browser as never, 'confirm_before_supply' as never, { orderId, what: 'switch-gap' })
      },
    })
    const { letters } = (await browser.post('my_letters', {})).json().data
    const letter = await clinic.post(browser as never, 'my_letter' as never, { id: letters[0].id })
    expect(JSON.stringify(letter)).toContain(line)
    await clinic.deliver(id, '2026-03-03T10:00:00Z')
    const { treatment } = (await browser.post('my_account', {})).json().data
    expect(treatment.step).toMatchObject({ what: 'inject', by: '2026-03-06' })
  })

  it('does not leave under a prescription without a first day', async () => {
    await clinic.moveTo('2026-03-02T10:00:00Z')
    const patient = await newReadyPatient(clinic.app)
    const { caseId: id } = patient
    let refused = null
    await expect(
      clinic.approveAndSend(id, {
        dose: '2.5mg',
        async beforeSending() {
          // They report the other medicine after it was approved and checked.
          const uses = { 'follow-up-injections': ['wegovy'], 'follow-up-injections-plan': 'stopped' }
          await bringEvidence(clinic.app, patient, {}, followUpAnswers(uses))
          const sent = {
            carrier: 'Swift Post',
            tracking: 'SP1',
            coldPack: 'Box',
            expectedOn: '2026-03-03',
            coldHours: 48,
            ...packedInTests,
          }
          refused = (await clinic.support.post('desk_dispatch', { id, ...sent } as never)).json()
        },
      }),
    ).rejects.toThrow()
    expect(refused).toMatchObject({ code: 409, message: expect.stringContaining('does not give the earliest day') })
  })
})

describe('C-16: a patient on treatment', () => {
  it('cannot order a first pen again', async () => {
    const { browser, email, accountId } = await treated()
    await clinic.moveTo('2026-03-10T10:00:00Z')
    const phone = newPhone()
    await saveAnswers(browser, weightAnswers())
    await verifyPhone(browser, phone)
    const form = { ...formOf(phone, email), gender: 'male' as const, address: '7 Alder Row' }
    const again = await browser.post('create_new_user', form)
    expect(again.json()).toMatchObject({
      code: 409,
      message: expect.stringContaining('answering the check-in'),
      data: { reason: 'on treatment', path: '/account/check-in' },
    })
    const made = await clinic.run(`select 1 from orders where account_id = '${accountId}' and kind = 'medication'`)
    expect(made).toHaveLength(1)
  })

  it('cannot pay for one that was ordered before the first pen came', async () => {
    await clinic.moveTo('2026-03-02T10:00:00Z')
    const patient = await newReadyPatient(clinic.app)
    const { email, caseId } = patient
    const [other, phone] = [newBrowser(clinic.app), newPhone()]
    const form = { ...formOf(phone, email), gender: 'male' as const, address: '7 Alder Row' }
    expect((await other.post('sign_in', { email, password: form.password })).statusCode).toBe(200)
    await saveAnswers(other, weightAnswers())
    await verifyPhone(other, phone)
    const { paymentId } = (await other.post('create_new_user', form)).json().data
    await clinic.approveAndSend(caseId, { dose: '2.5mg' })
    await clinic.deliver(caseId, '2026-03-03T10:00:00Z')
    const [order] = await clinic.run(`select amount_pence from orders where id = '${paymentId}'`)
    const amount = (order?.amount_pence as number) / 100
    const refused = await other.post('create_payment_intent', { amount, answerId: paymentId })
    expect(refused.json()).toMatchObject({ code: 409, data: { reason: 'on treatment' } })
  })

  it('C-16: cannot order one in the browser that made the account, signed out; a stranger learns nothing', async () => {
    const { browser, email, accountId } = await treated()
    await clinic.moveTo('2026-03-10T10:00:00Z')
    // It made the account and has not signed in to it since.
    await clinic.run(`update visits set signed_in_as = null where account_id = '${accountId}'`)
    browser.cookies.delete('session')
    const order = async (who: typeof browser) => {
      const phone = newPhone()
      await saveAnswers(who, weightAnswers())
      await verifyPhone(who, phone)
      return who.post('create_new_user', { ...formOf(phone, email), gender: 'male', address: '7 Alder Row' })
    }
    const own = await order(browser)
    expect(own.json()).toMatchObject({ code: 409, data: { reason: 'on treatment', path: '/account/check-in' } })
    const made = await clinic.run(`select 1 from orders where account_id = '${accountId}' and kind = 'medication'`)
    expect(made).toHaveLength(1)
    expect((await order(newBrowser(clinic.app))).statusCode).toBe(200)
  })

  it('as a guest is detected when the order joins the account: it cannot be approved', async () => {
    const { email } = await treated()
    await clinic.moveTo('2026-03-10T10:00:00Z')
    const guest = newBrowser(clinic.app)
    const phone = newPhone()
    await saveAnswers(guest, weightAnswers())
    await verifyPhone(guest, phone)
    const form = { ...formOf(phone, email), gender: 'male' as const, address: '7 Alder Row' }
    const { paymentId: orderId } = (await guest.post('create_new_user', form)).json().data
    await authorise(clinic.app, guest, orderId, cards.good)
    const [asked] = (await clinic.emailsTo(email)).filter(({ text }) => text.includes('#token='))
    const token = /#token=([\w-]{43})/.exec(asked?.text ?? '')?.[1] ?? ''
    expect((await clinic.app.post('confirm_order', { token })).statusCode).toBe(200)
    const id = (await clinic.caseOf(orderId))?.id as string
    const shown: Shown = await clinic.post(clinic.prescriber, 'desk_case', { id })
    expect(shown.flags.find((flag) => flag.id === 'already-on-treatment')).toMatchObject({ severity: 'stop' })
    const epoch = await clinic.claim(clinic.prescriber, id)
    const approval = { id, epoch, dose: '2.5mg', instructions: '', words: 'Prescribed.', ticked: allTicked(shown) }
    expect((await clinic.prescriber.post('desk_approve', approval as never)).statusCode).toBe(422)
  })
})

describe('C-15: a patient who returns after eleven months', () => {
  it('is assessed as for a first order: today’s weight, health questions again, lowest dose', async () => {
    const patient = await treated()
    await clinic.moveTo('2027-02-03T10:00:00Z')
    const said = {
      check_in_doses: { taken: ['2026-03-03'], missed: 3 },
      check_in_weight: { weight: '70', unit: 'kg' },
    }
    const { pen, shown } = await order(patient, said)
    expect(pen).toMatchObject({ dose: '2.5 mg', reasons: [expect.stringContaining('more than eight weeks')] })
    expect(idsOf(shown)).toEqual(
      expect.arrayContaining(['bmi-below-range', 'follow-up-missing', 'weight-not-verified', 'returning-after-break']),
    )
    expect(shown.state).toBe('waiting_for_evidence')
    const { tasks } = (await patient.browser.post('my_evidence', {})).json().data
    const open = tasks
      .filter(({ state }: { state: string }) => state !== 'done')
      .map(({ gate }: { gate: string }) => gate)
    expect(open).toEqual(expect.arrayContaining(['measurements', 'medicines_and_conditions']))
  })

  it('counts the health questions as answered once all of them are, and not by one saved answer of the earlier form', async () => {
    const questionnaire = 'medicines-and-conditions'
    const patient = await treated()
    const { browser } = patient
    const earlier = (await browser.post('load_instance', { questionnaire })).json().data
    expect(earlier.instance).not.toBeNull()
    await clinic.moveTo('2027-02-03T10:00:00Z')
    const { id: caseId } = await order(patient, {
      check_in_doses: { taken: ['2026-03-03'], missed: 3 },
      check_in_weight: { weight: '90', unit: 'kg' },
    })
    const save = (instance: string, answers: object) =>
      browser.post('save_instance', {
        questionnaire,
        instance,
        ansData: JSON.stringify(answers),
        version: medicinesAndConditions.version,
      })
    const isMissing = async () =>
      idsOf(await clinic.post(clinic.prescriber, 'desk_case', { id: caseId })).includes('follow-up-missing')
    const again = (await browser.post('load_instance', { questionnaire })).json().data
    expect(again).toMatchObject({ instance: null, revision: 0 })
    expect(Object.keys(JSON.parse(again.ansData))).toEqual(['follow_up_sex'])
    expect((await save(earlier.instance, JSON.parse(earlier.ansData))).statusCode).toBe(409)
    expect(await isMissing()).toBe(true)
    const instance = randomUUID()
    expect((await save(instance, JSON.parse(again.ansData))).statusCode).toBe(200)
    expect(await isMissing()).toBe(true)
    expect((await save(instance, JSON.parse(earlier.ansData))).statusCode).toBe(200)
    expect(await isMissing()).toBe(false)
    expect((await browser.post('load_instance', { questionnaire })).json().data.instance).toBe(instance)
  })
})
