import { code } from '../control.ts'

const repeat = { file: 'src/domain/treatment/repeat-doses.ts', name: 'repeatDoses' }
const ofRepeat = (title: string) => ({ file: 'src/domain/treatment/repeat-doses.test.ts', title })
const first = { file: 'src/domain/treatment/first-doses.ts', name: 'firstDoses' }
const ofFirst = (title: string) => ({ file: 'src/domain/treatment/next-doses.test.ts', title })
const reportTopics = { file: 'src/domain/treatment/report-topics.ts', name: 'adviceFor' }
const ofTopics = (title: string) => ({ file: 'src/domain/treatment/report-topics.test.ts', title })

const doseLog = 'src/domain/treatment/dose-log.ts'
const ofDoseLog = (title: string) => ({ file: 'src/domain/treatment/dose-log.test.ts', title })

/** Which dose may come next, when, and what is said when a dose went wrong. */
export const doseControls = {
  'logged-dose-asked': code({
    does: 'A dose that is logged on the day of another, or closer to it than the medicine allows, is asked about before it is kept; after a yes the advice about too large a dose is shown.',
    code: { file: doseLog, name: 'doseDoubt' },
    proof: { ...ofDoseLog('%s'), row: 'the same day' },
    switchOff: {
      find: "if (is === 'double dose' || is === 'too close') return { is, other: from === on ? to : from }",
      replace: '',
    },
  }),
  'unlogged-never-missed': code({
    does: 'A due dose about which nothing is logged is presumed taken and asked about, and is never said to be due again.',
    code: { file: doseLog, name: 'unloggedDoses' },
    proof: { ...ofDoseLog('%s'), row: 'nothing is logged: every dose is presumed taken on its day' },
    switchOff: {
      file: 'src/domain/treatment/injections.ts',
      find: '(day) => day >= today && !settled',
      replace: '(day) => !settled',
    },
  }),
  'removed-stays-removed': code({
    does: 'An entry that its patient removed does not come back when a device sends it again.',
    code: { file: 'src/server/clinical/account/log-dose.ts', name: 'logDose' },
    proof: {
      file: 'src/server/clinical/treatment/dose-log/dose-log.test.ts',
      title: 'sent again is the same, an older change does not replace a newer, and what was removed stays removed',
    },
    switchOff: { find: 'if (before?.removedAt || (before', replace: 'if ((before' },
  }),
  'reminder-by-account': code({
    does: 'A reminder comes only on a day on which the account says that a dose is due, by the same rules: none during a pause, a lock or a review, after the end, or for a dose that is logged.',
    code: { file: 'src/domain/treatment/reminders.ts', name: 'isReminded' },
    proof: {
      file: 'src/domain/treatment/reminders.test.ts',
      title: '%s',
      row: 'stops at a lock',
    },
    switchOff: { find: 'isToInject(step, { ...plan, askFirst, isOurs }) && ', replace: '' },
  }),
  'asks-first': code({
    does: 'After three missed doses in a row, or a severe side effect in a check-in, the account names no next injection from the stronger pen and says not to use it until we have answered; no reminder of a dose comes.',
    code: { file: 'src/domain/treatment/ask-first.ts', name: 'whyAskFirst' },
    proof: {
      file: 'src/server/clinical/treatment/ask-first.test.ts',
      title: 'after three missed doses in a row nobody is told to inject from the stronger pen, and no reminder comes',
    },
    switchOff: { find: "return isReported || isLogged ? 'missed doses' : null", replace: 'return null' },
  }),
  'due-dose-named': code({
    does: 'On the day of an injection the account names the dose of the pen it is due from, also when a stronger one for the weeks after has already come.',
    code: { file: 'src/domain/treatment/injections.ts', name: 'packDueOn' },
    proof: {
      file: 'src/server/screens/account/treatment/my-treatment.test.ts',
      title: 'at %s the account names the dose that is due next, whatever has come since: on %s %s',
      row: '2026-03-27T08:00:00Z',
    },
    switchOff: {
      find: 'covers.find((cover) => injectionDays(cover, weekday).includes(day)) ?? null',
      replace: 'covers.at(-1) ?? null',
    },
  }),
  'reminder-once': code({
    does: 'Each patient is considered once a day, in the transaction that writes their reminder, whichever process runs the job.',
    code: { file: 'src/server/clinical/treatment/reminders/reminder-job.ts', name: 'remindOfDoses' },
    proof: {
      file: 'src/server/clinical/treatment/reminders/reminders.test.ts',
      title:
        'comes at the hour they chose on the day of a dose, once, whichever process runs the job, and says nothing else',
    },
    switchOff: {
      find: 'or(isNull(doseReminders.consideredOn), lt(doseReminders.consideredOn, today))',
      replace: 'undefined',
    },
  }),
  'reminder-says-nothing': code({
    does: 'A reminder has the same words for everyone and names neither a medicine nor a dose; what a push service delivers changes nothing about that.',
    code: { file: 'src/content/notifications/reminder.ts', name: 'reminderEmail' },
    proof: { file: 'tests/message-privacy.test.ts', title: 'P-7 no message carries health details' },
    switchOff: { find: 'You have a reminder in your account', replace: 'Time for your injection' },
  }),
  'push-known-hosts': code({
    does: 'Notifications are sent only to known push services by HTTPS, whatever address a browser supplies.',
    code: { file: 'src/server/platform/gateways/push/push-endpoint.ts', name: 'endpointProblem' },
    proof: {
      file: 'src/server/platform/gateways/push/push-endpoint.test.ts',
      title: '%s is never called',
      row: 'https://169.254.169.254/latest/meta-data',
    },
    switchOff: {
      find: "hosts.some((host) => isUnder(hostname, host)) ? null : 'it is not a push service we know'",
      replace: 'null',
    },
  }),
  'log-confirmed': code({
    does: 'Rules about the next dose read the doses of the check-in, which shows those that were logged for the patient to confirm; the desk sees where the two differ.',
    code: { file: 'src/web/questionnaire/check-in/reported-doses.ts', name: 'reportedDosesOf' },
    proof: {
      file: 'src/web/questionnaire/check-in/check-in.test.tsx',
      title: 'doses that were logged are filled in and confirmed by going on; only the others are asked about',
    },
    switchOff: {
      find: 'const found = logged.find((one) => one.due === day)',
      replace: 'const found = logged.find((one) => one.due > day)',
    },
  }),
  'one-rung': code({
    does: 'The next dose is at most one rung of the ladder above the last.',
    code: repeat,
    proof: ofRepeat('is, from every rung of both ladders, at most the next one'),
    switchOff: {
      find: 'ladders[medicine][rungOf(medicine, mg) + 1]',
      replace: 'ladders[medicine][rungOf(medicine, mg) + 2]',
    },
  }),
  'rise-needs-all': code({
    does: 'A dose rises only if nothing in the check-in, the doses taken, the weight and the BMI stands against it.',
    code: repeat,
    proof: ofRepeat('a rise needs everything that the rules require'),
    switchOff: { find: 'above !== undefined && against.length === 0', replace: 'above !== undefined' },
  }),
  'no-rise-after-double': code({
    does: 'Two injections on the same or the next day block the rise.',
    code: repeat,
    proof: ofRepeat('C-3: no rise after injections on one day or on consecutive days, or two days apart on Mounjaro'),
    switchOff: { find: '...(intervals.doubleDoses > 0 ? [says.doubleDose()] : []),', replace: '' },
  }),
  'no-rise-unwell': code({
    does: 'A side effect that is worse than mild blocks the rise.',
    code: repeat,
    proof: ofRepeat(
      'C-10: no rise with a symptom worse than mild, little drinking, low mood or a tenth lost in four weeks',
    ),
    switchOff: { find: '...(isSevere(checkIn) ? [says.severe()] : symptoms ? [says.symptoms()] : []),', replace: '' },
  }),
  'no-rise-dehydrated': code({
    does: 'Hardly drinking blocks the rise.',
    code: repeat,
    proof: ofRepeat(
      'C-10: no rise with a symptom worse than mild, little drinking, low mood or a tenth lost in four weeks',
    ),
    switchOff: { find: `...(checkIn.fluids === 'hardly' ? [says.fluids()] : []),`, replace: '' },
  }),
  'no-rise-low-mood': code({
    does: 'Low mood blocks the rise.',
    code: repeat,
    proof: ofRepeat(
      'C-10: no rise with a symptom worse than mild, little drinking, low mood or a tenth lost in four weeks',
    ),
    switchOff: { find: `...(checkIn.mood === 'low' || checkIn.mood === 'harm' ? [says.mood()] : []),`, replace: '' },
  }),
  'no-rise-before-anaesthetic': code({
    does: 'A planned anaesthetic or deep sedation blocks the rise.',
    code: repeat,
    proof: { file: 'src/domain/clinical/assess.test.ts', title: 'offers no higher dose before an anaesthetic: %s' },
    switchOff: { find: '...(isAnaesthetic ? [says.anaesthetic()] : []),', replace: '' },
  }),
  'severe-lowers': code({
    does: 'With a severe side effect one prescriber can only lower the dose or give none; the same dose needs two.',
    code: repeat,
    proof: ofRepeat('C-10: with a severe symptom one prescriber never gives as much as the current dose'),
    switchOff: {
      find: 'const found = isSevere(checkIn) ? afterSevere(offerOf(repeat), repeat) : offerOf(repeat)',
      replace: 'const found = offerOf(repeat)',
    },
  }),
  'gap-restarts': code({
    does: 'After three missed doses or more one prescriber can give only the lowest dose.',
    code: repeat,
    proof: ofRepeat('a gap never leads to a higher dose, and one prescriber alone then gives the lowest or none'),
    switchOff: {
      find: `if (missed === 'none' || missed === 'few') return onLadder(repeat, missed)`,
      replace: `if (missed !== 'not known') return onLadder(repeat, missed)`,
    },
  }),
  'break-restarts': code({
    does: 'After eight weeks without a supply treatment begins again at the lowest dose, for one prescriber or two.',
    code: repeat,
    proof: ofRepeat('C-15: after more than eight weeks the lowest or none, whoever signs'),
    switchOff: { find: 'if (isReturning(last, lastDoseOn, today))', replace: 'if (today === null)' },
  }),
  'break-elsewhere-restarts': code({
    does: 'The same holds for a first order after treatment elsewhere.',
    code: first,
    proof: ofFirst('C-9: are the lowest alone after more than eight weeks off, with proof or without'),
    switchOff: { find: 'if (isBreak(lastDoseOn, today)) return only', replace: 'if (today === null) return only' },
  }),
  'proof-for-dose': code({
    does: 'A dose above the lowest needs proof of earlier supply, or two prescribers.',
    code: first,
    proof: ofFirst('go back to the lowest without proof; more needs two prescribers'),
    switchOff: {
      find: 'const { reportedMg, provenMg, missed, lastDoseOn, isOurs } = before',
      replace:
        'const { reportedMg, missed, lastDoseOn, isOurs } = before\n  const provenMg = before.provenMg ?? reportedMg',
    },
  }),
  'switch-lowest': code({
    does: 'A change of medicine begins at the lowest dose, for one prescriber as for two.',
    code: first,
    proof: ofFirst(
      'C-9: begin at the lowest after another medicine, also for two prescribers, a week after its last dose',
    ),
    switchOff: { find: 'const upTo = convertedMg(medicine, before, table)', replace: 'const upTo = before.provenMg' },
  }),
  'switch-gap': code({
    does: 'The first dose of another medicine is a week after the last of the one before.',
    code: first,
    proof: ofFirst(
      'C-9: begin at the lowest after another medicine, also for two prescribers, a week after its last dose',
    ),
    switchOff: {
      find: 'addDays(before.lastDoseOn ?? today, policy.switchDays)',
      replace: 'before.lastDoseOn ?? today',
    },
  }),
  'first-day-signed': code({
    does: 'A pen for a patient who changes medicine is not released or sent without a signed first day.',
    code: { file: 'src/server/clinical/supply/first-dose.ts', name: 'whyFirstDoseUnknown' },
    proof: {
      file: 'src/server/clinical/treatment/dose-rules.test.ts',
      title: 'does not leave under a prescription without a first day',
    },
    switchOff: {
      find: 'return read?.written.firstDoseFrom ? null : firstDoseMissingWords',
      replace: 'return read ? null : firstDoseMissingWords',
    },
  }),
  'nothing-underweight': code({
    does: 'Under a BMI of 18.5 no dose is offered.',
    code: repeat,
    proof: ofRepeat('C-1: no rise under a BMI of 25, no dose by one prescriber under 22, and none at all under 18.5'),
    switchOff: {
      find: 'if (bmi !== null && bmi < policy.lowestTreatedBmi) return',
      replace: 'if (bmi !== null && bmi < 0) return',
    },
  }),
  'low-bmi-two': code({
    does: 'Under a BMI of 22 two prescribers decide, whatever the dose.',
    code: repeat,
    proof: ofRepeat('C-1: no rise under a BMI of 25, no dose by one prescriber under 22, and none at all under 18.5'),
    switchOff: {
      find: 'bmi !== null && bmi < policy.heldBmi ? heldForTwo(found, bmi, says) : found',
      replace: 'found',
    },
  }),
  'lower-weight-counts': code({
    does: 'Of a verified and a reported weight the lower one counts for every lower limit, at the desk and for the patient.',
    code: { file: 'src/domain/treatment/counted-weight.ts', name: 'countedWeight' },
    proof: {
      file: 'src/domain/clinical/assess.test.ts',
      title: 'C-1: uses the lower of a verified and a reported weight',
    },
    switchOff: { find: 'Math.min(', replace: 'Math.max(' },
  }),
  'weight-jump-asked': code({
    does: 'A weight far from the last one is asked about before it counts.',
    code: { file: 'src/domain/treatment/weight-jump.ts', name: 'isWeightJump' },
    proof: { file: 'src/domain/treatment/weight-jump.test.ts', title: 'C-1 a weight far from the last' },
    switchOff: { find: 'return Math.abs(now.kg - last.kg) >= last.kg * share', replace: 'return false' },
  }),
  'supply-interval': code({
    does: 'The next pen leaves on day 21 of the last one at the earliest, and 21 days after the last one left.',
    code: { file: 'src/server/clinical/supply/locked-or-too-early.ts', name: 'whyLockedOrTooEarly' },
    proof: {
      file: 'src/server/clinical/treatment/plans.test.ts',
      title: 'waits for day 21 of the last one, and for 21 days after the last one left',
    },
    switchOff: {
      find: 'return from !== null && from > londonTimeAt(now()).date',
      replace: 'return from !== null && from < londonTimeAt(0).date',
    },
  }),
  'covers-never-overlap': code({
    does: 'Supply periods never overlap, whenever pens are delivered.',
    code: { file: 'src/domain/treatment/cover.ts', name: 'coveredDays' },
    proof: {
      file: 'src/domain/treatment/cover.test.ts',
      title: 'never overlaps the previous one, whenever pens are delivered',
    },
    switchOff: {
      find: `later(later(deliveredOn, previousUntil ?? ''), firstDoseFrom ?? '')`,
      replace: `later(deliveredOn, firstDoseFrom ?? '')`,
    },
  }),
  'no-second-first-order': code({
    does: 'A patient on treatment cannot place another first order; as a guest it cannot be approved.',
    code: { file: 'src/domain/clinical/flags/supply.ts', name: 'supplyRules' },
    proof: {
      file: 'src/server/clinical/treatment/dose-rules.test.ts',
      title: 'as a guest is detected when the order joins the account: it cannot be approved',
    },
    switchOff: { find: '!repeat && history.hasLiveTreatment && words', replace: '!repeat && !history && words' },
  }),
  'news-held': code({
    does: 'A condition or medicine that a check-in reports anew offers nothing if it is a stop, and no rise if it needs a second signature.',
    code: { file: 'src/domain/clinical/offered-doses.ts', name: 'offeredNext' },
    proof: {
      file: 'src/server/clinical/treatment/check-in.test.ts',
      title: 'C-2 insulin prevents an increase, and raises the flag of a first order with its second signature',
    },
    switchOff: {
      find: 'holdForNews(asked.medicine, offer, newsOf(patient), repeat.covers, newsSays)',
      replace: 'holdForNews(asked.medicine, offer, [], repeat.covers, newsSays)',
    },
  }),
  'standing-stop-held': code({
    does: 'While a stop on record is not corrected, no dose is offered, priced or sold to a patient on treatment, and a prescriber reviews each check-in.',
    code: { file: 'src/domain/clinical/offered-doses.ts', name: 'offeredNext' },
    proof: {
      file: 'src/server/clinical/treatment/standing-stop.test.ts',
      title: 'C-4: pancreatitis told once offers nothing after the review, told again or not, until it is corrected',
    },
    switchOff: {
      find: 'holdForStops(asked.medicine, held, standingStops(patient), newsSays)',
      replace: 'holdForStops(asked.medicine, held, [], newsSays)',
    },
  }),
  'unpaid-held': code({
    does: 'A stop recorded after the check-in was sent takes no card: the unpaid order is closed and a prescriber reviews the check-in.',
    code: { file: 'src/server/clinical/treatment/check-in/hold-unpaid.ts', name: 'holdUnpaid' },
    proof: {
      file: 'src/server/clinical/treatment/standing-stop.test.ts',
      title: 'C-4: takes no card: the order is closed and a prescriber reviews the check-in, once',
    },
    switchOff: { find: 'if (pen) return false', replace: 'if (pen !== undefined) return false' },
  }),
  'unpaid-closed': code({
    does: 'An unpaid order of the next pen is closed within a minute of a stop that leaves no dose to offer, and of the end of the treatment: its payment is cancelled, the patient is told, and a prescriber reviews the check-in.',
    code: { file: 'src/server/clinical/treatment/check-in/hold-unpaid.ts', name: 'holdUnpaidOrders' },
    proof: {
      file: 'src/server/clinical/treatment/standing-stop.test.ts',
      title: 'C-4: is closed by the clock, and the patient told, once and without health words; nothing can be charged',
    },
    switchOff: {
      find: 'if (standing.order?.id === orderId && !standing.isLocked) await holdUnpaid(services, standing)',
      replace: '',
    },
  }),
  'ruled-out-not-sold': code({
    does: 'A first order of a patient whose record rules the medicine out for good is refused before payment, until a prescriber corrects the entry.',
    code: { file: 'src/server/checkout/kinds/medication.ts', name: 'medicationCheckout' },
    proof: {
      file: 'src/server/clinical/history/clinical-history.test.ts',
      title: 'C-4: an order that was placed before the stop was recorded takes no card',
    },
    switchOff: {
      find: 'if (lastingStops(entries, item as MedicineKey).length === 0) return',
      replace: 'if (lastingStops(entries, item as MedicineKey).length >= 0) return',
    },
  }),
  'changed-answers-not-sold': code({
    does: 'An order whose answers were changed to some that rule it out takes no payment. A card that was authorised all the same is released, and nobody is asked to approve it.',
    code: { file: 'src/server/checkout/payment/answers-at-payment.ts', name: 'takeLatestAnswers' },
    proof: {
      file: 'src/server/checkout/payment/answers-at-payment.test.ts',
      title: 'a card that was authorised all the same is released, and the order ends kindly',
    },
    switchOff: { find: `if (since === 'ruled out') return false`, replace: `if (since === 'ruled out') return true` },
  }),
  'latest-answers-read': code({
    does: 'A clinician decides by the answers as they were when the card was authorised, not by those of an hour before.',
    code: { file: 'src/server/checkout/payment/answers-at-payment.ts', name: 'takeLatestAnswers' },
    proof: {
      file: 'src/server/checkout/payment/answers-at-payment.test.ts',
      title: 'the clinician reads what was said last before the card was authorised, and nothing later',
    },
    switchOff: {
      find: 'if (since !== null && since.plain !== vault.open(order.answers, owner))',
      replace: 'if (since === null)',
    },
  }),
  'overdose-advice': code({
    does: 'After too large a dose the screen says to seek advice now, even if they feel well, and to skip the next dose.',
    code: reportTopics,
    proof: ofTopics(
      'C-26: after too large a dose says to seek medical advice now even if the patient feels well, and to skip the next dose',
    ),
    switchOff: { find: `    'effects-last',\n    'no-next-dose',`, replace: `    'effects-last',` },
  }),
  'falsified-pen-advice': code({
    does: 'After a pen from elsewhere the screen warns of low blood sugar and asks for a Yellow Card.',
    code: reportTopics,
    proof: ofTopics(
      'C-26: after a pen from elsewhere: warns of low blood sugar once it was used, and asks to report it to the MHRA',
    ),
    switchOff: {
      find: `(['call-now', 'low-sugar-later', 'no-next-dose'] as const)`,
      replace: `(['call-now', 'no-next-dose'] as const)`,
    },
  }),
  'sick-day-advice': code({
    does: 'On days of illness the screen says to ask about medicines that can harm dry kidneys, the same day.',
    code: reportTopics,
    proof: ofTopics('C-26: on sick days: says to ask about each medicine the same day, and stops none of them'),
    switchOff: { find: `...(takesAny ? (['ask-whether-to-pause'] as const) : []),`, replace: '' },
  }),
  'topic-locks': code({
    does: 'An overdose or a used pen from elsewhere locks supply and calls the prescriber on call.',
    code: { file: 'src/domain/treatment/report-topics.ts', name: 'locksSupply' },
    proof: ofTopics('C-26: an urgent report locks supply, and others do not'),
    switchOff: { find: `urgency === 'emergency' || urgency === 'urgent'`, replace: `urgency === 'emergency'` },
  }),
} as const
