import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { evidenceTaskWords } from '#content/evidence/evidence-tasks.ts'
import { orderSummaryPath } from '#contract/pages.ts'
import { policy } from '#domain/clinical/policy.ts'
import { minutesOf, tasksAhead } from '#domain/evidence/tasks.ts'
import { mounjaro } from '#domain/medicines/mounjaro.ts'
import { wegovy } from '#domain/medicines/wegovy.ts'
import { currentToasts } from '#web/kit/ui/toasts.ts'
import { describedBy, fill, problemList } from '../../../../tests/components/fill.ts'
import {
  answered,
  button,
  fillIn,
  ordinarily,
  paymentDialog,
  showOrder,
  showOrderForm,
} from '../../../../tests/components/ordering.tsx'
import { says } from '../../../../tests/components/server-says.ts'
import { showPage } from '../../../../tests/components/show-page.tsx'
import { stubApi } from '../../../../tests/components/stub-api.ts'
import { eligibleAnswers } from '../../../../tests/journeys/eligible-answers.ts'
import OrderSummary from './order-summary.tsx'

let tokens = 0
vi.mock('#web/shared/bot-check/use-bot-token.ts', () => ({ useBotToken: () => async () => `token ${++tokens}` }))
vi.mock('#web/shared/bot-check/bot-token.ts', () => ({ earnBotToken: async () => ({ token: 'token', keptForMs: 1 }) }))

beforeEach(() => {
  answered()
  stubApi(ordinarily)
})

const address = () => waitFor(() => screen.getByTestId('address').textContent)
const submit = 'Continue to payment'

describe('what is ordered', () => {
  test.each(['name', 'price', 'priceNew', 'image'])(
    'OS-01 without %s it leads to the choice, and Back does not lead here again',
    async (missing) => {
      const given = new URL(orderSummaryPath(mounjaro), 'http://localhost')
      given.searchParams.delete(missing)
      const { router } = showPage(OrderSummary, given.pathname + given.search)
      expect(await address()).toBe('/assessment/buy')
      expect(router.state.historyAction).toBe('REPLACE')
    },
  )

  test('OS-01 R-3 a medication that is not in the catalogue leads to the choice', async () => {
    showPage(OrderSummary, '/assessment/order-summary?name=Ozempic&price=1&priceNew=1&image=x')
    expect(await address()).toBe('/assessment/buy')
  })

  test('R-3 a tampered address changes no price and no picture', () => {
    const tampered = { name: 'Mounjaro', price: '£1.00', priceNew: '£0.50', image: 'https://elsewhere.example/x.png' }
    showPage(OrderSummary, `/assessment/order-summary?${new URLSearchParams(tampered)}`)
    const price = screen.getByRole('region', { name: 'What you pay' })
    expect(price.textContent).toContain('From £209.00*')
    expect(price.textContent).toContain('£125.00')
    expect(price.querySelector('img')?.getAttribute('src')).toBe('/medications/mounjaro.svg')
    expect(document.body.textContent).not.toMatch(/£1\.00|£0\.50/)
  })

  test('OS-03 R-17 E-5 E-18 every line of the price, the benefits, and when it is decided and paid', () => {
    showOrder()
    const price = screen.getByRole('region', { name: 'What you pay' }).textContent
    expect(price).toContain('From £209.00* per month, delivered monthly')
    expect(price).toContain('First-month promotional discount−£84.00')
    expect(price).toContain('Total for the first month£125.00')
    expect(price).toContain('Then£209 to £299 a month, by dose')
    expect(price).toContain('The price may change after your consultation')
    screen.getByText('Step 1 of 3')
    const page = document.body.textContent
    expect(page).toContain('They’ll decide within 7 days, and we’ll email you either way')
    expect(page).toContain('Today your card is authorised for £125.00. Nothing is charged unless')
    const points = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    for (const benefit of ['Free delivery', 'Pause or cancel anytime', 'Expert clinical support']) {
      expect(points).toContain(benefit)
    }
  })

  test('OS-03 E-5 Wegovy’s sum is explained, because the card before said £125.00', () => {
    showOrder(wegovy)
    const price = screen.getByRole('region', { name: 'What you pay' }).textContent
    expect(price).toContain('From £199.00*')
    expect(price).toContain('Total for the first month£115.00')
    expect(price).toContain('£199.00 less £84.00 is £115.00: £10.00 less than the £125.00 you saw before.')
    expect(price).toContain('Then£209 to £299 a month, by dose')
  })

  test('U-8 R-37 £199 beside a schedule that begins at £209 is explained', () => {
    showOrder(wegovy)
    const price = screen.getByRole('region', { name: 'What you pay' }).textContent
    expect(price).toContain(
      '£199.00 is the price of your first month. From the second month you pay by dose, from £209.',
    )
  })
})

describe('U-4 what is needed after paying', () => {
  const heading = 'What we need from you after you pay'
  const listed = () =>
    [...screen.getByRole('region', { name: heading }).querySelectorAll('li')].map((item) => item.textContent ?? '')

  test('U-4 is told before it, with why, how long each takes and how long all of it', () => {
    showOrder()
    const tasks = tasksAhead({ answers: eligibleAnswers, areConsentsGiven: true })
    const items = listed()
    expect(items).toHaveLength(tasks.length)
    for (const [place, { gate, minutes }] of tasks.entries()) {
      const { title, why } = evidenceTaskWords(policy)[gate]
      expect(items[place]).toBe(`${title}About ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}${why}`)
    }
    const all = screen.getByRole('region', { name: heading }).textContent
    expect(all).toContain(`about ${minutesOf(tasks)} minutes in all`)
    expect(all).toContain('A clinician starts reviewing your order once they’re done.')
  })

  test('U-4 stands beside the button that leads to paying', () => {
    showOrderForm()
    const said = screen.getByText(/^After you pay we need four things from you, about 18 minutes in all\./)
    expect(said.querySelector('a')?.getAttribute('href')).toBe('#tasks-ahead')
    expect(document.getElementById('tasks-ahead')?.textContent).toBe(heading)
  })

  test('U-4 whoever was treated elsewhere is told that a proof of it is asked for', async () => {
    const { questionnaire } = await import('#web/shared/answers/weight-management.ts')
    questionnaire.answer('Q10_answer', 'Wegovy')
    showOrder()
    await waitFor(() => expect(listed()).toHaveLength(5))
    expect(document.body.textContent).toContain('about 21 minutes in all')
    questionnaire.answer('Q10_answer', eligibleAnswers.Q10_answer)
  })

  test('U-4 what somebody has shown us before is not asked for again', async () => {
    localStorage.setItem('signed_in', '1')
    stubApi({ ...ordinarily, my_evidence: () => says<never>(200, { settled: ['identity', 'gp'] }) })
    showOrder()
    await waitFor(() => expect(listed()).toHaveLength(2))
    expect(document.body.textContent).toContain('about 13 minutes in all')
  })
})

describe('the phone', () => {
  const askForCode = async (phone: string) => {
    const { user } = showOrder()
    fill('Mobile phone number', phone)
    await user.click(button('Send me a code'))
    return user
  }

  test('E-4 R-14 a code that is over says so, and sending a new one is the thing to do', async () => {
    let isOver = true
    stubApi({
      ...ordinarily,
      generate_otp: () => says(200, { otp: '654321', expiresInSeconds: 600, resendAfterSeconds: 0 }),
      verify_otp: () =>
        isOver ? says(400, { reason: 'over' }, 'Whatever the server says.') : says(200, { phone: '07700900998' }),
    })
    const user = await askForCode('07700 900998')
    const code = await screen.findByLabelText<HTMLInputElement>('Six-digit code')
    await user.type(code, '123456')
    await waitFor(() => expect(describedBy(code)).toContain('This code no longer works. Send a new one.'))
    expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull()
    await user.click(button('Send a new code'))
    await waitFor(() => expect(code.value).toBe(''))
    expect(document.activeElement).toBe(code)
    expect(describedBy(code)).not.toContain('no longer works')
    isOver = false
    await user.type(code, '654321')
    const details = await screen.findByRole('heading', { name: 'Your details' })
    await waitFor(() => expect(document.activeElement).toBe(details))
  })

  test('OS-04 says when no code could be sent, and when it is too soon', async () => {
    let refusal: (() => ReturnType<typeof says<never>>) | null = () => says(502, null, 'The provider is away.')
    stubApi({
      ...ordinarily,
      generate_otp() {
        if (!refusal) throw new TypeError('Failed to fetch')
        return refusal()
      },
    })
    const user = await askForCode('+44 7700 900998')
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to send OTP')
    refusal = () => says(429, null, 'Please wait 20 seconds before asking for another code.')
    await user.click(button('Send me a code'))
    const tooSoon = 'Please wait 20 seconds before asking for another code.'
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(tooSoon))
    refusal = null
    await user.click(button('Send me a code'))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Failed to send OTP'))
    expect(screen.getByLabelText<HTMLInputElement>('Mobile phone number').value).toBe('+44 7700 900998')
  })

  test('R-6 a token the server does not take is replaced, unseen', async () => {
    const used: string[] = []
    stubApi({
      ...ordinarily,
      generate_otp({ token }) {
        used.push(token)
        return used.length === 1 ? says(403) : says(200, { expiresInSeconds: 600, resendAfterSeconds: 30 })
      },
    })
    await askForCode('07700 900998')
    await screen.findByRole('heading', { name: 'Enter your code' })
    expect(new Set(used).size).toBe(2)
  })

  test('R-14 a code that was sent can be entered after the phone has ended the page, for as long as it works', async () => {
    const asked = stubApi({
      ...ordinarily,
      generate_otp: () => says(200, { otp: '123456', expiresInSeconds: 600, resendAfterSeconds: 30 }),
      verify_otp: ({ phone }) => says<never>(200, { phone }),
    })
    await askForCode('07700 900996')
    await screen.findByRole('heading', { name: 'Enter your code' })
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('123456')
    cleanup()
    const { user } = showOrder()
    await screen.findByRole('heading', { name: 'Enter your code' })
    screen.getByText(/07700/)
    await user.type(await screen.findByLabelText('Six-digit code'), '123456')
    await screen.findByRole('heading', { name: 'Your details' })
    expect(asked.find(({ call }) => call === 'verify_otp')?.body).toEqual({ phone: '07700900996', otp: '123456' })
    expect(sessionStorage.getItem('sent_code')).toBeNull()
    cleanup()
    localStorage.removeItem('verified')
    showOrder()
    screen.getByLabelText('Mobile phone number')
    cleanup()
    await askForCode('07700 900996')
    await screen.findByRole('heading', { name: 'Enter your code' })
    cleanup()
    vi.setSystemTime(Date.now() + 11 * 60_000)
    showOrder()
    screen.getByLabelText('Mobile phone number')
  })

  test('R-14 another code after a visible countdown, and another number', async () => {
    let sent = 0
    stubApi({
      ...ordinarily,
      generate_otp: () => says(200, { otp: `00000${++sent}`, expiresInSeconds: 600, resendAfterSeconds: 30 }),
    })
    const user = await askForCode('07700 900997')
    await screen.findByText(/You can ask for a new code in (30|29) s/)
    expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull()
    vi.setSystemTime(Date.now() + 30_000)
    await user.click(await screen.findByRole('button', { name: 'Send a new code' }))
    await screen.findByText('Demo: your code is 000002')
    await screen.findByText(/You can ask for a new code in \d+ s/)
    await user.click(button('Change number'))
    expect(screen.getByLabelText<HTMLInputElement>('Mobile phone number').value).toBe('07700 900997')
  })
})

describe('the form', () => {
  test('OS-05 the password can be looked at, and is kept nowhere', async () => {
    const { user } = showOrderForm()
    const password = fill('Password', 'three-green-herons-7')
    expect(password.type).toBe('password')
    await user.click(button('Show password'))
    expect(password.type).toBe('text')
    await user.click(button('Hide password'))
    expect(password.type).toBe('password')
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('herons')
  })

  test('OS-07 fills in what the server may tell, and leaves alone what is typed', async () => {
    const { promise: isTime, resolve: tell } = Promise.withResolvers<void>()
    const asked = stubApi({
      ...ordinarily,
      async fetch_user_data() {
        await isTime
        const known = { name: 'Known', legalSurname: 'Person', dob: '1990-12-05', city: 'York', password: 'nobody’s' }
        return says(200, { userData: known })
      },
    })
    showOrderForm()
    const name = fill('Legal first name', 'Typed')
    tell()
    const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
    await waitFor(() => expect(box('Legal surname').value).toBe('Person'))
    expect(name.value).toBe('Typed')
    expect(box('Month').value).toBe('12')
    expect(box('Town or city').value).toBe('York')
    expect(box('Password').value).toBe('')
    // Answered in the questionnaire, so not asked again.
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Male' }).checked).toBe(true)
    expect(asked).toContainEqual({ call: 'fetch_user_data', body: { mobile: '07700900998' } })
  })
})

describe('submitting', () => {
  const send = async (answers: Parameters<typeof stubApi>[0]) => {
    const asked = stubApi({ ...ordinarily, ...answers })
    const { user } = showOrderForm()
    fillIn()
    await user.click(button(submit))
    return { asked, user }
  }
  const isKept = () => {
    expect(screen.getByLabelText<HTMLInputElement>('Legal surname').value).toBe('Heron')
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('three-green-herons-7')
  }

  test('OS-08 sends the form in the names of the specification, once for a double click', async () => {
    const sent: unknown[] = []
    stubApi({
      ...ordinarily,
      async create_new_user(body) {
        sent.push(body)
        await new Promise((resolve) => setTimeout(resolve, 100))
        return ordinarily.create_new_user()
      },
    })
    const { user } = showOrderForm()
    fillIn()
    await user.dblClick(button(submit))
    await paymentDialog()
    expect(sent).toEqual([
      expect.objectContaining({
        mode: 'finalSubmit',
        name: 'Sam',
        legalSurname: 'Heron',
        email: 'sam@larkwell.example',
        password: 'three-green-herons-7',
        dob: '1985-03-27',
        gender: 'male',
        mobile: '07700900998',
        address: '1 Lark Lane',
        city: 'Leeds',
        pincode: 'LS1 4AP',
        agreedTerms: true,
        declineOffers: false,
        otpVerified: true,
        medication: 'mounjaro',
        answers: eligibleAnswers,
      }),
    ])
    expect(localStorage.getItem('uniqueId')).toBe('visit-1')
  })

  test('F-13 E-18 whoever is signed in is not asked who they are again, and who wanted no offers wants none', async () => {
    const { questionnaire } = await import('#web/shared/answers/weight-management.ts')
    questionnaire.answer('email', '')
    localStorage.setItem('signed_in', '1')
    const profile = {
      email: 'amara@post.example',
      name: 'Amara',
      legalSurname: 'Whitfield',
      gender: 'female',
      dob: '1988-03-04',
      address: '14 Lark Rise',
      city: 'Bath',
      pincode: 'BA1 1AA',
    }
    const sent: unknown[] = []
    stubApi({
      ...ordinarily,
      my_account: () => says(200, { profile, orders: [], appointments: [], unfinishedAssessment: null }),
      create_new_user(body) {
        sent.push(body)
        return says(400, { fields: [{ field: 'password', message: 'Enter a password' }] })
      },
    })
    const { user } = showOrderForm()
    await screen.findByText('amara@post.example')
    expect(screen.queryByLabelText('Password')).toBeNull()
    const surname = screen.getByLabelText<HTMLInputElement>('Legal surname')
    await waitFor(() => expect(surname.value).toBe('Whitfield'))
    expect(screen.getByLabelText<HTMLInputElement>('Postcode').value).toBe('BA1 1AA')
    const offers = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Please do not send me offers and news' })
    expect(offers.checked).toBe(true)
    await user.click(screen.getByRole('checkbox', { name: /I agree to the terms of use/ }))
    await user.click(button(submit))
    // The session had ended: then the form asks after all.
    await screen.findByLabelText('Password')
    expect(sent).toEqual([expect.objectContaining({ email: 'amara@post.example', declineOffers: true })])
    expect(sent[0]).not.toHaveProperty('password')
    questionnaire.answer('email', undefined)
  })

  test('E-1 a form that comes after the payment is refused, with the way to the order', async () => {
    const message = 'Your order LW-7 has been paid for, with the details you sent earlier.'
    await send({ create_new_user: () => says(409, { status: 'Success', reference: 'LW-7' }, message) })
    const alert = within(await screen.findByRole('alert'))
    alert.getByText(message)
    expect(alert.getByRole('link', { name: 'See your order' }).getAttribute('href')).toBe('/your-order')
  })

  test('OS-08 what the server finds wrong stands beside the field', async () => {
    const fields = [{ field: 'pincode', message: 'We do not deliver there yet' }]
    const { user } = await send({ create_new_user: () => says(400, { fields }) })
    const list = await screen.findByRole('alert')
    expect(document.activeElement).toBe(list)
    expect(problemList()).toEqual(['We do not deliver there yet'])
    await user.click(within(list).getByRole('link'))
    const postcode = screen.getByLabelText('Postcode')
    expect(document.activeElement).toBe(postcode)
    expect(describedBy(postcode)).toContain('We do not deliver there yet')
    fill('Postcode', 'LS2 9JT')
    expect(describedBy(postcode)).not.toContain('We do not deliver')
  })

  test.each([
    [
      'the server’s words',
      () => says<never>(503, null, 'Please try again in a moment.'),
      'Please try again in a moment.',
    ],
    ['the specification’s when it has none', () => says<never>(500), 'Failed to create user'],
    ['those of an exception when there is no answer', null, 'Something went wrong. Please try again.'],
  ])('OS-08 a refusal is told in %s, and nothing typed is lost', async (_, refuse, words) => {
    await send({
      create_new_user() {
        if (!refuse) throw new TypeError('Failed to fetch')
        return refuse()
      },
    })
    expect((await screen.findByRole('alert')).textContent).toBe(words)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('sam@larkwell.example')
    isKept()
  })

  test('R-2 an unverified phone leads back to the phone, and everything typed is kept', async () => {
    const { user } = await send({
      create_new_user: () => says(403, { reason: 'phone' }, 'Please verify your phone.'),
      generate_otp: () => says(200, { otp: '123456', expiresInSeconds: 600, resendAfterSeconds: 30 }),
      verify_otp: () => says(200, { phone: '07700900998' }),
    })
    await screen.findByText('Please verify your phone again. Everything you typed is still here.')
    expect(screen.getByLabelText<HTMLInputElement>('Mobile phone number').value).toBe('07700 900998')
    await user.click(button('Send me a code'))
    await user.type(await screen.findByLabelText('Six-digit code'), '123456')
    await screen.findByLabelText('Legal surname')
    isKept()
  })

  test('OS-08 answers that rule the order out lead to the page that says why', async () => {
    await send({ create_new_user: () => says(403, { notEligible: 'bmi_low' }) })
    expect(await address()).toBe('/assessment/not-eligible?reason=bmi_low')
  })

  test('OS-08 a question that is not answered is named, and a link leads to it', async () => {
    const missing = { missing: '/assessment/questionnaire/step-6', question: 'Do you have diabetes?' }
    const { user } = await send({ create_new_user: () => says(422, missing) })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Do you have diabetes?')
    await user.click(within(alert).getByRole('link', { name: 'Answer it now' }))
    expect(await address()).toBe('/assessment/questionnaire/step-6')
  })

  test('R-8 is refused while answers are unsaved, with a way to save them', async () => {
    // What was answered on the page before, and could not be saved there.
    const { questionnaire } = await import('#web/shared/answers/weight-management.ts')
    let isAway = true
    const submits: unknown[] = []
    stubApi({
      ...ordinarily,
      save_answer: () => (isAway ? says(503) : ordinarily.save_answer()),
      create_new_user(body) {
        submits.push(body)
        return ordinarily.create_new_user()
      },
    })
    questionnaire.answer('Q2_answer', 'Asian')
    const { user } = showOrderForm()
    fillIn()
    await user.click(button(submit))
    expect((await screen.findByRole('alert')).textContent).toContain('Some of your answers aren’t saved yet')
    expect(submits).toEqual([])
    isAway = false
    await user.click(button('Save them now'))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await user.click(button(submit))
    await paymentDialog()
  })
})

describe('the payment over the form', () => {
  test('PD-01 closed before paying, everything is kept and the button opens it again', async () => {
    const submits: unknown[] = []
    stubApi({
      ...ordinarily,
      create_new_user(body) {
        submits.push(body)
        return ordinarily.create_new_user()
      },
    })
    const { user } = showOrderForm()
    fillIn()
    await user.click(button(submit))
    await screen.findByRole('button', { name: 'Pay £125.00' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('three-green-herons-7')
    await user.click(button(submit))
    await screen.findByRole('button', { name: 'Pay £125.00' })
    expect(submits).toHaveLength(1)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    fill('Legal surname', 'Kestrel')
    await user.click(button(submit))
    await screen.findByRole('button', { name: 'Pay £125.00' })
    expect(submits).toHaveLength(2)
  })

  test('nobody pays with answers that they have changed in another tab', async () => {
    const asked = stubApi(ordinarily)
    const { user } = showOrderForm()
    fillIn()
    await user.click(button(submit))
    await screen.findByRole('button', { name: 'Pay £125.00' })
    const newValue = JSON.stringify({ ...eligibleAnswers, Q6_answer: ['Pancreatitis'], stepHistory: ['step-1'] })
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'questionnaire_data', newValue })))
    expect((await screen.findByRole('alert')).textContent).toContain('your answers have since changed in another tab')
    expect(screen.queryByRole('button', { name: 'Pay £125.00' })).toBeNull()
    button('Reload')
    const { questionnaire } = await import('#web/shared/answers/weight-management.ts')
    questionnaire.saver.beginAnew()
    expect(asked.map(({ call }) => call)).not.toContain('confirm')
  })

  test('PD-03 whoever leaves while it is processed hears of it on the page they went to', async () => {
    const { promise: isTime, resolve: confirm } = Promise.withResolvers<void>()
    stubApi(
      { ...ordinarily, verify_payment_intent: () => says(200, { status: 'Success', reference: 'LW-5' }) },
      {
        async confirm() {
          await isTime
          return { status: 'requires_capture' }
        },
      },
    )
    const { user, router } = showOrderForm()
    fillIn()
    await user.click(button(submit))
    await screen.findByLabelText('Card number')
    fill('Card number', '4242 4242 4242 4242')
    fill('Expiry date', '12/34')
    fill('Security code', '123')
    await user.click(button('Pay £125.00'))
    await screen.findByRole('button', { name: 'Processing...' })
    await router.navigate('/assessment/buy')
    expect(await address()).toBe('/assessment/buy')
    confirm()
    await waitFor(() => expect(currentToasts().at(-1)?.description).toContain('Your reference is LW-5'))
    expect(await address()).toBe('/assessment/buy')
  })
})
