import { hourMs, minuteMs, secondMs } from '#domain/calendar/durations.ts'
import { retention } from '#domain/retention.ts'
import { packOwnArchive } from '../backup/archived-segments.ts'
import { keepAppointments } from '../bookings/appointment-job.ts'
import { endPapersInTime } from '../bookings/paper/run-out.ts'
import { sweepBookings } from '../bookings/sweep-job.ts'
import { tendCases } from '../cases/case-job.ts'
import { markEarlier } from '../checkout/mark-earlier-job.ts'
import { compareAll } from '../checkout/payment/daily-comparison.ts'
import { reconcileByClock } from '../checkout/payment/reconcile.ts'
import { tidyDue } from '../checkout/saved-card/tidy-cards.ts'
import { settleIdentities } from '../evidence/identity-job.ts'
import type { Job } from '../jobs/job.ts'
import { makeCopies } from '../my-data/copy/export-job.ts'
import { carryOutErasures } from '../my-data/erasure/erasure-job.ts'
import { tendAlarms } from '../on-call/alarms.ts'
import { tellNews } from '../on-call/news.ts'
import { sendDueRefunds } from '../orders/refund-job.ts'
import { askAfterwards } from '../plans/aftercare-job.ts'
import { openCheckIns } from '../plans/check-in/check-in-job.ts'
import { coverEarlier } from '../plans/cover-job.ts'
import { fillHistories } from '../plans/fill-history.ts'
import { writeEarlierLetters } from '../plans/letter-job.ts'
import { endPauses } from '../plans/pause-job.ts'
import { tidyRooms } from '../rooms/room-job.ts'
import { raiseConcerns } from '../safeguarding/raise-job.ts'
import { eraseOver } from './erase-job.ts'

/** A turn deals with what has come since the last. */
const soon = 10 * minuteMs
/** It may go through everything there is, and is gone on with where it was left. */
const long = hourMs

/**
 * All that is done by the clock. Each by one process at a time, and none by every process: nothing of it is in memory but
 * how often the card provider was asked about an order, which whoever takes over begins anew.
 */
export const jobsOf = (): readonly Job[] => [
  { name: 'messages are sent', everyMs: secondMs, withinMs: soon, run: ({ messages }) => messages.sendWaiting() },
  { name: 'alarms are raised', everyMs: 5 * secondMs, withinMs: soon, run: tendAlarms },
  { name: 'concerns are raised', everyMs: 5 * secondMs, withinMs: soon, run: raiseConcerns },
  { name: 'cases are tended', everyMs: 5 * secondMs, withinMs: soon, run: tendCases },
  { name: 'appointments are kept', everyMs: 5 * secondMs, withinMs: soon, run: keepAppointments },
  { name: 'copies of data are made', everyMs: 5 * secondMs, withinMs: long, run: makeCopies },
  { name: 'bookings are tidied', everyMs: 20 * secondMs, withinMs: soon, run: sweepBookings },
  { name: 'money is given back', everyMs: 20 * secondMs, withinMs: soon, run: sendDueRefunds },
  { name: 'payments are reconciled', everyMs: 30 * secondMs, withinMs: long, run: reconcileByClock() },
  {
    name: 'rooms are tidied',
    everyMs: 30 * secondMs,
    withinMs: soon,
    run: ({ database, now }) => tidyRooms(database, now()),
  },
  { name: 'the archived log is encrypted', everyMs: minuteMs, withinMs: long, run: packOwnArchive },
  { name: 'cards are tidied', everyMs: minuteMs, withinMs: soon, run: tidyDue },
  { name: 'identity checks are settled', everyMs: minuteMs, withinMs: soon, run: settleIdentities },
  { name: 'pauses are ended', everyMs: minuteMs, withinMs: soon, run: endPauses },
  { name: 'paper prescriptions run out', everyMs: minuteMs, withinMs: soon, run: endPapersInTime },
  { name: 'the desk is told', everyMs: minuteMs, withinMs: soon, run: tellNews },
  // Asks for nothing: whether the provider is there is seen by whether this is done.
  { name: 'the card provider answers', everyMs: minuteMs, withinMs: soon, run: ({ cards }) => cards.answers() },
  { name: 'people are erased', everyMs: minuteMs, withinMs: long, run: carryOutErasures },
  { name: 'money is compared', everyMs: minuteMs, withinMs: long, run: compareAll },
  { name: 'plans are made', everyMs: minuteMs, withinMs: long, run: coverEarlier },
  { name: 'letters are written', everyMs: minuteMs, withinMs: long, run: writeEarlierLetters },
  { name: 'check-ins are opened', everyMs: minuteMs, withinMs: long, run: openCheckIns },
  { name: 'people are asked after a treatment', everyMs: minuteMs, withinMs: long, run: askAfterwards },
  { name: 'clinical histories are filled in', everyMs: 10 * minuteMs, withinMs: long, run: fillHistories },
  { name: 'people are marked', everyMs: 10 * minuteMs, withinMs: long, run: markEarlier },
  { name: 'what is over is erased', everyMs: retention.eraseEveryHours * hourMs, withinMs: long, run: eraseOver },
]
