import { randomUUID } from 'node:crypto'
import type { AsyncCommand } from 'fast-check'
import { expect } from 'vitest'
import type { DecisionKind } from '../clinical/cases/tables.ts'
import * as modelled from './case-model.ts'
import type { CaseWorld, ModelPatient, Who } from './case-world.ts'
import { packedInTests } from './packed.ts'
import { ageOrder, sandboxIn } from './test-order.ts'

export type Place = 0 | 1
export interface Real {
  readonly patients: readonly [ModelPatient, ModelPatient]
}
export interface Model {
  readonly cases: readonly [modelled.ModelCase, modelled.ModelCase]
  provider: modelled.Provider
}
export type Step = AsyncCommand<Model, Real>
type Known = Readonly<modelled.ModelCase>

const withPen: readonly string[] = ['checked', 'dispatched', 'delivered', 'returned', 'lost']

const pen = { brand: 'Mounjaro', strength: '2.5mg', batch: 'LK-1402', expires: '2031-06-30' }
const parcel = {
  carrier: 'Swift Post',
  tracking: 'SP1',
  coldPack: 'Cool box 48',
  expectedOn: '2031-03-04',
  coldHours: 48,
  ...packedInTests,
}
const reason = 'Seen with the diabetes team, who have a plan.'
const words = 'What we think of it.'

type Poster = CaseWorld['people'][Who]

async function send(kind: DecisionKind, { post }: Poster, { caseId: id }: ModelPatient, epoch: number) {
  if (kind === 'sign') return post('desk_sign', { id, epoch, reason })
  if (kind === 'decline') return post('desk_decline', { id, epoch, reason: 'health_condition', words })
  if (kind === 'ask') return post('desk_ask', { id, epoch, words })
  if (kind === 'check') return post('desk_check', { id, epoch, pen, hasSeenInteractions: true })
  if (kind === 'return') return post('desk_return', { id, epoch, reason })
  const { flags } = (await post('desk_case', { id })).json().data
  const ticked = flags.map((flag: { id: string }) => ({ flag: flag.id, reason }))
  return post('desk_approve', { id, epoch, dose: '2.5mg', instructions: 'Once a week.', words, ticked, reason })
}

/** Accepted exactly when the model accepts; otherwise refused, and never by a 5xx. */
function expectReply({ statusCode, body }: { readonly statusCode: number; readonly body: string }, isAgreed: boolean) {
  expect(statusCode === 200, body).toBe(isAgreed)
  expect(statusCode, body).toBeLessThan(500)
}

/** A second question within the hour is not announced again: another test counts those. */
const questionsOnce = (told: readonly string[]): string[] =>
  told.filter((subject, at) => subject !== 'A message about your order' || told.indexOf(subject) === at)

export function caseSteps(world: CaseWorld) {
  const { app, people, now } = world

  async function expectAgreement({ cases }: Model, { patients }: Real): Promise<void> {
    for (const place of [0, 1] as const) {
      const [one, seen] = [cases[place], await world.seen(patients[place])]
      const isPrescribed = one.state === 'approved' || withPen.includes(one.state)
      expect({ ...seen, told: questionsOnce(seen.told) }).toEqual({
        state: one.state,
        awaitsSignature: one.awaitsSignature,
        isPending: one.pending !== null,
        open: one.pending ? 1 : 0,
        prescriptions: isPrescribed ? 1 : seen.prescriptions,
        order: one.order,
        isReleased: one.isReleased,
        captured: one.captured,
        refunded: one.refunded,
        told: questionsOnce(one.told.toSorted()),
      })
      expectSound(one, seen)
    }
  }

  /** Invariants, whatever the model says. */
  function expectSound(one: Known, { state, captured, refunded, isReleased }: Awaited<ReturnType<typeof world.seen>>) {
    expect(refunded).toBeLessThanOrEqual(captured)
    expect(isReleased && captured > 0).toBe(false)
    const isBeingChecked = one.pending?.kind === 'check' && one.pending.at <= now()
    if (captured > refunded && !one.isTakenByHand) expect(withPen.includes(state) || isBeingChecked).toBe(true)
    if (withPen.includes(state)) expect(captured).toBe(one.amount)
  }

  /** A step about one of the cases, printed with its numbers, and followed by the comparison. */
  const step = (
    place: Place,
    name: string,
    run: (one: modelled.ModelCase, patient: ModelPatient, model: Model, real: Real) => Promise<unknown>,
    check: (one: Known) => boolean = () => true,
  ): Step => ({
    check: (model) => check(model.cases[place]),
    async run(model, real) {
      await run(model.cases[place], real.patients[place], model, real)
      await expectAgreement(model, real)
    },
    toString: () => `${place}: ${name}`,
  })

  async function runAllJobs({ cases, provider }: Model): Promise<void> {
    await world.tend()
    for (const one of cases) modelled.tend(one, provider, now())
  }

  async function sweepAll({ cases, provider }: Model, { patients }: Real): Promise<void> {
    await world.sweep(patients.map(({ orderId }) => orderId))
    const inOrder = ([0, 1] as const).toSorted((a, b) => (patients[a].orderId < patients[b].orderId ? -1 : 1))
    modelled.sweepAll(
      inOrder.map((place) => cases[place]),
      provider,
      now(),
    )
  }

  /** In the provider's dashboard, which sends a webhook if it is there. */
  const byHand = (
    place: Place,
    name: 'capture' | 'cancel' | 'refund',
    record: (one: modelled.ModelCase) => void,
    isPossible: (one: Known) => boolean,
  ): Step =>
    step(
      place,
      `${name} by hand`,
      async (one, { orderId, paymentIntent }, { provider }) => {
        await sandboxIn(app).dashboard[name](paymentIntent)
        record(one)
        await world.compare(orderId)
        modelled.compare(one, provider)
      },
      isPossible,
    )
  const isHeld = ({ isReleased, captured }: Known) => !isReleased && captured === 0

  return {
    claim: (place: Place, who: Who) =>
      step(place, `${who} claims`, async (one, { caseId, epochs }) => {
        const reply = await people[who].post('desk_claim', { id: caseId })
        expectReply(reply, modelled.claim(one, who, now()))
        if (reply.statusCode === 200) epochs.set(who, reply.json().data.epoch)
      }),
    decide: (place: Place, kind: DecisionKind, who: Who) =>
      step(place, `${who} decides to ${kind}`, async (one, patient) => {
        const reply = await send(kind, people[who], patient, patient.epochs.get(who) ?? 0)
        expectReply(reply, modelled.decide(one, kind, who, now()))
        if (reply.statusCode === 200) patient.lastDecision = { id: reply.json().data.decisionId, by: who }
      }),
    undo: (place: Place) =>
      step(place, 'the last decision is taken back', async (one, { lastDecision }) => {
        if (!lastDecision) return
        const reply = await people[lastDecision.by].post('desk_undo', { decisionId: lastDecision.id })
        expectReply(reply, modelled.undo(one, lastDecision.by, now()))
      }),
    reply: (place: Place) =>
      step(place, 'the patient writes', async (one, { browser }) => {
        expectReply(await browser.post('send_message', { sending: randomUUID(), words, fileIds: [] }), true)
        modelled.reply(one)
      }),
    withdraw: (place: Place) =>
      step(place, 'the patient calls it off', async (one, { browser, orderId }, { provider }) =>
        expectReply(await browser.post('withdraw_order', { orderId }), modelled.withdraw(one, provider)),
      ),
    dispatch: (place: Place) =>
      step(place, 'it is sent', async (one, { caseId: id }) =>
        expectReply(await people.support.post('desk_dispatch', { id, ...parcel }), modelled.send(one)),
      ),
    arrive: (place: Place, as: 'delivered' | 'returned' | 'lost') =>
      step(place, `it is ${as}`, async (one, { caseId: id }) =>
        expectReply(await people.support.post('desk_parcel_ended', { id, as }), modelled.arrive(one, as)),
      ),
    refund: (place: Place, share: number) =>
      step(place, `${share} of it is given back`, async (one, { orderId }, { provider }) => {
        const amountPence = Math.round(one.amount * share)
        const given = await people.lead.post('desk_refund', { orderId, refundId: randomUUID(), amountPence, reason })
        expectReply(given, modelled.refund(one, amountPence, provider, now()))
      }),
    captureByHand: (place: Place) => byHand(place, 'capture', modelled.takeByHand, isHeld),
    refundByHand: (place: Place) =>
      byHand(
        place,
        'refund',
        modelled.refundByHand,
        ({ captured, refunded, owed, pending }) => captured > refunded && owed.length === 0 && !pending,
      ),
    /** Before any approval: a card that is refused later leads to a request for another. */
    cancelByHand: (place: Place) =>
      byHand(place, 'cancel', modelled.releaseByHand, (one) => isHeld(one) && !one.pending && one.state !== 'approved'),
    lapse: (place: Place) =>
      step(
        place,
        'the hold on the card ends',
        async (one, { orderId }) => {
          await ageOrder(app, orderId, '8 days')
          one.isLapsing = true
        },
        ({ isLapsing }) => !isLapsing,
      ),
    wait: (seconds: number) => step(0, `${seconds} seconds pass`, () => world.pass(seconds * 1_000)),
    provide: (provider: modelled.Provider) =>
      step(0, `the provider is ${provider}`, async (_one, _patient, model) => {
        model.provider = provider
        world.setProvider(provider)
      }),
    tend: step(0, 'cases are tended', (_one, _patient, model) => runAllJobs(model)),
    sweep: step(0, 'money is seen to', (_one, _patient, model, real) => sweepAll(model, real)),
    /** Once all are back: nothing stays open, and no money is misplaced. */
    async expectEnd(model: Model, real: Real): Promise<void> {
      model.provider = 'there'
      world.setProvider('there')
      for (let round = 0; round < 2; round += 1) {
        await world.pass(3_601_000)
        await runAllJobs(model)
        await sweepAll(model, real)
      }
      await runAllJobs(model)
      await expectAgreement(model, real)
      for (const one of model.cases) {
        expect([one.pending, one.owed]).toEqual([null, []])
        const isOver = ['declined', 'expired', 'withdrawn'].includes(one.state)
        if (isOver) expect(one.isReleased || one.captured === one.refunded).toBe(true)
        if (one.order === 'refunded') expect(['withdrawn', 'dispatched', 'delivered']).toContain(one.state)
      }
    },
  }
}
