import { Client } from 'pg'
import { brand } from '#content/brand.ts'
import { adultAdhdAssessment } from '#domain/appointments/adult-adhd-assessment.ts'
import { currentPolicy } from '#domain/appointments/policy.ts'
import { adhdAnswers } from '#server/testing/test-booking.ts'
import { tokenFor } from '../../tests/proof-of-work.ts'
import { ask } from '../load/ask.ts'
import { untilQuiet } from '../processes/quiet.ts'
import { count, type Figure, milliseconds } from './figure.ts'

const sizes = [1, 100, 1_000]
/** Enough that single garbage collections do not decide the slowest twentieth. */
const calls = 2_000
const p95AtMostMs = 20
const flatWithin = 1.5
const racers = 500
const rounds = 20
const roundAtMostMs = 1_000

const raced = 'bench-1'

/** One clinician's month among more and more clinicians, then many patients who want one time of one clinician. */
export async function bookings(port: number, databaseUrl: string): Promise<Figure[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const months: Figure[] = []
    let smallest = 0
    for (const size of sizes) {
      const rows = await addAppointments(client, size)
      // Waits until the million rows are on disk.
      await untilQuiet()
      const p95 = await monthCalls(port, size)
      smallest ||= p95
      months.push({
        name: `A clinician’s month among ${count(size)} with ${count(rows)} appointments, p95`,
        result: `${milliseconds(p95)} (${(p95 / smallest).toFixed(2)} of one clinician’s)`,
        target: {
          words: `at most ${p95AtMostMs} ms, and flat: within ${flatWithin.toFixed(1)}`,
          isMet: p95 <= p95AtMostMs && p95 <= smallest * flatWithin,
        },
      })
    }
    return [...months, await race(port)]
  } finally {
    await client.end()
  }
}

/** Clinicians with the consultant's hours, and a year in which about three of each day's times are taken. */
export async function addAppointments(client: Client, size: number): Promise<number> {
  await client.query(
    `insert into clinicians (id, name, title, profile, position)
     select 'bench-' || n, 'Dr Number ' || n, 'Psychiatrist', '{}', 1000 + n from generate_series(1, $1::int) n
     on conflict do nothing`,
    [size],
  )
  await client.query(
    `insert into weekly_times (clinician_id, weekday, time)
     select 'bench-' || n, weekday, time from generate_series(1, $1::int) n, weekly_times where clinician_id = $2
     on conflict do nothing`,
    [size, brand.consultant.id],
  )
  await client.query(
    `insert into appointments
       (id, episode_id, clinician_id, service, starts_at, minutes, state, held_until, policy_version)
     select id, id, clinician, $2, starts_at, $3, 'booked', starts_at, $4
     from (
       select gen_random_uuid() as id, 'bench-' || n as clinician,
         (current_date + day + time '10:00' + slot * interval '90 minutes') at time zone 'Europe/London' as starts_at
       from generate_series(1, $1::int) n, generate_series(1, 365) day, generate_series(0, 2) slot
       where (n + day + slot) % 12 > 0
     ) made
     on conflict do nothing`,
    [size, adultAdhdAssessment.key, adultAdhdAssessment.minutes, currentPolicy.version],
  )
  await client.query('vacuum analyze')
  await client.query('checkpoint')
  const { rows } = await client.query('select count(*)::int as n from appointments')
  return rows[0].n
}

async function monthCalls(port: number, size: number): Promise<number> {
  const took: number[] = []
  for (let call = -50; call < calls; call++) {
    const clinician = `bench-${((Math.abs(call) * 617) % size) + 1}`
    const begun = performance.now()
    const { status } = await ask(port, 'booking_month', { month: monthAhead((Math.abs(call) % 3) + 1), clinician })
    if (status !== 200) throw new Error(`A month was answered with ${status}.`)
    // The first fifty are for warming up.
    if (call >= 0) took.push(performance.now() - begun)
  }
  return took.toSorted((a, b) => a - b)[Math.floor(calls * 0.95)] ?? Number.NaN
}

async function race(port: number): Promise<Figure> {
  const { data } = await ask(port, 'booking_month', { month: monthAhead(2), clinician: raced })
  const free = timesOn(data.days)
  const people = await Promise.all(Array.from({ length: racers }, () => newPerson(port)))
  let longest = 0
  let isRight = true
  for (const slot of free.slice(0, rounds)) {
    // The first uses it; later ones are refused before any look-up.
    const { data: earned } = await ask(port, 'bot_challenge', { action: 'hold_slot' })
    const token = await tokenFor(earned.challenge)
    const begun = performance.now()
    const replies = await Promise.all(
      people.map((cookie) => ask(port, 'hold_slot', { ...slot, clinician: raced, token }, cookie)),
    )
    longest = Math.max(longest, performance.now() - begun)
    const won = replies.filter(({ status }) => status === 200).length
    const lost = replies.filter(({ status }) => status === 409).length
    isRight &&= won === 1 && lost === racers - 1
  }
  return {
    name: `${racers} people for one time, ${rounds} times: the longest`,
    result: `${milliseconds(longest)}, ${isRight ? 'one of them has it each time' : 'not exactly one of them each time'}`,
    target: {
      words: `under ${roundAtMostMs / 1000} s, one 200 and the rest 409`,
      isMet: isRight && longest < roundAtMostMs,
    },
  }
}

interface Day extends Readonly<Record<'morning' | 'afternoon' | 'evening', readonly string[]>> {
  readonly date: string
}

export const timesOn = (days: readonly Day[]): { date: string; time: string }[] =>
  days.flatMap(({ date, morning, afternoon, evening }) =>
    [...morning, ...afternoon, ...evening].map((time) => ({ date, time })),
  )

export function monthAhead(months: number): string {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1)).toISOString().slice(0, 7)
}

/** The cookie of a patient who may book. */
async function newPerson(port: number): Promise<string> {
  const answers = { ansData: JSON.stringify(adhdAnswers), questionnaire_type: 'adhd' }
  return (await ask(port, 'save_answer', answers)).cookie
}
