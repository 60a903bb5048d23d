import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wegovy } from '#domain/medicines/wegovy.ts'
import { canBecome, type OrderState, orderStates } from '#domain/orders/order-states.ts'
import { startTestApp } from '../testing/test-app.ts'
import {
  draftOrder,
  emailsAbout,
  newBuyer,
  newGuestSession,
  newPaidBuyer,
  orderNow,
  sandboxIn,
  storyOf,
  type TestApp,
} from '../testing/test-order.ts'
import { moveOrder, noteOwner } from './orders.ts'
import { approveOrder, declineOrder } from './review.ts'
import { orderEvents } from './tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const doctor = 'Dr Imogen Tarn'
const approve = (id: string, dose = '2.5mg') => approveOrder(app.services, id, { dose, by: doctor })
const decline = (id: string) => declineOrder(app.services, id, { by: doctor, note: 'Blood pressure first.' })
const intentStatus = async (id: string) => (await app.services.cards.retrieve(id)).status
const reviewed = ['draft', 'awaiting payment', 'awaiting review']

describe('R-17 a clinician', () => {
  it('approves: the card is charged, the dose stored, the patient told, once however often', async () => {
    const { order, paymentIntent } = await newPaidBuyer(app)
    const results = await Promise.all([approve(order.id), approve(order.id)])
    await approve(order.id)
    expect(results.map((done) => [done?.state, done?.dose])).toEqual(Array(2).fill(['approved', '2.5mg']))
    expect(await intentStatus(paymentIntent)).toBe('succeeded')
    expect(await storyOf(app, order.id)).toEqual([...reviewed, 'approved'])
    const [, told, ...more] = await emailsAbout(app, order)
    expect(more).toEqual([])
    expect(told?.text).not.toMatch(/Mounjaro|2\.5/)
    expect(told?.text).toContain('We’ve charged £125.00')
  })

  it('declines: the card is released, the reason is sealed and not in the email', async () => {
    const { order, paymentIntent } = await newPaidBuyer(app, wegovy)
    await Promise.all([decline(order.id), decline(order.id)])
    await decline(order.id)
    expect(await intentStatus(paymentIntent)).toBe('canceled')
    expect(await storyOf(app, order.id)).toEqual([...reviewed, 'declined'])
    const [, told, ...more] = await emailsAbout(app, order)
    expect(more).toEqual([])
    expect(told?.text).toContain('You haven’t been charged. We’ve released the £115.00')
    expect(told?.text).not.toContain('Blood pressure')
    const events = await app.database.run((orm) => orm.select().from(orderEvents))
    const note = events.find(({ orderId, toState }) => orderId === order.id && toState === 'declined')?.note ?? ''
    expect(note).not.toContain('Blood')
    expect(app.services.vault.open(Buffer.from(note, 'base64'), noteOwner(order.id))).toBe(
      'Dr Imogen Tarn: Blood pressure first.',
    )
  })

  it('cannot approve a dose of another medication', async () => {
    const { order, paymentIntent } = await newPaidBuyer(app)
    for (const dose of ['0.25mg', '', '2.5', 'all of it']) {
      await expect(approve(order.id, dose)).rejects.toMatchObject({ code: 400 })
    }
    expect(await intentStatus(paymentIntent)).toBe('requires_capture')
  })

  it('cannot change the dose by approving again', async () => {
    const { order } = await newPaidBuyer(app)
    await approve(order.id)
    await expect(approve(order.id, '5mg')).rejects.toMatchObject({ code: 409 })
    expect((await orderNow(app, order.id)).dose).toBe('2.5mg')
  })

  it('two who disagree: one of them wins, and charge and order agree', async () => {
    for (let times = 0; times < 5; times += 1) {
      const { order, paymentIntent } = await newPaidBuyer(app)
      const results = await Promise.allSettled([approve(order.id), decline(order.id)])
      expect(results.filter((done) => done.status === 'fulfilled' && done.value !== null)).toHaveLength(1)
      const { state } = await orderNow(app, order.id)
      const money = await intentStatus(paymentIntent)
      expect([
        ['approved', 'succeeded'],
        ['declined', 'canceled'],
        ['expired', 'canceled'],
      ]).toContainEqual([state, money])
    }
  })

  it('approving after the authorisation ended charges nothing, moves nothing and says so', async () => {
    const { order, paymentIntent } = await newPaidBuyer(app)
    await app.services.cards.cancel(paymentIntent)
    expect(await approve(order.id)).toBeNull()
    expect(await storyOf(app, order.id)).toEqual(reviewed)
    expect(await emailsAbout(app, order)).toHaveLength(1)
  })

  it('finishes what a crash between charging and recording has left', async () => {
    const { order, paymentIntent } = await newPaidBuyer(app)
    await app.services.cards.capture(paymentIntent)
    await expect(decline(order.id)).rejects.toMatchObject({ code: 409 })
    expect((await approve(order.id))?.state).toBe('approved')
  })

  it('refunds a manual capture of an order that is then declined, once', async () => {
    const { order, paymentIntent } = await newPaidBuyer(app)
    await sandboxIn(app).dashboard.capture(paymentIntent)
    const rejection = { by: doctor, note: 'Blood pressure first.', givesBack: true }
    await Promise.all([1, 2].map(() => declineOrder(app.services, order.id, rejection)))
    expect((await orderNow(app, order.id)).state).toBe('declined')
    const books = await sandboxIn(app).ledger.read(paymentIntent)
    expect(books?.refunds.map(({ amount }) => amount)).toEqual([125_00])
    expect((await emailsAbout(app, order)).at(-1)?.text).toContain('refunding the £125.00')
  })

  it('gets an error for an order that does not exist, and for a provider that is away', async () => {
    await expect(approve('none')).rejects.toMatchObject({ code: 404 })
    await expect(decline('00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({ code: 404 })
    const away = await startTestApp()
    const { order } = await newPaidBuyer(away)
    await away.services.cards.close()
    await expect(approveOrder(away.services, order.id, { dose: '5mg', by: doctor })).rejects.toMatchObject({
      code: 502,
    })
    expect((await orderNow(away, order.id)).state).toBe('awaiting review')
    await away.close()
  })
})

describe('an order moves only along the table', () => {
  /** The shortest path to each state. */
  const ways: Readonly<Record<OrderState, readonly OrderState[]>> = {
    draft: [],
    'awaiting payment': ['awaiting payment'],
    'awaiting review': ['awaiting payment', 'awaiting review'],
    approved: ['awaiting payment', 'awaiting review', 'approved'],
    paid: ['awaiting payment', 'paid'],
    declined: ['awaiting payment', 'awaiting review', 'declined'],
    expired: ['awaiting payment', 'expired'],
    refunded: ['awaiting payment', 'awaiting review', 'approved', 'refunded'],
  }

  it.each(orderStates)('from %s', async (from) => {
    for (const to of orderStates) {
      const { id } = await newGuestSession(app)
      let order = await draftOrder(app, id)
      for (const state of ways[from]) {
        const moved = await app.database.run((orm) =>
          moveOrder(orm, order, { to: state, by: 'clock', now: Date.now() }),
        )
        if (!moved) throw new Error('The way is not a way.')
        order = moved
      }
      const before = await storyOf(app, order.id)
      const moved = await app.database.run((orm) => moveOrder(orm, order, { to, by: 'clock', now: Date.now() }))
      expect(moved?.state ?? null).toBe(canBecome(from, to) ? to : null)
      expect(await storyOf(app, order.id)).toEqual(canBecome(from, to) ? [...before, to] : before)
    }
  })

  it('a move from an outdated state does nothing', async () => {
    const { order } = await newPaidBuyer(app)
    const stale = { ...order, state: 'awaiting payment' as const }
    expect(
      await app.database.run((orm) => moveOrder(orm, stale, { to: 'expired', by: 'clock', now: Date.now() })),
    ).toBeNull()
    expect(await storyOf(app, order.id)).toEqual(reviewed)
  })

  it.each([
    ['approve', (id: string) => approve(id), ['awaiting payment', 'declined', 'expired', 'refunded']],
    ['decline', (id: string) => decline(id), ['awaiting payment', 'approved', 'expired', 'refunded']],
  ] as const)('nobody can %s an order that is anything else, and no money moves', async (_, act, states) => {
    for (const state of states) {
      const buyer = await newBuyer(app)
      const { paymentIntent } = await buyer.begin()
      await app.database.run((orm) =>
        orm.execute(`update orders set state = '${state}' where id = '${buyer.order.id}'`),
      )
      await expect(act(buyer.order.id)).rejects.toMatchObject({ code: 409, data: { state } })
      expect(await intentStatus(paymentIntent)).toBe('requires_payment_method')
      expect((await orderNow(app, buyer.order.id)).state).toBe(state)
    }
  })

  it.each(["update order_events set note = 'x'", 'delete from order_events', 'truncate order_events'])(
    'its events are append-only: %s is refused',
    async (statement) => {
      await newPaidBuyer(app)
      await expect(app.database.run((orm) => orm.execute(statement))).rejects.toThrow()
      await expect(app.asOwner(statement)).rejects.toThrow('Rows of order_events are only ever added.')
    },
  )
})
