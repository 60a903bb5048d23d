import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startConsentVersion } from '#content/intake/start-consent-version.ts'
import { type AnyGate, anyGateNames, clinicalGates, reasonedFlags } from '#domain/cases/gates.ts'
import { rules } from '#domain/clinical/rules.ts'
import { followUpAnswers, type SaidFollowUp, weightAnswers } from '#domain/clinical/sample-answers.ts'
import { afterUndoMs } from '../../testing/after-undo.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import {
  bringEvidence,
  caseNow,
  goodEvidence,
  newPatient,
  saveWithoutConsents,
  type TestPatient,
} from '../../testing/test-case.ts'
import { willingBotCheck } from '../../testing/test-gateways.ts'
import { newStaff } from '../../testing/test-staff.ts'
import { casesJob } from './case-job.ts'

let clock = Date.parse('2026-03-02T10:00:00Z')
type Staff = Awaited<ReturnType<typeof newStaff>>
let app: TestApp
let prescriber: Staff
let nurse: Staff
beforeAll(async () => {
  app = await startTestApp({ gateways: { botCheck: willingBotCheck, now: () => clock } })
  prescriber = await newStaff(app, 'prescriber')
  nurse = await newStaff(app, 'coach')
})
afterAll(() => app.close())

const on = '2026-03-02'
const insulin: SaidFollowUp = {
  'follow-up-medicines': ['insulin'],
  'follow-up-medicines-named': 'Insulin glargine, 20 units at night',
}

/** Every field a prescriber can fill in, whatever the assessment: what is still refused is refused by a gate. */
async function approve({ caseId: id }: TestPatient, dose = '2.5mg', reasons = 'Spoken with them: it is safe.') {
  const { flags } = (await prescriber.post('desk_case', { id })).json().data
  const claimed = await prescriber.post('desk_claim', { id })
  expect(claimed.statusCode, claimed.body).toBe(200)
  const { epoch } = claimed.json().data
  return prescriber.post('desk_approve', {
    id,
    epoch,
    dose,
    instructions: 'Once a week.',
    words: 'Prescribed.',
    ticked: flags.map((flag: { id: string }) => ({ flag: flag.id, reason: reasons })),
    reason: reasons,
  })
}

const shown = async ({ caseId: id }: TestPatient) => (await prescriber.post('desk_case', { id })).json().data

async function person(
  followUp: SaidFollowUp = {},
  without: readonly AnyGate[] = [],
  answers: object = weightAnswers(),
) {
  const patient = await newPatient(app, answers)
  const given = Object.entries(goodEvidence(app)).filter(([gate]) => !without.includes(gate as AnyGate))
  await bringEvidence(app, patient, Object.fromEntries(given), followUpAnswers(followUp))
  return patient
}

const ok = async (reply: Promise<{ statusCode: number; body: string }>) => {
  const { statusCode, body } = await reply
  expect(statusCode, body).toBe(200)
}

interface Scenario {
  /** A patient about whom nothing is missing but this. */
  readonly patient: () => Promise<TestPatient>
  /** Passes the gate; without one, `bringEvidence` with everything does. */
  readonly fill?: (patient: TestPatient) => Promise<unknown>
}

const letterWeight = () => ({ ...(goodEvidence(app).measurements as object), how: 'letter' })

/** A gate without a line here does not compile, and fails the test that counts them. */
const scenarios: Readonly<Record<Exclude<AnyGate, 'previous_supply'>, Scenario>> = {
  consents: {
    patient: async () => {
      const patient = await newPatient(app, weightAnswers(), undefined, saveWithoutConsents)
      await bringEvidence(app, patient)
      return patient
    },
    fill: ({ browser }) => ok(browser.post('give_consents', { version: startConsentVersion })),
  },
  identity: { patient: () => person({}, ['identity']) },
  measurements: { patient: () => person({}, ['measurements']) },
  medicines_and_conditions: {
    patient: async () => {
      const patient = await newPatient(app)
      await bringEvidence(app, patient, goodEvidence(app), {})
      return patient
    },
  },
  gp: { patient: () => person({}, ['gp']) },
  two_way_contact: {
    patient: async () => {
      const patient = await newPatient(app)
      const { two_way_contact: _, ...given } = goodEvidence(app)
      await bringEvidence(app, patient, { ...given, measurements: letterWeight() })
      return patient
    },
    fill: ({ caseId }) => ok(nurse.post('desk_record_contact', { caseId, how: 'call', on, said: 'They are well.' })),
  },
  unanswered: {
    patient: () => person({ 'follow-up-medicines': ['not_sure'], 'follow-up-medicines-named': 'A small white one' }),
    fill: ({ caseId }) =>
      ok(
        nurse.post('desk_record_answer', {
          caseId,
          flag: 'not-known',
          how: 'call',
          on,
          answer: 'Amlodipine 5 mg once a day.',
        }),
      ),
  },
  diabetes_plan: {
    patient: () => person(insulin),
    fill: ({ caseId }) =>
      ok(
        prescriber.post('desk_record_plan', {
          caseId,
          plan: 'Glargine down to 14 units, sugars four times a day, review in a week.',
          informed: 'Sister Hale, diabetes team, Larch Infirmary',
          informedOn: on,
        }),
      ),
  },
  live_contact: {
    patient: () => person({ 'follow-up-eating-disorder': 'past' }),
    fill: ({ caseId }) =>
      ok(prescriber.post('desk_record_contact', { caseId, how: 'video', on, said: 'Well for six years.' })),
  },
}

describe('C-8: no approval over HTTP without its gate', () => {
  it('every gate is tested', () => {
    expect([...Object.keys(scenarios), 'previous_supply'].toSorted()).toEqual(anyGateNames.toSorted())
  })

  it.each(Object.entries(scenarios))('%s', async (gate, { patient, fill }) => {
    const one = await patient()
    const before = await shown(one)
    expect(before.blockers.map(({ id }: { id: string }) => id)).toContain(gate)
    const refused = await approve(one)
    expect(refused.statusCode, refused.body).toBe(422)
    const blocker = before.blockers.find(({ id }: { id: string }) => id === gate)
    expect(refused.json().data.because).toContain(blocker.says)
    await (fill ? fill(one) : bringEvidence(app, one))
    const after = await shown(one)
    expect(after.blockers.map(({ id }: { id: string }) => id)).not.toContain(gate)
    const approved = await approve(one)
    expect(approved.statusCode, approved.body).toBe(200)
  })

  it('previous_supply: without proof no dose above the lowest', async () => {
    const one = await person({}, [], weightAnswers({ 'previous-weight-loss-medications': ['Wegovy'] }))
    const { missing } = await shown(one)
    expect(missing.map(({ gate }: { gate: string }) => gate)).toContain('previous_supply')
    const { doses } = await shown(one)
    const higher = doses.filter(({ dose }: { dose: string }) => dose !== doses[0].dose)
    for (const { dose } of higher) expect((await approve(one, dose)).statusCode, dose).toBe(422)
  })
})

describe('C-8: a conversation', () => {
  it.each<[string, SaidFollowUp]>([
    ['eating-disorder-ever', { 'follow-up-eating-disorder': 'past' }],
    ['eating-screen', { 'follow-up-eating': ['sick', 'control'] }],
    ['suicidal-thoughts', { 'follow-up-mood': 'past' }],
    ['suicidal-thoughts-recent', { 'follow-up-mood': 'recent' }],
  ])('is needed for %s: a message, a video weigh-in or a call by a nurse is not enough', async (flag, said) => {
    const one = await person(said)
    const { caseId, accountId, browser } = one
    expect((await shown(one)).flags.map(({ id }: { id: string }) => id)).toContain(flag)
    const isOpen = async () => (await shown(one)).blockers.some(({ id }: { id: string }) => id === 'live_contact')
    await prescriber.post('desk_send_message', { accountId, sending: randomUUID(), words: 'How are you?' })
    await browser.post('send_message', { sending: randomUUID(), words: 'Well, thank you.', fileIds: [] })
    await nurse.post('desk_record_contact', { caseId, how: 'call', on, said: 'They are well.' })
    expect(await isOpen()).toBe(true)
    expect((await approve(one)).statusCode).toBe(422)
    await prescriber.post('desk_record_contact', {
      caseId,
      how: 'call',
      on,
      said: 'No thoughts now, safety plan agreed.',
    })
    expect(await isOpen()).toBe(false)
    const { evidence } = await shown(one)
    expect(evidence).toContainEqual(
      expect.objectContaining({ by: prescriber.name, says: expect.stringContaining('safety plan agreed') }),
    )
  })

  it('covers the flags at the time it was recorded, not later ones', async () => {
    const one = await person({ 'follow-up-eating-disorder': 'past' })
    const record = () =>
      prescriber.post('desk_record_contact', { caseId: one.caseId, how: 'call', on, said: 'Well for six years.' })
    await record()
    expect((await shown(one)).missing).toEqual([])
    await bringEvidence(
      app,
      one,
      goodEvidence(app),
      followUpAnswers({ 'follow-up-eating-disorder': 'past', 'follow-up-mood': 'past' }),
    )
    expect((await shown(one)).missing.map(({ gate }: { gate: string }) => gate)).toEqual(['live_contact'])
  })

  it('names existing flags only, except those of a later version of the rules', () => {
    const known = new Set<string>(rules.map(({ id }) => id))
    const asked: string[] = Object.values(clinicalGates).flatMap(({ flags }) => [...flags])
    expect(asked.filter((id) => !known.has(id) && id !== 'check-in-severe-symptom')).toEqual([])
    expect(reasonedFlags.filter((id) => !known.has(id))).toEqual([])
  })
})

describe('C-14: what the patient is unsure about', () => {
  it.each<[string, SaidFollowUp, object | undefined]>([
    ['conditions', { 'follow-up-conditions': ['not_sure'] }, undefined],
    ['medicines', { 'follow-up-medicines': ['not_sure'], 'follow-up-medicines-named': 'A white one' }, undefined],
    ['allergies', { 'follow-up-allergies': ['not_sure'] }, undefined],
    ['an allergy without a name', {}, weightAnswers({ 'other-medications-allergies': ['Warfarin', 'allergies'] })],
  ])('%s: the case waits for the patient, who is asked; ticking a box does not pass it', async (_, said, answers) => {
    const one = await person(said, [], answers)
    expect(await caseNow(app, one.caseId)).toMatchObject({ state: 'waiting_for_evidence' })
    const { tasks } = (await one.browser.post('my_evidence', {})).json().data
    expect(tasks).toContainEqual(expect.objectContaining({ gate: 'unanswered', state: 'to_do' }))
    expect((await approve(one)).statusCode).toBe(422)
  })

  it('is answered in the form itself, or by a reply that staff record', async () => {
    const unsure = { 'follow-up-medicines': ['not_sure'], 'follow-up-medicines-named': 'A white one' }
    const inForm = await person(unsure)
    await bringEvidence(app, inForm)
    expect(await caseNow(app, inForm.caseId)).toMatchObject({ state: 'ready' })

    const byReply = await person(unsure)
    const { caseId, browser } = byReply
    const answer = { caseId, flag: 'not-known', how: 'thread', on, answer: 'Amlodipine 5 mg.' } as const
    expect((await nurse.post('desk_record_answer', answer)).statusCode).toBe(422)
    const { epoch } = (await prescriber.post('desk_claim', { id: caseId })).json().data
    await ok(prescriber.post('desk_ask', { id: caseId, epoch, words: 'Which tablet is it?' }))
    clock += afterUndoMs
    await casesJob(app.services)
    expect(await caseNow(app, caseId)).toMatchObject({ state: 'waiting_for_patient' })
    await browser.post('send_message', { sending: randomUUID(), words: 'Amlodipine.', fileIds: [] })
    expect(await caseNow(app, caseId)).toMatchObject({ state: 'ready' })
    expect((await approve(byReply)).statusCode).toBe(422)
    await ok(nurse.post('desk_record_answer', answer))
    const approved = await approve(byReply)
    expect(approved.statusCode, approved.body).toBe(200)
  })
})

describe('C-19: a written reason', () => {
  it.each([true, false])('is needed if the GP is not told (has one: %s), and is kept with the flag', async (hasGp) => {
    const one = await newPatient(app)
    await bringEvidence(app, one, { ...goodEvidence(app), gp: { tells: false, hasGp, reason: 'Rather not' } })
    const refused = await approve(one, '2.5mg', '')
    expect(refused.statusCode).toBe(422)
    expect(refused.json().message).toMatch(/^Write why it is safe/)
    const approved = await approve(one, '2.5mg', 'Young and well, no other medicines.')
    expect(approved.statusCode, approved.body).toBe(200)
  })
})
