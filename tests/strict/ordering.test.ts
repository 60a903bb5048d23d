import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Article } from '#content/site/article.ts'
import { questionnairePath } from '#contract/pages.ts'
import { weightAnswers } from '#domain/clinical/sample-answers.ts'
import { consentRule } from '#domain/forms/booking-form.ts'
import { medicines } from '#domain/medicines/medicines.ts'
import { mounjaro } from '#domain/medicines/mounjaro.ts'
import { firstMonthTotalPence } from '#domain/medicines/prices.ts'
import { consents } from '#server/intake/consents/tables.ts'
import { orders } from '#server/orders/tables.ts'
import { newAccount } from '#server/testing/test-account.ts'
import { allConsents, type BookingApp, newGuest, startBookingApp } from '#server/testing/test-booking.ts'
import {
  formOf,
  newBrowser,
  newCustomer,
  newPerson,
  newPhone,
  refusedAnswers,
  saveAnswers,
  verifyPhone,
} from '#server/testing/test-browser.ts'

const article: Article = {
  id: 'about-a-medicine',
  title: 'About a medicine',
  description: 'What it is.',
  href: '/blog/about-a-medicine',
  tag: 'WEIGHT LOSS',
  readTime: 3,
  published: '2026-03-01',
  reviewed: '2026-03-02',
  cover: { src: '/assets/cover.svg', alt: '' },
  reviewedBy: { slug: 'rowan-pell', name: 'Rowan Pell', title: 'Pharmacist' },
  headings: [],
  body: [{ kind: 'p', children: ['It is named here.'] }],
}

let app: BookingApp
beforeAll(async () => {
  app = await startBookingApp('2026-03-02T07:00:00Z', {}, [article])
})
afterAll(() => app.close())

describe('R-39 the choice opens after an eligible questionnaire in this guest session', () => {
  it('is refused to somebody who has answered nothing, with the first question', async () => {
    const reply = await newBrowser(app).post('medicine_choice', {})
    expect(reply.statusCode).toBe(422)
    expect(reply.json().data.missing).toBe(questionnairePath('step-1'))
    for (const { name } of medicines) expect(reply.body).not.toContain(name)
  })

  it('is refused in the middle of the questions, with the next one', async () => {
    const browser = newBrowser(app)
    await saveAnswers(browser, { Q1_answer: '18-74' })
    const reply = await browser.post('medicine_choice', {})
    expect([reply.statusCode, reply.json().data.missing]).toEqual([422, questionnairePath('step-2')])
  })

  it('is refused where the answers rule treatment out', async () => {
    const browser = newBrowser(app)
    await saveAnswers(browser, refusedAnswers('pregnancy'))
    const reply = await browser.post('medicine_choice', {})
    expect([reply.statusCode, reply.json().data.notEligible]).toEqual([403, 'pregnancy'])
  })

  it('is open in the guest session that answered, and in no other', async () => {
    const browser = newBrowser(app)
    await saveAnswers(browser, weightAnswers())
    const reply = await browser.post('medicine_choice', {})
    expect(reply.statusCode, reply.body).toBe(200)
    const offered = reply.json().data.medicines as { key: string; firstMonthPence: number; path: string }[]
    expect(offered.map(({ key, firstMonthPence }) => [key, firstMonthPence])).toEqual(
      medicines.map((medicine) => [medicine.key, firstMonthTotalPence(medicine)]),
    )
    expect((await newBrowser(app).post('medicine_choice', {})).statusCode).toBe(422)
  })

  it('an order is refused by the call itself without the answers, and costs the same with them', async () => {
    const stranger = newBrowser(app)
    const phone = newPhone()
    await verifyPhone(stranger, phone)
    const unanswered = await stranger.post('create_new_user', formOf(phone, 'stranger@ferncliff.example'))
    expect(unanswered.statusCode, unanswered.body).toBe(422)
    const { browser, form } = await newPerson(app)
    const placed = await browser.post('create_new_user', form)
    expect(placed.statusCode, placed.body).toBe(200)
    const own = eq(orders.id, placed.json().data.paymentId)
    const [order] = await app.database.run((orm) => orm.select().from(orders).where(own))
    expect(order?.amountPence).toBe(firstMonthTotalPence(mounjaro))
  })
})

describe('R-39 marketing is a free choice', () => {
  it('a booking needs neither of its consents, and each of the others', async () => {
    expect(consentRule).toEqual({ marketingConsentRequired: false })
    const guest = await newGuest(app)
    expect((await guest.hold({ date: '2026-04-14', time: '10:00' })).statusCode).toBe(200)
    const refused = await guest.submit({ consents: { ...allConsents, t1: false, t2: false, t3: false } })
    expect(refused.statusCode).toBe(400)
    const placed = await guest.submit({ consents: { ...allConsents, t1: false, t2: false } })
    expect(placed.statusCode, placed.body).toBe(200)
  })

  it('an order that says nothing of offers declines them, and one that asks for them is recorded in those words', async () => {
    const consentsOf = async (declineOffers: boolean | undefined) => {
      const email = `offers-${declineOffers}@ferncliff.example`
      const { browser, form } = await newPerson(app, email)
      const { declineOffers: _, ...silent } = form
      const placed = await browser.post(
        'create_new_user',
        declineOffers === undefined ? silent : { ...form, declineOffers },
      )
      expect(placed.statusCode, placed.body).toBe(200)
      const own = and(eq(consents.orderId, placed.json().data.paymentId), eq(consents.kind, 'marketing'))
      const rows = await app.database.run((orm) => orm.select().from(consents).where(own))
      return rows.map(({ wording, version, isGiven }) => [wording, version, isGiven])
    }
    const words = 'Please send me offers and news by email'
    expect(await consentsOf(undefined)).toEqual([[words, 2, false]])
    expect(await consentsOf(true)).toEqual([[words, 2, false]])
    expect(await consentsOf(false)).toEqual([[words, 2, true]])
  })
})

describe('R-39 answers and articles that name medicines', () => {
  it('are for signed-in patients', async () => {
    expect((await newBrowser(app).post('medicine_facts', {})).statusCode).toBe(401)
    const visitor = newBrowser(app)
    await saveAnswers(visitor)
    expect((await visitor.post('medicine_facts', {})).statusCode).toBe(401)
    const patient = await newAccount(app, 'reader@ferncliff.example')
    const reply = await patient.post('medicine_facts', {})
    expect(reply.statusCode, reply.body).toBe(200)
    const { monitored, questions, articles } = reply.json().data
    expect(monitored.map((line: string) => line.slice(0, 10))).toEqual(['▼ Mounjaro', '▼ Wegovy i'])
    expect(questions.map(({ id }: { id: string }) => id)).toContain('weight-missed-dose')
    expect(articles).toEqual([
      expect.objectContaining({ id: article.id, title: article.title, body: JSON.stringify(article.body) }),
    ])
  })
})

it('R-39 patients of this mode are those of the other: an order is placed, paid and reviewed as ever', async () => {
  const { orderId } = await newCustomer(app)
  expect(orderId).toMatch(/^[0-9a-f-]{36}$/)
})
