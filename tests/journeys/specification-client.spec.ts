// A client that was written from the two specification documents alone: their calls, payload keys and routes, a cookie
// jar and nothing else. It imports nothing of the product. Where it stops working, something specified was broken.
import { expect, test } from '@playwright/test'
import { tokenFor } from '../proof-of-work.ts'

interface Reply {
  readonly code: number
  // biome-ignore lint/suspicious/noExplicitAny: the specification has no types.
  readonly data: any
  readonly message: string
}

/** Stores cookies as a browser does, and reads every reply as the specification writes it: code, data, message. */
function newClient() {
  const address = process.env.PRODUCT_ADDRESS ?? ''
  const cookies = new Map<string, string>()
  const headers = () => ({ cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') })

  async function send(path: string, body: object): Promise<Reply> {
    for (let tries = 1; ; tries += 1) {
      const reply = await fetch(address + path, {
        method: 'POST',
        headers: { ...headers(), 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      for (const line of reply.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        cookies.set(name, value)
      }
      // A busy machine asks to try again.
      if (reply.status !== 503 || tries === 5) return (await reply.json()) as Reply
      await new Promise((resolve) => setTimeout(resolve, 1_000))
    }
  }

  return {
    call: (name: string, body: object) => send(`/api/${name}`, body),
    /** The bot-check provider: it sets the work, and the solution is the token. */
    async token(action: string) {
      const { data } = await send('/api/bot_challenge', { action })
      return tokenFor(data.challenge)
    },
    /** The card provider: it gets the client secret and the card. */
    confirmCard: (clientSecret: string) =>
      send('/sandbox-cards/confirm', {
        clientSecret,
        card: { number: '4242 4242 4242 4242', expMonth: 12, expYear: 2034, cvc: '123' },
      }),
    page: async (path: string) => (await fetch(address + path, { headers: headers() })).text(),
  }
}

type Client = ReturnType<typeof newClient>

/**
 * The documents give ids of options and store labels: a label is the text on the screen beside the input of that value.
 */
function labelIn(html: string, value?: string): string {
  const wanted = value === undefined ? 'type="radio"' : `value="${value}"`
  const label = html.split('<label').find((part) => part.includes(wanted))
  const [text] = label?.split(wanted)[1]?.match(/(?<=>)[^<>]+(?=<)/) ?? []
  if (!text) throw new Error(`No screen shows the option ${value ?? 'first of all'}.`)
  return text
}

async function eligibleAnswers(client: Client): Promise<Record<string, unknown>> {
  const labelOf = async (step: string, value?: string) =>
    labelIn(await client.page(`/assessment/questionnaire/${step}`), value)
  return {
    Q1_answer: '18-74',
    Q2_answer: 'White',
    Q3_answer: 'Female',
    Q3a_answer: 'no',
    Q4_answer: {
      weight: '95',
      weightUnit: 'kg',
      heightCm: '170',
      heightFt: '',
      heightIn: '',
      heightUnit: 'cm',
      bmi: '32.9',
    },
    Q5_answer: await labelOf('step-6'),
    Q6_answer: [await labelOf('step-7', 'none')],
    Q7_answer: [await labelOf('step-8', 'none_step8')],
    Q10_answer: 'I have never taken medication to lose weight',
    Q10b_answer: 'no medication',
  }
}

const riskFactorKeys = [
  'safeguarding',
  'safeguardingConcerns',
  'toSelf',
  'suicidalIdeas',
  'suicidalIntent',
  'selfHarmHistory',
  'riskFromOthers',
  'riskToOthers',
  'alcoholMisuse',
  'substanceMisuse',
  'cognitiveImpairment',
  'physicalProblems',
  'homeless',
  'lossOfCarer',
]

const adhdAnswers = {
  adhd_q0: 'yes',
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((place) => [`adhd_q${place}`, 'Often'])),
  // The one key that the documents leave open: docs/deviations.md declares it.
  adhd_risk_factors: riskFactorKeys.map((question) => ({ question, value: 'no' })),
}

/** Each Next saves the whole flow; the first reply names the uniqueId that every later call carries. */
async function saveStepByStep(client: Client, flow: string, answers: Record<string, unknown>): Promise<string> {
  let uniqueId = ''
  const keys = Object.keys(answers)
  for (const [place] of keys.entries()) {
    const given = Object.fromEntries(keys.slice(0, place + 1).map((key) => [key, answers[key]]))
    const saved = await client.call('save_answer', {
      ansData: JSON.stringify(given),
      uniqueId,
      questionnaire_type: flow,
    })
    expect(saved, saved.message).toMatchObject({ code: 200, data: { uniqueId: expect.any(String) } })
    uniqueId = saved.data.uniqueId
  }
  return uniqueId
}

async function payFor(client: Client, order: { paymentId: string; amount: number; mobile: string; uniqueId: string }) {
  const { paymentId: answerId, ...payment } = order
  const begun = await client.call('create_payment_intent', { ...payment, answerId })
  expect(begun, begun.message).toMatchObject({
    code: 200,
    data: { clientSecret: expect.any(String), orderId: expect.any(String), paymentIntent: expect.any(String) },
  })
  const { clientSecret, orderId, paymentIntent } = begun.data
  await client.confirmCard(clientSecret)
  const verified = await client.call('verify_payment_intent', { paymentIntentId: paymentIntent, orderId })
  expect(verified, verified.message).toMatchObject({ code: 200, data: { status: 'Success' } })
}

const person = { name: 'Amara', legalSurname: 'Whitfield', gender: 'female', dob: '1988-03-04' }
const emailOf = (service: string) => `specified-${service}-${Date.now()}@post.example`

test('P-4 API-01 API-02 API-03 API-04 API-06 API-07 API-08 R-40 a client that knows only the specified calls orders a medication and pays', async () => {
  const client = newClient()
  const answers = await eligibleAnswers(client)
  const uniqueId = await saveStepByStep(client, 'weight-management', answers)

  const mobile = '07700900993'
  const sent = await client.call('generate_otp', { phone: mobile, token: await client.token('generate_otp') })
  expect(sent, sent.message).toMatchObject({ code: 200, data: { otp: expect.stringMatching(/^\d{6}$/) } })
  expect((await client.call('verify_otp', { phone: mobile, otp: sent.data.otp })).code).toBe(200)
  expect(await client.call('fetch_user_data', { mobile })).toMatchObject({ code: 200, data: { userData: {} } })

  const account = {
    ...person,
    email: emailOf('weight'),
    password: 'lantern-otter-4-hills',
    mobile,
    address: '14 Lark Rise',
    city: 'Bath',
    pincode: 'BA1 1AA',
    agreedTerms: true,
    declineOffers: true,
    medication: 'Mounjaro',
    uniqueId,
    answers,
  }
  const create = async (more: object) =>
    client.call('create_new_user', { ...account, ...more, token: await client.token('form_submit') })
  const drafted = await create({ mode: 'otpSuccess', otpVerified: true })
  expect(drafted, drafted.message).toMatchObject({ code: 200, data: { uniqueId, message: expect.any(String) } })
  const created = await create({ mode: 'finalSubmit' })
  expect(created, created.message).toMatchObject({ code: 200, data: { paymentId: expect.any(String), uniqueId } })

  const { paymentId } = created.data
  await payFor(client, { paymentId, amount: 125, mobile, uniqueId })
})

test('P-4 API-05 API-06 API-07 API-08 BK-07 BK-08 R-40 a client that knows only the specified calls books an ADHD assessment and pays', async () => {
  const client = newClient()
  const uniqueId = await saveStepByStep(client, 'adhd', adhdAnswers)

  const email = emailOf('adhd')
  expect(await client.call('check_user_by_email', { email })).toMatchObject({ code: 200, data: { user: null } })

  const booking = {
    ...person,
    email,
    password: 'otter-41',
    title: 'ms',
    mobile: '07700900994',
    address: '14 Lark Rise#Flat 2',
    city: 'Bath',
    pincode: 'BA1 1AA',
    questionnaire_type: 'adhd',
    uniqueId,
    consents: { t1: true, t2: true, t3: true, t4: true, t5: true, t6: true, t7: true, t8: true },
    answers: adhdAnswers,
  }
  const create = async (mode: string, start: Date) =>
    client.call('create_new_user', {
      ...booking,
      mode,
      selectedSlot: start.toISOString(),
      selectedDate: start.getTime(),
      token: await client.token('form_submit'),
    })

  const times = possibleTimes()
  expect((await create('otpSuccess', times[0] as Date)).code).toBe(200)
  let created: Reply | null = null
  for (const start of times) {
    created = await create('finalSubmit', start)
    if (created.code === 200) break
    // The only reason for which another time is chosen, in the words of the resolutions.
    expect(created).toMatchObject({ code: 409, message: 'That time has just been taken. Please choose another.' })
  }
  expect(created, created?.message).toMatchObject({ code: 200, data: { paymentId: expect.any(String), uniqueId } })

  const { paymentId } = created?.data ?? {}
  await payFor(client, { paymentId, amount: 850, mobile: booking.mobile, uniqueId })
})

/** The documents say that times are fixed and do not list them: mornings of the next weekdays are tried in turn. */
function possibleTimes(): Date[] {
  const times: Date[] = []
  for (let ahead = 21; times.length < 12; ahead += 1) {
    const day = new Date(Date.now() + ahead * 86_400_000)
    if (day.getUTCDay() === 0 || day.getUTCDay() === 6) continue
    // London time, which is UTC or an hour ahead of it.
    const utc = new Date(`${day.toISOString().slice(0, 10)}T10:00:00Z`)
    const shown = Number(utc.toLocaleString('en-GB', { hour: '2-digit', hour12: false, timeZone: 'Europe/London' }))
    times.push(new Date(utc.getTime() - (shown - 10) * 3_600_000))
  }
  return times
}
