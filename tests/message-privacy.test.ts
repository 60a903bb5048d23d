import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { calendarWords } from '#content/appointments/appointment-words.ts'
import type { Email } from '#content/notifications/order-email.ts'
import { confirmationPath, pages } from '#contract/pages.ts'
import { medicines } from '#domain/medicines/medicines.ts'

const folder = 'src/content/notifications'
const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))

/** Templates that may say what was bought, and why. All others say only that there is something to read or to do. */
const receipts: Readonly<Record<string, string>> = {
  'receipt.ts receipt':
    'The confirmation of an order on a durable medium (Consumer Contracts Regulations 2013, reg. 16)',
  'appointments.ts appointmentBooked': 'The same for an appointment: what was booked is on its receipt',
}

/** Goes to our own support and is the enquiry itself, as its author wrote it. */
const toOurselves = ['contact.ts contactToSupport', 'access-given.ts accessGivenEmail']

/** Exports of that module that are no messages. */
const notMessages = [
  'order-email.ts email',
  'open-account.ts openWith',
  'preparation.ts prepareBefore',
  'card-problems.ts cardProblems',
  'removed-secrets.ts removedSecrets',
  'reminder-notice.ts reminderNotice',
]

const healthWords: readonly RegExp[] = [
  ...medicines.map(({ name }) => new RegExp(name, 'i')),
  /tirzepatide|semaglutide|liraglutide|saxenda|ozempic|methylphenidate|lisdexamfetamine|glp-?1/i,
  /\d ?(mg|ml|micrograms?)\b/i,
  /\b(pens?|inject\w*|dos(e|es|age|ing)|medicines?|medications?|medical|drugs?|tablets?|needles?|sharps)\b/i,
  /prescri|pharmac|treatment|therap|clinical|diagnos|symptom|side effect|condition|illness|disorder/i,
  /adhd|attention|psychiatr|assessment|self-assessment|screening/i,
  /weight|weigh|\bbmi\b|obes|\bkg\b|\bdiet/i,
  /approv|declin|\brefus|not suitable|suitab|eligib|cannot offer|good news|bad news/i,
  /pancrea|vomit|pregnan|allerg|suicid|\bmood\b|self-harm|faint|dehydrat|blood|sight\b|thyroid/i,
]

/** Health words in an address would be in a browser's history and a mail server's log. */
const base = 'https://larkwell.example'
const name = 'Robin'
const reference = 'LW-2345BCDF'
const accountAddress = `${base}${pages.account}`
/** Passed to every template, so that one that prints it is found. */
const health = { medication: 'Mounjaro', dose: '2.5 mg', service: 'Adult ADHD Assessment Online (18+)', item: 'Wegovy' }
const order = { ...health, name, reference, amount: '£125.00', accountAddress }
const openingLink = { link: `${base}/open-account#token`, days: 7 }
const policy = {
  joinOnTime: 'after 15 minutes the appointment counts as missed',
  cancelledLate: 'It was cancelled late, so there is no refund.',
  movedLate: 'It was moved late, so there is no refund.',
  didNotJoin: 'You had not joined after 15 minutes.',
}
const appointment = {
  ...health,
  name,
  reference,
  clinician: 'Dr Imogen Ashdown',
  when: 'Monday 16 March 2026, 10:00 GMT',
  minutes: 60,
  waitMinutes: 15,
  accountAddress,
  policy,
  room: { address: `${base}/room/1`, opensMinutes: 10 },
  rights: ['Cancel by then to get a full refund of £850.00.'],
  times: ['Tuesday 17 March 2026, 10:00 GMT'],
  scheduleAddress: `${base}${pages.bookingSchedule}`,
  before: 'Monday 9 March 2026, 10:00 GMT',
  paid: '£850.00',
}
const withAndWithout = <Given extends object>(given: Given, more: Readonly<Record<string, readonly unknown[]>>) =>
  Object.entries(more).reduce<object[]>(
    (all, [key, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [key]: value }))),
    [given],
  )
const each = (...given: readonly object[]) => given.map((one) => [one])
const where = { name, address: accountAddress }

/** The arguments of every template, in all its variants. */
const samples: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'access-given.ts accessGivenEmail': each(
    ...[
      { is: 'roles', inForce: ['coach'], waiting: ['prescriber'] } as const,
      { is: 'confirmed', roles: ['coach'] } as const,
      { is: 'rejected', roles: ['coach'] } as const,
      { is: 'calendar', calendar: 'Dr Marsh', isConnected: true } as const,
      { is: 'calendar', calendar: 'Dr Marsh', isConnected: false } as const,
    ].map((what) => ({ by: 'Dr Marsh', person: 'Joss Plover', what, address: `${base}/desk/staff` })),
  ),
  'afterwards.ts monthlyQuestion': each({ name, address: `${base}${pages.progress}` }),
  'afterwards.ts yearOver': each(where),
  'blood-tests.ts accountNews': each({ name, address: accountAddress }),
  'appointments.ts appointmentAttended': each(
    ...withAndWithout(appointment, { followUp: [null, 'Monday 18 May 2026'] }),
  ),
  'appointments.ts appointmentBooked': each(
    ...withAndWithout(
      { ...appointment, confirmationAddress: `${base}${confirmationPath}` },
      {
        openingLink: [null, openingLink],
        prepare: [null, { due: 'Saturday 14 March 2026, 10:00 GMT', address: `${base}${pages.accountPreparation}` }],
      },
    ),
  ),
  'appointments.ts appointmentCalledOff': each(
    ...withAndWithout(appointment, { refund: [null, '£850.00'], scheduleAddress: [null, appointment.scheduleAddress] }),
  ),
  'appointments.ts appointmentCancelled': each(
    ...withAndWithout(appointment, { refund: [null, '£850.00'], isLate: [true, false] }),
  ),
  'appointments.ts appointmentCardRefused': each(appointment),
  'appointments.ts appointmentDeclined': each(...withAndWithout(appointment, { refund: [null, '£850.00'] })),
  'appointments.ts appointmentLost': each({ ...appointment, refund: '£850.00' }),
  'appointments.ts appointmentMissed': each(appointment),
  'appointments.ts appointmentMoved': each(...withAndWithout(appointment, { byDesk: [null, 'patient', 'clinic'] })),
  'appointments.ts appointmentReminder': each(appointment),
  'appointments.ts appointmentReminderText': each(appointment),
  'appointments.ts appointmentRuledOut': each(appointment),
  'appointments.ts appointmentTimeGone': each(appointment),
  'appointments.ts letterWritten': each(appointment),
  'care-team-appointments.ts careTeamAttended': each(appointment),
  'care-team-appointments.ts careTeamBooked': each(...withAndWithout(appointment, { byDesk: [true, false] })),
  'care-team-appointments.ts careTeamCalledOff': each(appointment),
  'care-team-appointments.ts careTeamCancelled': each(appointment),
  'care-team-appointments.ts careTeamMissed': each(appointment),
  'care-team-appointments.ts careTeamMoved': each(
    ...withAndWithout(appointment, { byDesk: [null, 'patient', 'clinic'] }),
  ),
  'care-team-appointments.ts careTeamNotNeeded': each(appointment),
  'care-team-appointments.ts careTeamReminder': each(appointment),
  'check-in.ts checkInOpened': each({ ...where, address: `${base}${pages.accountCheckIn}`, minutes: 4 }),
  'check-in.ts checkInWaits': each({ ...where, address: `${base}${pages.accountCheckIn}`, minutes: 4 }),
  'check-in.ts checkInWaitsText': [[`${base}${pages.accountCheckIn}`]],
  'confirm-order.ts confirmOrderEmail': each({ link: `${base}/confirm-order#token`, reference, days: 7 }),
  'contact-changed.ts contactChangedEmail': each(
    ...withAndWithout(
      { at: appointment.when, securityAddress: `${base}${pages.accountSecurity}` },
      { changesAddress: [true, false], changesPhone: [true] },
    ),
    { at: appointment.when, securityAddress: base, changesAddress: true, changesPhone: false },
  ),
  'contact.ts contactReceived': [[reference]],
  'contact.ts contactReply': each(
    ...[1, 2].map((letter) => ({
      reference,
      words: 'Hello.',
      from: 'Joss',
      address: base,
      files: 1,
      letter,
      letters: 2,
    })),
  ),
  'contact.ts contactToSupport': each(
    ...[true, false].map((isMore) => ({ reference, reason: 'Something else', address: `${base}/desk`, isMore })),
  ),
  'desk-notices.ts cardToReplace': each(order),
  'desk-notices.ts messageWaiting': each(order),
  'desk-notices.ts prescribed': each(order),
  'desk-notices.ts prescribedToConfirm': each(order),
  'desk-notices.ts priceToAccept': each(order),
  'desk-notices.ts replacementComes': each(order),
  'desk-notices.ts reviewedAgain': each(order),
  'desk-notices.ts reviewFinished': each(order),
  'desk-notices.ts stillWaiting': each(order),
  'email-change.ts emailChangedEmail': each({ link: base, undoDays: 14 }),
  'email-change.ts emailTakenEmail': [[]],
  'email-change.ts newEmailEmail': each({ link: base, hours: 24 }),
  'email-change.ts oldEmailEmail': each({ link: base, undoDays: 14 }),
  'follow-up.ts followUpNotKept': each(
    ...withAndWithout(appointment, {
      because: ['unpaid', 'let go', 'withdrawn', 'time gone', 'card refused', 'ruled out'],
    }),
  ),
  'follow-up.ts followUpToPay': each(
    ...withAndWithout(
      { ...appointment, price: '£150.00', payBy: appointment.when },
      { openingLink: [null, openingLink] },
    ),
  ),
  'letters.ts letterAgain': each({ name, lettersAddress: accountAddress }),
  'letters.ts letterCorrected': each({ name, lettersAddress: accountAddress }),
  'letters.ts letterWaits': each({ name, lettersAddress: accountAddress }),
  'my-data.ts copyReadyEmail': each({ address: base, days: 7, until: appointment.when }),
  'my-data.ts erasedEmail': [[null], ['31 March 2034']],
  'my-data.ts erasureAskedEmail': each({ address: base, day: appointment.when }),
  'my-data.ts erasureCalledOffEmail': [[]],
  'new-message.ts newMessage': each(where),
  'open-account.ts openAccountEmail': each(openingLink),
  'order-decisions.ts approved': each(order),
  'order-decisions.ts declined': each(order),
  'order-decisions.ts closedUnpaid': each(order),
  'order-decisions.ts declinedAndRefunded': each(order),
  'order-decisions.ts reauthorised': each(order),
  'order-decisions.ts lapsed': each(order),
  'order-decisions.ts refunded': each(...withAndWithout(order, { isWhole: [true, false] })),
  'order-decisions.ts ruledOut': each(order),
  'order-decisions.ts withdrawn': each(order),
  'otp.ts otpText': each({ code: '123456', host: 'larkwell.example', minutes: 10 }),
  'parcel.ts parcelCorrected': each(...withAndWithout(order, { what: ['not sent', 'not ended', 'tracking'] })),
  'parcel.ts parcelHeld': each(order),
  'parcel.ts parcelSent': each({ ...order, carrier: 'Kestrel Post', expectedOn: 'Wednesday 4 March 2026' }),
  'plan-change.ts planChangeEmail': ['own', 'ours', 'over'].map((occasion) => [occasion, accountAddress]),
  'post.ts posted': each({ ...order, carrier: 'Kestrel Post' }),
  'post.ts postingNotTaken': each(order),
  'post.ts postingPaid': each(order),
  'reminder.ts reminderEmail': each(where),
  'post.ts postingRefunded': each(order),
  'preparation.ts preparationReminder': each({
    ...order,
    when: appointment.when,
    due: 'Saturday 14 March 2026, 10:00 GMT',
    address: `${base}${pages.accountPreparation}`,
  }),
  'recall.ts recallNotice': each({ name, accountAddress }),
  'receipt.ts receipt': each(
    ...withAndWithout(
      { ...order, listPrice: '£209.00', authorisationDays: 7, confirmationAddress: `${base}${confirmationPath}` },
      {
        discount: [null, '£84.00'],
        openingLink: [null, openingLink],
        isRepeat: [true, false],
        tasks: [[], [{ title: 'Confirm your identity', minutes: 4 }]],
      },
    ),
  ),
  'reset-password.ts resetPasswordEmail': each({ link: base, hours: 1 }),
  'restriction.ts restrictionAskedEmail': each({ address: base, by: appointment.when }),
  'restriction.ts restrictionDeclinedEmail': each({ address: base }),
  'restriction.ts restrictionEndsEmail': each({ address: base, on: appointment.when }),
  'restriction.ts restrictionGrantedEmail': each({ address: base }),
  'restriction.ts restrictionLiftedEmail': each({ address: base }),
  'restriction.ts restrictionStaysEmail': each({ address: base }),
  'security-notices.ts newDeviceEmail': each({ device: 'Firefox on Linux', at: appointment.when, address: base }),
  'security-notices.ts securityChangeEmail': each(
    ...['password', 'passkey added', 'passkey removed'].map((change) => ({
      change,
      at: appointment.when,
      address: base,
    })),
  ),
  'staff-invitation.ts staffInvitationEmail': each({ name, link: base, hours: 48 }),
  'to-staff.ts alarmEmail': [[15, base]],
  'to-staff.ts alarmText': [[15, base]],
  'to-staff.ts digestEmail': [[{ cases: 1, replies: 2, clocks: 3 }, base]],
}

type Template = (...given: readonly unknown[]) => Email | string

const exported = (
  await Promise.all(
    files.map(async (file) => {
      const found: object = await import(join('..', folder, file))
      return Object.entries(found).map(([key, value]) => [`${file} ${key}`, value as Template] as const)
    }),
  )
)
  .flat()
  .filter(([id]) => !notMessages.includes(id))

const partsOf = (message: Email | string): Readonly<Record<string, string>> =>
  typeof message === 'string' ? { text: message } : { subject: message.subject, text: message.text }

const found = (words: string) => healthWords.flatMap((pattern) => words.match(pattern)?.[0] ?? [])

describe('P-7 no message carries health details', () => {
  it('tries every exported template, and no others', () => {
    expect(exported.map(([id]) => id).toSorted()).toEqual(Object.keys(samples).toSorted())
  })

  it.each(exported)('%s', (id, template) => {
    for (const given of samples[id] ?? []) {
      const { subject = '', text = '' } = partsOf(template(...given))
      expect(text).not.toMatch(/undefined|null|\[object/)
      expect([subject, found(subject)]).toEqual([subject, []])
      if (!Object.hasOwn(receipts, id) && !toOurselves.includes(id)) expect(found(text)).toEqual([])
    }
  })

  it.each(Object.keys(receipts))('%s names what was bought', (id) => {
    const [, template] = exported.find(([one]) => one === id) ?? []
    for (const given of samples[id] ?? []) {
      const { text = '' } = partsOf((template as Template)(...given))
      expect(text).toMatch(id.startsWith('receipt') ? /Medication: Mounjaro/ : /What: Adult ADHD Assessment/)
    }
  })

  it('a calendar file that comes with an email says only that there is an appointment', () => {
    const words = [
      calendarWords.summary,
      calendarWords.location,
      calendarWords.description(reference, accountAddress),
      calendarWords.join(base, 10),
    ]
    expect(found(words.join('\n'))).toEqual([])
  })

  it.each(
    exported
      .map(([id]) => id)
      .filter((id) => /^(order-decisions|desk-notices|check-in|letters|new-message|plan-change|parcel)\.ts/.test(id)),
  )('%s still says what to do next', (id) => {
    const [, template] = exported.find(([one]) => one === id) ?? []
    for (const given of samples[id] ?? [])
      expect(partsOf((template as Template)(...given)).text).toContain(accountAddress)
  })

  it('no message is sent with words from elsewhere', () => {
    const files = readdirSync('src/server', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing'))
      .map((file) => ({ file, code: readFileSync(join('src/server', file), 'utf8') }))
    const senders = files.filter(({ code }) => /messages\s*\.write\(/.test(code))
    expect(senders.length).toBeGreaterThan(10)
    const isFromMessages = ({ code }: { code: string }) => /from '#content\/notifications\//.test(code)
    expect(senders.filter((one) => !isFromMessages(one)).map(({ file }) => file)).toEqual([])
    // Its callers pass it the words.
    const callers = files.filter(
      ({ code }) => /(sendLink|sendLinkOrNothing)\(/.test(code) && !code.includes('function sendLink'),
    )
    expect(callers.filter((one) => !isFromMessages(one)).map(({ file }) => file)).toEqual([])
    expect(senders.filter(({ code }) => /\bsubject: ['"`]/.test(code)).map(({ file }) => file)).toEqual([])
  })
})
