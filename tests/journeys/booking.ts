import type { APIRequestContext, Page } from '@playwright/test'
import { lastBookableDay, monthAvailability } from '#domain/appointments/availability.ts'
import { defaultTemplate } from '#domain/appointments/default-template.ts'
import { instantAt } from '#domain/calendar/london-time.ts'
import { riskAnswers } from '#domain/intake/adhd/sample-answers.ts'
import { botToken, newPerson, post, proveAddress, saveAnswers } from './customer.ts'
import { expect, test } from './journey.ts'

const six = Object.fromEntries([1, 2, 3, 4, 5, 6].map((place) => [`adhd_q${place}`, 'Often']))
export const finished: Record<string, unknown> = { adhd_q0: 'yes', ...six, adhd_risk_factors: riskAnswers() }

/** Answers the self-assessment without its screens. */
export const answer = (page: Page, answers: object = finished) =>
  page.addInitScript((given) => {
    if (localStorage.getItem('questionnaire_data') === null) {
      localStorage.setItem('questionnaire_data', JSON.stringify({ ...given, stepHistory: ['question-1'] }))
    }
  }, answers)

export const reply = (code: number, data: unknown = null, message = '') => ({
  status: code,
  json: { code, data, message },
})

/** Stubs one call of the server. */
export const standIn = (page: Page, call: string, ...given: Parameters<typeof reply>) =>
  page.route(`**/api/${call}`, (route) => route.fulfill(reply(...given)))

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const time = (page: Page, written: string) => page.getByRole('button', { name: written, exact: true })
export const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
export const alert = (page: Page) => page.getByRole('main').getByRole('alert')
export const dayRadio = (page: Page, day: RegExp) => page.getByRole('radio', { name: day })

/** A Monday at ten in the morning, London time. */
const monday = instantAt({ date: '2026-03-16', time: '10:05' })
const clinician = {
  id: 'consultant',
  name: 'Dr Imogen Ashdown',
  title: 'Consultant psychiatrist',
  profile: ['Takes time.'],
}

/** The server's month at that moment, with only these times taken. */
export async function openSchedule(page: Page, { now = monday, taken = [] as number[] } = {}): Promise<void> {
  await page.clock.install({ time: now })
  const schedule = { template: defaultTemplate, exceptions: [], holidays: [], minutes: 90, taken }
  await page.route('**/api/booking_month', (route) => {
    const { month } = route.request().postDataJSON()
    const days = monthAvailability(month, schedule, now)
    return route.fulfill(reply(200, { clinician, clinicians: [clinician], month, days, lastDay: lastBookableDay(now) }))
  })
  await standIn(page, 'my_hold', 200, { hold: null, canCancel: true })
  await page.goto('/booking/schedule')
  await page.clock.runFor(1_000)
}

interface Free {
  readonly date: string
  readonly time: string
}

let lastFree = 0

/** A time that no other journey picks: the workers share one consultant. */
export async function freeTime(request: APIRequestContext): Promise<Free> {
  lastFree += 1
  // More than a week ahead, so that a cancellation is fully refunded, and within the horizon.
  const [from, months] = [dayAhead(15), new Set([20, 50, 80].map((days) => dayAhead(days).slice(0, 7)))]
  const all: Free[] = []
  for (const month of months) {
    const { data } = await post(request, 'booking_month', { month })
    for (const { date, morning, afternoon, evening } of data.days as (typeof data.days)[number][]) {
      if (date >= from)
        all.push(...[...morning, ...afternoon, ...evening].map((free: string) => ({ date, time: free })))
    }
  }
  const place = lastFree * 8 + test.info().parallelIndex
  return all[(place * 13) % all.length] as Free
}

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Holds a time by the server's own call, with the cookies of this browser, for a patient who may book. */
export async function hold(page: Page, free?: Free): Promise<Free> {
  const wanted = free ?? (await freeTime(page.request))
  await saveAnswers(page.request, finished, 'adhd')
  const held = await post(page.request, 'hold_slot', { ...wanted, token: await botToken(page.request, 'hold_slot') })
  expect([held.code, held.message]).toEqual([200, 'OK'])
  return wanted
}

/** The hold expires, and the page asks the server for its status. */
export async function runOut(page: Page): Promise<void> {
  await post(page.request, 'release_hold', {})
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

export async function fillIn(page: Page, { email, password, phone } = newPerson()): Promise<void> {
  await field(page, 'Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('radio', { name: 'Ms' }).check()
  await field(page, 'First name').fill('Amara')
  await field(page, 'Last name').fill('Whitfield')
  await page.getByRole('radio', { name: 'Female' }).check()
  await field(page, 'Day').fill('4')
  await field(page, 'Month').fill('3')
  await field(page, 'Year').fill('1988')
  await field(page, 'Mobile number').fill(phone)
  await field(page, 'Address 1').fill('14 Lark Rise')
  await field(page, 'Address 2 (optional)').fill('Flat 2')
  await field(page, 'City').fill('Bath')
  await field(page, 'Postcode').fill('ba1 1aa')
}

export async function agreeToAll(page: Page): Promise<void> {
  for (const box of await page.getByRole('checkbox').all()) await box.check()
}

export async function pay(page: Page): Promise<void> {
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByLabel('Expiry date').fill('12/34')
  await page.getByLabel('Security code').fill('123')
  await button(page, 'Pay £850.00').click()
}

export async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await proveAddress({ email, password })
  await page.goto('/login')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await button(page, 'Sign In').click()
  await expect(page).toHaveURL('/account')
}
