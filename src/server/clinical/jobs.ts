import { minuteMs, secondMs } from '#domain/calendar/durations.ts'
import { type Job, longTurnMs, shortTurnMs } from '../platform/jobs/job.ts'
import { bloodTestsJob } from './blood-tests/laboratory-job.ts'
import { remindOfBloodTests } from './blood-tests/reminder-job.ts'
import { casesJob } from './cases/case-job.ts'
import { remindOfCompanion } from './companion/reminder-job.ts'
import { settleIdentities } from './evidence/identity-job.ts'
import { alarmsJob } from './on-call/alarms.ts'
import { notifyOfNews } from './on-call/notify-of-deadlines.ts'
import { remindToPrepare } from './preparation/remind-to-prepare.ts'
import { raiseConcerns } from './safeguarding/raise-job.ts'
import { askAfterwards } from './treatment/aftercare-job.ts'
import { openCheckIns } from './treatment/check-in/check-in-job.ts'
import { holdUnpaidOrders } from './treatment/check-in/hold-unpaid.ts'
import { fillHistories } from './treatment/fill-history.ts'
import { writeEarlierLetters } from './treatment/letter-job.ts'
import { endPauses } from './treatment/pause-job.ts'
import { remindOfDoses } from './treatment/reminders/reminder-job.ts'
import { supplyPeriodsJob } from './treatment/supply-periods-job.ts'

export const clinicalJobs = (): readonly Job[] => [
  { name: 'alarms are raised', everyMs: 5 * secondMs, withinMs: shortTurnMs, run: alarmsJob },
  { name: 'concerns are raised', everyMs: 5 * secondMs, withinMs: shortTurnMs, run: raiseConcerns },
  { name: 'cases are tended', everyMs: 5 * secondMs, withinMs: shortTurnMs, run: casesJob },
  { name: 'identity checks are settled', everyMs: minuteMs, withinMs: shortTurnMs, run: settleIdentities },
  { name: 'pauses are ended', everyMs: minuteMs, withinMs: shortTurnMs, run: endPauses },
  { name: 'the desk is told', everyMs: minuteMs, withinMs: shortTurnMs, run: notifyOfNews },
  { name: 'plans are made', everyMs: minuteMs, withinMs: longTurnMs, run: supplyPeriodsJob },
  { name: 'letters are written', everyMs: minuteMs, withinMs: longTurnMs, run: writeEarlierLetters },
  { name: 'check-ins are opened', everyMs: minuteMs, withinMs: longTurnMs, run: openCheckIns },
  { name: 'unpaid orders are held', everyMs: minuteMs, withinMs: longTurnMs, run: holdUnpaidOrders },
  { name: 'doses are reminded of', everyMs: minuteMs, withinMs: longTurnMs, run: remindOfDoses },
  { name: 'companions are reminded of', everyMs: minuteMs, withinMs: longTurnMs, run: remindOfCompanion },
  { name: 'blood tests are read', everyMs: minuteMs, withinMs: longTurnMs, run: bloodTestsJob },
  { name: 'blood tests are reminded of', everyMs: 10 * minuteMs, withinMs: longTurnMs, run: remindOfBloodTests },
  { name: 'people are asked after a treatment', everyMs: minuteMs, withinMs: longTurnMs, run: askAfterwards },
  { name: 'people are asked to prepare', everyMs: 10 * minuteMs, withinMs: longTurnMs, run: remindToPrepare },
  { name: 'clinical histories are filled in', everyMs: 10 * minuteMs, withinMs: longTurnMs, run: fillHistories },
]
