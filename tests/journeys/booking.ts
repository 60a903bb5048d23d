import type { APIRequestContext, Page } from '@playwright/test'
import { monthAvailability } from '#domain/booking/availability.ts'
import { defaultTemplate } from '#domain/booking/default-template.ts'
import { instantAt } from '#domain/booking/london-time.ts'
import { riskAnswers } from '#domain/questionnaires/adhd/sample-answers.ts'
import { newPerson, post, proveAddress } from './customer.ts'
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

/** Stands in for one call of the server. */
export const standIn = (page: Page, call: string, ...given: Parameters<typeof reply>) =>
  page.route(`**/api/${call}`, (route) => route.fulfill(reply(...given)))

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const time = (page: Page, written: string) => page.getByRole('button', { name: written, exact: true })
export const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
export const alert = (page: Page) => page.getByRole('main').getByRole('alert')
export const dayRadio = (page: Page, day: RegExp) => page.getByRole('radio', { name: day })

/** A Monday at ten in the morning, on the clock of London. */
const monday = instantAt({ date: '2026-03-16', time: '10:05' })
const clinician = {
  id: 'consultant',
  name: 'Dr Imogen Ashdown',
  title: 'Consultant psychiatrist',
  profile: ['Takes time.'],
}

/** The server's month as it would be at that moment, with nothing taken but these. */
export async function openSchedule(page: Page, { now = monday, taken = [] as number[] } = {}): Promise<void> {
  await page.clock.install({ time: now })
  const schedule = { template: defaultTemplate, exceptions: [], minutes: 90, taken }
  await page.route('**/api/booking_month', (route) => {
    const { month } = route.request().postDataJSON()
    return route.fulfill(reply(200, { clinician, month, days: monthAvailability(month, schedule, now) }))
  })
  await standIn(page, 'my_hold', 200, { hold: null })
  await page.goto('/booking/schedule')
  await page.clock.runFor(1_000)
}

interface Free {
  readonly date: string
  readonly time: string
}

let lastFree = 0

/** A time nobody else in these journeys picks: the workers share one consultant. */
export async function freeTime(request: APIRequestContext): Promise<Free> {
  lastFree += 1
  const place = lastFree * 7 + test.info().parallelIndex
  const ahead = new Date()
  ahead.setUTCDate(15)
  ahead.setUTCMonth(ahead.getUTCMonth() + 2 + (place % 6))
  const { data } = await post(request, 'booking_month', { month: ahead.toISOString().slice(0, 7) })
  const all = data.days.flatMap(({ date, morning, afternoon, evening }: (typeof data.days)[number]) =>
    [...morning, ...afternoon, ...evening].map((free: string) => ({ date, time: free })),
  )
  return all[(place * 11 + test.info().parallelIndex * 3) % all.length]
}

/** Holds a time by the server's own call, with the cookies of this browser. */
export async function hold(page: Page): Promise<Free> {
  const free = await freeTime(page.request)
  const held = await post(page.request, 'hold_slot', free)
  expect(held.code).toBe(200)
  return free
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
