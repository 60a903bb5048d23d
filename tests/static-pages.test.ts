import { globSync, readFileSync } from 'node:fs'
import { type ComponentType, createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { cardPayment } from '#content/checkout/order-summary.ts'
import { cardConsent, cardKeptOnlyByConsent } from '#content/checkout/saved-card.ts'
import { contactForm } from '#content/enquiries/contact-form.ts'
import { emailsSayNothing } from '#content/site/policies/emails.ts'
import { howLongWeKeepIt, storedOnYourDevice, whoWorksForUs } from '#content/site/policies/privacy-tables.ts'
import { dataProtectionFacts, registeredFacts, registration } from '#content/site/registration.ts'
import { messageHours } from '#content/site/support-hours.ts'
import { storedOnDevice } from '#content/stored-on-device.ts'
import { adultAdhdAssessment } from '#domain/appointments/adult-adhd-assessment.ts'
import { bookingConsents } from '#domain/appointments/consents.ts'
import { holdMinutes } from '#domain/appointments/hold.ts'
import { currentPolicy, refundFor } from '#domain/appointments/policy.ts'
import { lowestEligibleBmi } from '#domain/body/bmi-bands.ts'
import { privacyFigures } from '#domain/figures/privacy.ts'
import { adultAge } from '#domain/identity/age-limits.ts'
import { deskSession } from '#domain/identity/staff/desk-session.ts'
import { frequencies } from '#domain/intake/adhd/frequency.ts'
import { adhdLength } from '#domain/intake/adhd/length.ts'
import { highestScore } from '#domain/intake/adhd/score.ts'
import { withdrawable } from '#domain/intake/consents/ledger.ts'
import { medicines } from '#domain/medicines/medicines.ts'
import { firstMonthDiscountPence } from '#domain/medicines/prices.ts'
import { pounds, wholePounds } from '#domain/orders/money.ts'
import { authorisationDays, unpaidOrderDays } from '#domain/orders/order-states.ts'
import { retention } from '#domain/privacy/retention.ts'
import { guestSessionCookie } from '#server/identity/guest-sessions/guest-session-cookie.ts'
import { sessionCookie } from '#server/identity/sessions/session-cookie.ts'
import { deskCookie } from '#server/identity/staff/desk-cookie.ts'
import { deviceKeys, tabKeys } from '#web/browser/storage-keys.ts'
import { faq } from '#web/shared/faq/faq.ts'
import { Footer } from '#web/site/footer.tsx'
import AboutUs from '#web/site/pages/about-us.tsx'
import * as cancellationPolicy from '#web/site/pages/cancellation-policy.tsx'
import * as faqPage from '#web/site/pages/faq.tsx'
import * as privacyPolicy from '#web/site/pages/privacy-policy.tsx'
import * as termsOfUse from '#web/site/pages/terms-of-use.tsx'

const written = (page: ReactElement) =>
  renderToStaticMarkup(createElement(MemoryRouter, null, page))
    // Repeated in each card of a table, for phones only.
    .replace(/<span aria-hidden="true"[^>]*>[^<]*<\/span>/g, '')

const wordsOf = (html: string) =>
  html
    .replace(/<\/?(?:a|strong|span|time)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()

/** With the words its loader gives it when the site is built. */
const routeWritten = <Words>(route: {
  readonly default: ComponentType<{ loaderData: Words }>
  readonly loader: () => Words
}) => written(createElement(route.default, { loaderData: route.loader() }))

const html = {
  terms: routeWritten(termsOfUse),
  privacy: routeWritten(privacyPolicy),
  cancellation: routeWritten(cancellationPolicy),
  about: written(createElement(AboutUs)),
  faq: routeWritten(faqPage),
}
const words = {
  terms: wordsOf(html.terms),
  privacy: wordsOf(html.privacy),
  cancellation: wordsOf(html.cancellation),
  about: wordsOf(html.about),
  faq: wordsOf(html.faq),
}
const policies = ['terms', 'privacy', 'cancellation'] as const

describe('the policies', () => {
  it.each([
    ['terms', 'rescheduling is allowed at most once per care episode, and one cancellation per appointment type'],
    ['terms', 'full refund with 7 or more days’ notice and pay a 50% fee with 2-7 days'],
    ['terms', 'Cancelling under 48 hours counts as a DNA'],
    ['terms', 'not joining within 15 minutes: then you pay the full fee'],
    ['terms', 'Posted prescription £10 An admin fee'],
    ['terms', 'We give 30 days’ notice before we change these terms'],
    ['terms', 'From £125 per month'],
    ['terms', 'around £100 per month (range £55-£250)'],
    ['terms', 'under-18s are excluded'],
    ['cancellation', 'allowed at most once per care episode'],
    ['cancellation', 'One cancellation is allowed per appointment type'],
    ['cancellation', '7 days or more Nothing A full refund'],
    ['cancellation', '2-7 days A 50% fee Half of what you paid'],
    ['cancellation', 'Under 48 hours The full fee Nothing. It counts as a DNA'],
    ['cancellation', 'not joined within 15 minutes of the start: a no-show'],
    ['cancellation', 'a new appointment needs a new fee'],
    ['cancellation', 'A posted prescription carries a £10 admin fee'],
    ['cancellation', 'Appointments may be accepted, declined or cancelled'],
    ['privacy', 'we give 30 days’ notice'],
  ] as const)('ST-01 %s: %s', (page, figure) => {
    expect(words[page]).toContain(figure)
  })

  it('P-2 a card is saved only with a consent that can be withdrawn, and every page about it says so', () => {
    // While this rule exists, "we do not keep your card" is not the whole truth.
    expect(withdrawable).toContain('card')
    expect(cardConsent.wording).toContain('nothing is ever taken unless I press to pay')
    for (const page of ['terms', 'cancellation'] as const) expect(words[page]).toContain(cardKeptOnlyByConsent)
    for (const text of Object.values(words)) expect(text).not.toMatch(/do not keep your card(?! unless you ask us to)/)
    expect(words.privacy).toContain('If you keep a card, Stripe keeps it until you remove it')
    expect(cardPayment.notKept).toMatch(/^We don’t save this card/)
  })

  it('P-2 R-28 the card is charged after the second check, and no page says earlier', () => {
    for (const page of ['terms', 'cancellation', 'faq'] as const) {
      expect(words[page]).toMatch(/pharmacist (has checked it|checks the prescription)/)
      expect(words[page]).not.toMatch(/charged when a clinician approves|If they approve, your card is charged/)
    }
  })

  it('P-7 terms and privacy say that only receipts name what was bought', () => {
    for (const page of ['terms', 'privacy'] as const) expect(words[page]).toContain(emailsSayNothing)
  })

  it('P-10 the footer and the page about us name the pharmacy, its superintendent and the registered provider', () => {
    const foot = wordsOf(written(createElement(Footer)))
    for (const text of [foot, words.about]) {
      for (const fact of Object.values(registeredFacts(brand))) expect(text).toContain(fact)
      expect(text).toContain('Superintendent pharmacist: ')
      expect(text).toContain('Registered manager: ')
      // A demonstration must not pass for a pharmacy.
      expect(text.includes('this is a demonstration')).toBe(brand.isExample)
    }
  })

  it('R-22 the policies give 8am to 6pm, the footer 9:00 AM to 6:00 PM', () => {
    expect(messageHours).toBe('Monday-Friday 8am-6pm')
    for (const page of policies) expect(words[page]).toContain('Support hours are Monday-Friday 8am-6pm')
    for (const text of Object.values(words)) expect(text).not.toContain(brand.supportHours)
    expect(wordsOf(written(createElement(Footer)))).toContain('Monday to Friday 9:00 AM - 6:00 PM')
  })

  it('ST-01 each says when it was changed, and has all its sections under one title', () => {
    for (const page of policies) {
      expect(words[page]).toMatch(/Last changed on \d{1,2} \w+ 20\d\d/)
      expect(html[page].match(/<h1/g)).toHaveLength(1)
      expect(html[page].match(/<h2/g)?.length).toBeGreaterThanOrEqual(9)
    }
  })

  it('ST-01 R-1 who we are: the regulator’s number is the brand’s, and no figure is made up', () => {
    expect(words.about).toContain(
      `regulated by the Care Quality Commission under provider number ${brand.cqc.providerId} (an example`,
    )
    expect(words.about).toContain('We do not treat anyone under 18.')
    const { supplies, prescribes } = registration
    const figures = words.about
      .replace(supplies, '')
      .replace(prescribes, '')
      .replace(brand.cqc.providerId, '')
      .replace(messageHours, '')
      .match(/\d+/g)
    expect(figures).toEqual([String(adultAge)])
  })
})

describe('the policies match the product', () => {
  const hours = (count: number) => count * 60 * 60_000
  const refund = (noticeMs: number) =>
    refundFor(
      { start: hours(1_000), paidPence: adultAdhdAssessment.pricePence, policy: currentPolicy, refundCapPence: null },
      hours(1_000) - noticeMs,
    )

  it('ST-01 deadlines and refunds are those of the booking policy', () => {
    const { fullRefundDays, partRefundHours, partRefundPercent, missedAfterMinutes } = currentPolicy
    expect(words.cancellation).toContain(`${fullRefundDays} days or more Nothing`)
    expect(words.cancellation).toContain(
      `${partRefundHours / 24}-${fullRefundDays} days A ${100 - partRefundPercent}% fee`,
    )
    expect(words.cancellation).toContain(`Under ${partRefundHours} hours The full fee`)
    expect(words.cancellation).toContain('You can move an appointment at any time before it starts.')
    expect(words.cancellation).toContain('Moving it never increases your refund')
    expect(words.cancellation).toContain(`within ${missedAfterMinutes} minutes of the start`)
    expect(words.cancellation).toContain(`a ${wholePounds(currentPolicy.postedPrescriptionPence)} admin fee`)
    expect([currentPolicy.reschedulesPerEpisode, currentPolicy.cancellationsPerType]).toEqual([1, 1])
    expect(words.cancellation).toContain(`costs ${pounds(adultAdhdAssessment.pricePence)}`)
    expect(words.cancellation).toContain(`With 3 days’ notice you get back ${pounds(refund(hours(72)).refundPence)}`)
    // "With exactly 7 days or exactly 48 hours to go, you still get the higher refund."
    expect(refund(hours(7 * 24)).keptPence).toBe(0)
    expect(refund(hours(48)).outcome).toBe('cancelled')
    expect(refund(hours(48) - 1).outcome).toBe('DNA')
    expect(words.cancellation).toContain(`hold a time for you for ${holdMinutes} minutes`)
  })

  it('ST-01 the consent to the cancellation policy has the same figures', () => {
    const { wording } = bookingConsents.t8
    for (const figure of ['7 days’ notice or more', '2 to 7 days', 'under 48 hours', 'within 15 minutes']) {
      expect(wording).toContain(figure)
    }
  })

  it('ST-01 prices and the authorisation are those of the catalogue and the orders', () => {
    const cheapest = Math.min(...medicines.map(({ cardPricePence }) => cardPricePence))
    expect(words.terms).toContain(`From ${wholePounds(cheapest)} per month`)
    expect(words.terms).toContain(`${wholePounds(firstMonthDiscountPence)} comes off the first month`)
    const { pricePence, minutes } = adultAdhdAssessment
    expect(words.terms).toContain(
      `Adult ADHD assessment ${pounds(pricePence)} One online appointment of ${minutes} minutes`,
    )
    expect(words.terms).toContain(`released when they decline it or after ${authorisationDays} days without a decision`)
    expect(words.cancellation).toContain(`have not decided after ${authorisationDays} days, the money is released`)
    expect(words.faq).toContain(`have not decided after ${authorisationDays} days, the money is released`)
  })

  const lasts = new Map(howLongWeKeepIt(privacyFigures.retention).rows.map(([data = '', time = '']) => [data, time]))
  const lastsFor = (beginning: string) => [...lasts].find(([data]) => data.startsWith(beginning))?.[1]
  const onDevice = new Map(
    storedOnYourDevice(privacyFigures.stored).rows.map(([names = '', , time = '']) => [names, time]),
  )

  it('ST-01 retention periods are those of the erasing jobs', () => {
    const { session, emailedLinks, phoneCode, ...kept } = retention
    expect(lastsFor('Answers')).toContain(`${kept.visitDays} days`)
    expect(lastsFor('A time you chose')).toContain(`${holdMinutes} minutes, and up to ${2 * holdMinutes}`)
    expect(lastsFor('Codes')).toContain(`${phoneCode.worksMinutes} minutes`)
    // "A day later", of both.
    expect([phoneCode.keptDays, kept.releasedHoldDays]).toEqual([1, 1])
    expect(lastsFor('Links')).toContain(`${emailedLinks.resetPasswordHours} hour to choose a new password`)
    expect(lastsFor('Links')).toContain(`${emailedLinks.confirmOrderDays} days to confirm an order or to open`)
    expect(emailedLinks.openAccountDays).toBe(emailedLinks.confirmOrderDays)
    expect(lastsFor('A record that someone signed in')).toContain(`${kept.securityEventYears} year`)
    expect(lastsFor('The fact that you are signed in')).toBe(
      `At most ${session.ordinaryHours} hours, or ${session.rememberedDays} days with Remember me; and no longer than ${session.ordinaryIdleHours} hours, or ${session.rememberedIdleDays} days, without being used`,
    )
    expect(lastsFor('An order or a booking')).toBe(
      `Closed after ${unpaidOrderDays} days. ${kept.unpaidDetailsDays} days later your details and answers in it are erased`,
    )
    expect(lastsFor('Text messages')).toContain(`${kept.messageDays} days`)
    expect(lastsFor('Messages to support')).toBe(
      `${kept.contactRequestYears} years after you sent them. Files you attach are erased after ${kept.contactFileDays} days`,
    )
    expect(words.privacy).toContain('Our server deletes expired data every hour.')
    expect(kept.eraseEveryHours).toBe(1)
  })

  it('ST-01 every cookie is listed with its lifetime', () => {
    const given: [string, number | undefined][] = []
    const request = { cookies: {}, headers: {} } as never
    const reply = {
      setCookie: (name: string, _: string, options: { maxAge?: number }) => given.push([name, options.maxAge]),
    } as never
    for (const isProduction of [false, true]) {
      guestSessionCookie(request, reply, isProduction).grant('token')
      const session = sessionCookie(request, reply, isProduction)
      session.grant('token', null)
      session.known().remember('mark')
      deskCookie(request, reply, isProduction).grant('token')
    }
    const day = 24 * 60 * 60
    expect(given).toEqual([
      ['visit', retention.visitDays * day],
      ['session', undefined],
      ['known_device', retention.knownDeviceDays * day],
      ['desk', deskSession.hours * 60 * 60],
      ['__Host-visit', retention.visitDays * day],
      ['__Host-session', undefined],
      ['__Host-known_device', retention.knownDeviceDays * day],
      ['__Host-desk', deskSession.hours * 60 * 60],
    ])
    expect(given.map(([name]) => name).toSorted()).toEqual(
      (['visit', 'session', 'knownDevice', 'desk'] as const)
        .flatMap((name) => [...storedOnDevice[name].keys])
        .toSorted(),
    )
    expect(onDevice.get('visit (or __Host-visit on a secure connection)')).toBe(`Up to ${retention.visitDays} days`)
    expect(onDevice.get('session (or __Host-session on a secure connection)')).toContain(
      `${retention.session.rememberedDays} days`,
    )
    expect(onDevice.get('oauth (or __Host-oauth on a secure connection)')).toBe(
      `At most ${retention.oauthMinutes} minutes`,
    )
    expect(onDevice.get('desk (or __Host-desk on a secure connection)')).toContain(`${deskSession.hours} hours at most`)
    // Any other cookie in the code has to be listed too.
    const setting = sources('src/server/**/*.ts').filter(({ text }) => text.includes('.setCookie('))
    expect(setting.map(({ path }) => path)).toEqual([
      'src/server/identity/accounts/oauth/attempt-cookie.ts',
      'src/server/identity/guest-sessions/guest-session-cookie.ts',
      'src/server/identity/sessions/known-device.ts',
      'src/server/identity/sessions/session-cookie.ts',
      'src/server/identity/staff/desk-cookie.ts',
    ])
  })

  it('ST-01 the privacy policy lists everything in the data table, in its order, and nothing else', () => {
    const [, table = ''] = /What is stored on your own device<\/caption>(.*?)<\/table>/s.exec(html.privacy) ?? []
    const names = [...table.matchAll(/<th[^>]*scope="row"[^>]*>(.*?)<\/th>/gs)].map(([, name = '']) => name)
    const rows = Object.values(storedOnDevice)
    expect(names).toHaveLength(rows.length)
    for (const [place, { keys }] of rows.entries()) {
      // Of several in a row only the first and the last are named.
      const named = keys.length > 5 && keys[0].startsWith('adhd-') ? [keys[0], keys.at(-1) ?? ''] : keys
      for (const key of named) expect(names[place]).toContain(key)
    }
    expect(rows.filter(({ place }) => place === 'theirs')).toEqual(rows.slice(-2))
    expect(words.privacy).toContain('The last two rows are not ours')
  })

  it('ST-01 every key in the browser’s storage is in that table, and comes from it', () => {
    const rows = Object.values(storedOnDevice)
    const of = (wanted: string) =>
      rows.filter(({ place }) => place === wanted).flatMap(({ keys }): string[] => [...keys])
    expect(Object.keys(deviceKeys)).toEqual(of('device'))
    expect(Object.keys(tabKeys)).toEqual(of('tab'))
    const keys = rows.flatMap((row): string[] => [...row.keys])
    expect(new Set(keys).size).toBe(keys.length)
    // Nothing writes to storage directly. Five keys are read before any code for them has loaded.
    const past = sources('src/web/**/*.{ts,tsx}').filter(({ text }) =>
      /\b(?:localStorage|sessionStorage|indexedDB|document\.cookie)\b/.test(text),
    )
    expect(past.map(({ path }) => path).filter((path) => !path.includes('.test.'))).toEqual([
      'src/web/app/root.tsx',
      'src/web/booking/start.tsx',
      'src/web/browser/browser-storage.ts',
      'src/web/browser/theme.ts',
      'src/web/questionnaire/missing-consent.tsx',
      'src/web/site/home/paid-first.tsx',
    ])
    const caching = sources('src/web/**/*.{ts,tsx}').filter(({ text }) => /\bcaches\./.test(text))
    expect(caching.map(({ path }) => path)).toEqual(['src/web/app-worker/app-worker.ts'])
    expect(caching[0]?.text).toContain(`\`${of('files')[0]}-$`)
  })

  it('ST-01 every company that the server can connect to is named', () => {
    const settings = readFileSync('src/server/platform/config/environment.ts', 'utf8')
    const companies = {
      STRIPE: 'Stripe',
      TWILIO: 'Twilio',
      RECAPTCHA: 'reCAPTCHA',
      GOOGLE: 'Google',
      APPLE: 'Apple',
      X: 'X',
      LABORATORY: 'laboratory that tests blood samples',
      PUSH: 'notification service of your browser',
      TURN: 'relay for video calls',
    }
    const named = whoWorksForUs.rows.map(([company]) => company).join(' ')
    const connected = [
      ...settings.matchAll(/^ {4}(?!METRICS)([A-Z]+)_[A-Z_]*(?:SECRET|TOKEN|SECRET_KEY|PRIVATE_KEY): /gm),
    ].map(([, name]) => name)
    const what = 'a company that is new needs a row in privacy-tables.ts (whoWorksForUs) and a line here'
    expect(new Set(connected), what).toEqual(new Set(Object.keys(companies)))
    for (const company of Object.values(companies)) expect(named).toContain(company)
    expect(named).toContain('email provider')
    // No setting names them, and they get what is held all the same.
    for (const company of ['hosting provider', 'Couriers and postal services']) expect(named).toContain(company)
  })

  it('ST-01 ciphers are those in use', () => {
    expect(words.privacy).toContain('AES-256-GCM')
    expect(readFileSync('src/server/platform/encryption/vault.ts', 'utf8')).toContain(`'aes-256-gcm'`)
    expect(words.privacy).toContain('argon2id')
    expect(readFileSync('src/server/identity/accounts/passwords.ts', 'utf8')).toMatch(/argon2/i)
  })

  it('ST-01 the privacy policy names the controller, the data protection officer and how to complain to us', () => {
    for (const fact of [...Object.values(dataProtectionFacts(brand)), brand.cqc.provider, brand.cqc.address])
      expect(words.privacy).toContain(fact)
    expect(html.privacy).toContain(`href="mailto:${brand.dataProtection.email}"`)
    expect(words.privacy).toContain(contactForm.reasons.find(({ value }) => value === 'privacy')?.label)
    expect(words.privacy).toContain('within 30 days')
  })

  it('ST-01 the rights of patients, and the supervisory authority', () => {
    for (const part of [
      'UK GDPR',
      'Article 9',
      'Articles 22A to 22D',
      'Information Commissioner’s Office (ICO)',
      '0303 123 1113',
    ]) {
      expect(words.privacy).toContain(part)
    }
    expect(html.privacy).toContain('href="https://ico.org.uk/make-a-complaint/"')
  })
})

describe('the questions and answers', () => {
  it('ST-02 are in two accordions, each with its questions and an answer to each', () => {
    expect(faq.groups.map(({ heading }) => heading)).toEqual(['Weight management', 'ADHD assessment'])
    for (const { id, items } of faq.groups) {
      expect(html.faq.match(new RegExp(`<details[^>]*name="${id}"`, 'g'))).toHaveLength(items.length)
      for (const { question, answer } of items) {
        expect(words.faq).toContain(question)
        expect(answer.length).toBeGreaterThan(0)
      }
    }
    const ids = faq.groups.flatMap(({ items }) => items.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each([
    'averages around £100 per month (range £55-£250)',
    'The digital companion lasts 6 months.',
    'The weight programme is from £125 per month.',
    'a missed dose can be taken within 4 days',
    'Blood tests are every 3 months.',
    'a BMI of 30 or more, or a BMI of 27 or more with at least one weight-related condition',
    'We cannot treat anyone under 18.',
    'Under-18s are excluded',
    '7 or more days’ notice: nothing, you get a full refund. 2-7 days: a 50% fee. Under 48 hours: the full fee, and it counts as a DNA',
    'A posted prescription, on paper, carries a £10 admin fee.',
    'at most once per care episode',
    'one cancellation per appointment type',
    'within 15 minutes of the start',
  ])('ST-02 %s', (figure) => {
    expect(words.faq).toContain(figure)
  })

  it('ST-02 figures are those of the product', () => {
    const doses = medicines.flatMap(({ doses: made }) => made.map(({ pricePence }) => pricePence))
    expect(words.faq).toContain(
      `between ${wholePounds(Math.min(...doses))} and ${wholePounds(Math.max(...doses))} per month`,
    )
    expect(words.faq).toContain(`${wholePounds(firstMonthDiscountPence)} comes off your first month`)
    expect(words.faq).toContain(`BMI of ${lowestEligibleBmi} or more`)
    expect(words.faq).toContain(
      `up to ${adhdLength.questions} short questions, about ${adhdLength.minutes} minutes. ${adhdLength.safety} of them are about your safety`,
    )
    expect(words.faq).toContain(
      `Six answers of 0 to ${frequencies.length - 1} points add up to a score of up to ${highestScore}`,
    )
    expect(words.faq).toContain(
      `${adultAdhdAssessment.minutes} minutes with a psychiatrist. It costs ${pounds(adultAdhdAssessment.pricePence)}`,
    )
    expect(words.faq).toContain(`hold it for you for ${holdMinutes} minutes`)
  })
})

describe('all texts', () => {
  const texts = [...sources('src/content/**/*.ts'), ...sources('src/content/site/blog/*.md')]

  test.each(texts.map(({ path, text }) => [path, text]))('R-20 %s is complete, and in British English', (_, text) => {
    expect(text).not.toMatch(/lorem ipsum|\bTODO\b|\bTBC\b|\bFIXME\b|coming soon|\[insert/i)
    const american =
      /\b(?:color(?:s|ed)?|favorite|behavior|center(?:ed)?|fiber|pediatric|anesthe|diarrhea|estrogen|(?:organ|recogn|real|apolog|special|hospital|person)iz(?:e|es|ed|ing)|counselor|licensed practitioner|gray|mom)\b/i
    expect(text.match(american)?.[0]).toBeUndefined()
  })

  const articles = sources('src/content/site/blog/*.md')

  test.each(articles.map(({ path, text }) => [path, text]))('R-20 %s names a source for its figures', (_, text) => {
    const [body = '', listed = ''] = text.split('\n## Sources\n')
    expect(body).toMatch(/\d/)
    expect(listed.match(/^- /gm)?.length).toBeGreaterThanOrEqual(3)
    expect(listed).toMatch(/\]\(https:\/\//)
  })

  test.each(articles.map(({ path, text }) => [path, text]))(
    'R-20 %s informs about medicines and sells none',
    (_, text) => {
      expect(text).not.toMatch(/\]\(\/(?:assessment\/(?:buy|consent|order)|weight-management)/)
      expect(text).not.toMatch(/Mounjaro|Wegovy/)
    },
  )
})

function sources(pattern: string): { readonly path: string; readonly text: string }[] {
  return globSync(pattern)
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}
