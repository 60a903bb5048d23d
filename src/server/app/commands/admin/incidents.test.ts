import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayMs, hourMs } from '#domain/calendar/durations.ts'
import { outsideBodies } from '#domain/incidents/outside-reports.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newPatient, type TestPatient } from '../../../testing/test-case.ts'
import { willingBotCheck } from '../../../testing/test-gateways.ts'
import { newStaff } from '../../../testing/test-staff.ts'
import { commands } from './commands.ts'
import { readArguments } from './read-arguments.ts'
import { runCommand } from './run-command.ts'

/** In London it is half past midnight of 2 June. */
const night = Date.parse('2026-06-01T23:30:00Z')
let clock = night
let app: TestApp
let robin: TestPatient
beforeAll(async () => {
  app = await startTestApp({ gateways: { botCheck: willingBotCheck, now: () => clock } })
  robin = await newPatient(app)
})
afterAll(() => app.close())

async function run(...typed: string[]): Promise<string[]> {
  const asked = readArguments(commands, typed)
  if (asked.is === 'help') throw new Error('This asks for help.')
  const lines: string[] = []
  await runCommand(
    { services: app.services, url: app.url, operator: { user: 'robin', host: 'ops-1' } },
    asked,
    (line) => lines.push(line),
  )
  return lines
}

it('the register of incidents has codes, days and counts as CSV, and neither words nor people', async () => {
  const lead = await newStaff(app, 'clinical_lead')
  const prescriber = await newStaff(app, 'prescriber')
  const done = async (reply: ReturnType<typeof lead.post>) => expect((await reply).statusCode).toBe(200)
  const reported = async (given: object) => {
    const id = randomUUID()
    await done(
      prescriber.post('desk_report_incident', {
        ...{ id, kind: 'incident', harm: 'low', category: 'dose', hazard: null, action: 'Zephyr, "at once"' },
        ...{ what: 'Zephyr,\n=1+1', about: { subject: 'case', id: robin.caseId } },
        ...{ happenedAt: new Date(clock - hourMs).toISOString(), awareAt: new Date(clock).toISOString(), ...given },
      } as never),
    )
    return id
  }
  const decide = (id: string, body: string, given: object) =>
    done(
      lead.post('desk_decide_incident_report', {
        ...{ id, body, isNeeded: false, reason: 'Zephyr reason.', reference: '', sentOn: null, ...given },
      } as never),
    )

  const closed = await reported({ hazard: 'wrong-pen' })
  await done(
    lead.post('desk_grade_incident', {
      ...{ id: closed, kind: 'incident', harm: 'moderate', category: 'supply', hazard: 'wrong-pen' },
    } as never),
  )
  for (const body of outsideBodies)
    await decide(
      closed,
      body,
      ['lfpse', 'cqc'].includes(body) ? { isNeeded: true, reference: 'Zephyr-1', sentOn: '2026-06-02' } : {},
    )
  await done(
    lead.post('desk_conclude_incident', {
      ...{ id: closed, whatHappened: 'Zephyr.', causes: 'Zephyr.', learning: 'Zephyr.' },
      ...{ candour: 'done', candourReason: 'Zephyr.', summary: 'Zephyr.' },
    } as never),
  )
  await done(lead.post('desk_close_incident', { id: closed }))
  const open = await reported({ kind: 'near_miss', harm: 'none', category: 'privacy', about: null })
  await decide(open, 'ico', { isNeeded: true })
  await done(
    lead.post('desk_set_incident_action', {
      ...{ id: open, actionId: randomUUID(), what: 'Zephyr action.', ownerId: prescriber.id, dueOn: '2026-06-09' },
    }),
  )

  const header =
    'reference,kind,harm,category,hazard,state,happened,aware,reported,closed,outside reports needed,outside reports sent,open actions'
  const first =
    'INC-0001,incident,moderate,supply,wrong-pen,closed,2026-06-01,2026-06-02,2026-06-02,2026-06-02,cqc lfpse,cqc lfpse,0'
  const second = 'INC-0002,near_miss,none,privacy,,reported,2026-06-01,2026-06-02,2026-06-02,,ico,,1'
  const lines = await run('incidents')
  expect(lines).toEqual([header, first, second])
  expect(lines.join('\n')).not.toMatch(/Zephyr|@|[0-9a-f]{8}-[0-9a-f]{4}/i)
  const listed = JSON.parse((await run('incidents', '--json')).join('\n'))
  expect(listed.map((row: object) => Object.values(row).join(','))).toEqual([first, second])

  // From a day on; without any, the columns alone.
  clock = night + 10 * dayMs
  expect(await run('incidents', '--since', '2026-06-03')).toEqual([header])
  expect(await run('incidents', '--since', '2026-06-01')).toHaveLength(3)
})
