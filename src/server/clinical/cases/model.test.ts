import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cases, testDepth } from '../../../../tests/soak/test-depth.ts'
import type { Provider } from '../../testing/case-model.ts'
import { caseSteps, type Model, type Place, type Real, type Step } from '../../testing/case-steps.ts'
import { type CaseWorld, startCaseWorld, type Who } from '../../testing/case-world.ts'
import type { DecisionKind } from './tables.ts'

/**
 * Anything that prescribers, a pharmacist, a patient, the jobs and the card provider can do with two cases, one of
 * which needs a second signature, compared with a model that fits on a page. After every step the case, its order, the
 * provider's books and the letters agree with the model; and every sequence ends with the payment settled.
 */

let world: CaseWorld
let step: ReturnType<typeof caseSteps>
beforeAll(async () => {
  world = await startCaseWorld()
  step = caseSteps(world)
})
afterAll(() => world.close())

async function begin(): Promise<{ model: Model; real: Real }> {
  const { patients, cases } = await world.begin()
  return { model: { cases, provider: 'there' }, real: { patients } }
}

/** Several steps as one, so that long sequences are frequent enough. */
const inTurn = (steps: readonly Step[]): Step => ({
  check: (model) => steps.every((one) => one.check(model)),
  async run(model, real) {
    for (const one of steps) await one.run(model, real)
  },
  toString: () => steps.map(String).join(', '),
})

const taken = (at: Place, kind: DecisionKind, who: Who) => inTurn([step.claim(at, who), step.decide(at, kind, who)])
const settled = (at: Place, kind: DecisionKind, who: Who) => inTurn([taken(at, kind, who), step.wait(31), step.tend])

const place = fc.constantFrom<Place>(0, 1)
const decision = (...kinds: readonly DecisionKind[]) =>
  fc.tuple(place, fc.constantFrom(...kinds)).chain(([at, kind]) => {
    const isPharmacists = kind === 'check' || kind === 'return'
    const who: fc.Arbitrary<Who> = isPharmacists ? fc.constant('pharmacist') : fc.constantFrom('prescriber', 'lead')
    return who.map((one) => ({ at, kind, who: one }))
  })

function steps() {
  const whole = decision('approve', 'approve', 'approve', 'sign', 'sign', 'check', 'check', 'return', 'ask', 'decline')
  const any = decision('approve', 'sign', 'decline', 'ask', 'check', 'return')
  const often = Array.from({ length: 5 }, () => whole.map(({ at, kind, who }) => settled(at, kind, who)))
  return fc.commands(
    [
      ...often,
      any.map(({ at, kind, who }) => taken(at, kind, who)),
      any.map(({ at, kind, who }) => step.decide(at, kind, who)),
      fc.tuple(place, fc.constantFrom<Who>('prescriber', 'lead', 'pharmacist')).map(([at, who]) => step.claim(at, who)),
      place.map(step.undo),
      place.map(step.reply),
      place.map(step.withdraw),
      place.map(step.dispatch),
      fc.tuple(place, fc.constantFrom('delivered', 'returned', 'lost')).map(([at, as]) => step.arrive(at, as)),
      fc.tuple(place, fc.constantFrom(0.2, 0.5, 1)).map(([at, share]) => step.refund(at, share)),
      place.map(step.captureByHand),
      place.map(step.refundByHand),
      place.map(step.cancelByHand),
      place.map(step.lapse),
      fc.constantFrom(5, 31, 660).map(step.wait),
      fc.constantFrom<Provider>('there', 'away', 'deaf').map(step.provide),
      fc.constant(step.tend),
      fc.constant(step.sweep),
    ],
    { maxCommands: 24, size: 'max' },
  )
}

it(
  'R-17 whatever staff, patient, jobs and provider do: charged once, for what was approved and checked, and nothing stays open',
  async () => {
    await fc.assert(
      fc.asyncProperty(steps(), async (given) => {
        const { model, real } = await begin()
        await fc.asyncModelRun(() => ({ model, real }), given)
        await step.expectEnd(model, real)
      }),
      cases(2, 400),
    )
  },
  testDepth(180_000, 1_800_000),
)

it('R-17 two cases to their end, while the provider’s replies are lost, step by step', async () => {
  const { model, real } = await begin()
  const story = [
    settled(0, 'approve', 'prescriber'),
    settled(1, 'approve', 'prescriber'),
    settled(1, 'sign', 'prescriber'),
    settled(1, 'sign', 'lead'),
    step.withdraw(0),
    settled(0, 'return', 'pharmacist'),
    settled(0, 'approve', 'lead'),
    step.provide('deaf'),
    settled(0, 'check', 'pharmacist'),
    step.provide('away'),
    step.wait(660),
    step.tend,
    step.provide('there'),
    step.wait(660),
    step.tend,
    step.dispatch(0),
    step.arrive(0, 'delivered'),
    step.refund(0, 0.5),
    step.refundByHand(0),
    taken(1, 'check', 'pharmacist'),
    step.lapse(1),
    step.sweep,
    step.wait(31),
    step.tend,
  ]
  for (const one of story) {
    expect(one.check(model)).toBe(true)
    await one.run(model, real)
  }
  await step.expectEnd(model, real)
  expect(model.cases.map(({ state, order }) => [state, order])).toEqual([
    ['delivered', 'refunded'],
    ['expired', 'expired'],
  ])
})
