import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { CallReply } from '#contract/calls.ts'
import type { InboxJob, InboxRow } from '#contract/operations/operations-inbox.ts'
import { quietLines, showDesk } from '../../../../tests/components/show-desk.tsx'
import { stubApi } from '../../../../tests/components/stub-api.ts'
import { ageOf } from './age.ts'
import OperationsInbox from './operations-inbox.tsx'
import { penceOf } from './pence-of.ts'

const ok = <Data,>(data: Data) => ({ code: 200, data, message: 'OK' })
const rota: CallReply<'desk_on_call'> = { shifts: [], people: [], mayEdit: false, digest: 'off' }
const jobsReply = (jobs: InboxJob[]) => ok({ jobs, at: '2026-03-02T10:00:00.000Z' })
const noJobs = () => jobsReply([])
const job = (given: Partial<InboxJob>): InboxJob => ({
  name: 'messages are sent',
  everyMs: 1_000,
  doneAt: '2026-03-02T09:59:50.000Z',
  failedAt: null,
  failingSince: null,
  failedParts: [],
  heldBy: { host: 'app-1', pid: 17, since: '2026-03-02T08:00:00.000Z' },
  nextAt: '2026-03-02T09:59:51.000Z',
  trouble: null,
  ...given,
})
const row = (given: Partial<InboxRow>): InboxRow => ({
  id: 'message/a',
  source: 'messages',
  group: 'messages',
  severity: 'high',
  says: 'An email could not be sent',
  owner: 'Support',
  isMine: false,
  since: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  to: null,
  does: 'Send again',
  act: 'send again',
  ...given,
})
const alarm = row({
  id: 'alarm/b',
  source: 'alarms',
  group: 'safety',
  severity: 'urgent',
  isMine: true,
  says: 'A patient may not be safe',
  does: "I'll take this",
  act: 'acknowledge',
})
const found = (given: Partial<CallReply<'desk_watch'>>) =>
  ok({ rows: [], unknown: [], cut: [], at: '2026-03-02T10:00:00.000Z', ...given })

it('says that all is clear only when everything is known and nothing is unfinished', async () => {
  const reply = found({})
  stubApi({ desk_watch: () => reply, desk_on_call: () => ok(rota), desk_jobs: noJobs })
  showDesk(OperationsInbox, '/desk/watch')
  expect(await screen.findByText('All clear')).toBeTruthy()
})

it('follows what happens as the desk hears of it', async () => {
  let rows: InboxRow[] = []
  stubApi({ desk_watch: () => found({ rows }), desk_on_call: () => ok(rota), desk_jobs: noJobs })
  showDesk(OperationsInbox, '/desk/watch')
  await screen.findByText('All clear')
  screen.getByText(/connecting/i)
  rows = [alarm]
  const line = quietLines().at(-1)
  act(() => {
    line?.dispatchEvent(new Event('beat'))
    line?.dispatchEvent(new MessageEvent('change', { data: JSON.stringify({ kind: 'watch', id: 'b' }) }))
  })
  await screen.findByText('A patient may not be safe')
  expect(screen.queryByText('All clear')).toBeNull()
})

it('what is not known is said, and never taken for none', async () => {
  stubApi({
    desk_watch: () => found({ unknown: ['refunds', 'jobs'] }),
    desk_on_call: () => ok(rota),
    desk_jobs: noJobs,
  })
  showDesk(OperationsInbox, '/desk/watch')
  expect(await screen.findByText(/Could not be checked: refunds, background jobs/)).toBeTruthy()
  expect(screen.queryByText('All clear')).toBeNull()
})

it('is worked through by keyboard: down, up, and what the row says', async () => {
  const asked: unknown[] = []
  stubApi({
    desk_watch: () => found({ rows: [row({}), alarm] }),
    desk_on_call: () => ok(rota),
    desk_jobs: noJobs,
    desk_acknowledge: (body: unknown) => {
      asked.push(body)
      return ok({ by: 'Robin Wren', at: '2026-03-02T10:00:00.000Z' })
    },
  })
  const { user } = showDesk(OperationsInbox, '/desk/watch')
  const rows = await waitFor(() => {
    const all = screen.getAllByRole('row').filter((one) => within(one).queryByRole('rowheader'))
    expect(all).toHaveLength(2)
    return all
  })
  expect(rows[0]?.getAttribute('aria-current')).toBe('true')
  expect(within(rows[0] as HTMLElement).getByText('3 h')).toBeTruthy()
  await user.keyboard('jj')
  expect(rows[1]?.getAttribute('aria-current')).toBe('true')
  await user.keyboard('k{Enter}')
  await waitFor(() => expect(asked).toEqual([{ caseId: 'b' }]))
  expect((await screen.findByTestId('address')).textContent).toBe('/desk/concern?id=b')
})

it('groups tasks by kind with counts, folds a group away, and shows what is mine', async () => {
  const rows = [
    row({ id: 'job/doves', source: 'jobs', group: 'system', severity: 'urgent', says: 'A job is late' }),
    row({}),
    alarm,
    row({ id: 'message/c' }),
  ]
  stubApi({ desk_watch: () => found({ rows }), desk_on_call: () => ok(rota), desk_jobs: noJobs })
  const { user } = showDesk(OperationsInbox, '/desk/watch')
  const heading = (name: RegExp) => screen.findByRole('button', { name, expanded: true })
  await heading(/^Patient safety 1 1 urgent$/)
  await heading(/^System 1 1 urgent$/)
  // Red is for patients who may come to harm alone.
  const marks = screen.getAllByText('Urgent').map(({ className }) => className.includes('brick'))
  expect(marks).toEqual([true, false])
  await user.click(await heading(/^Messages and letters 2$/))
  expect(screen.queryAllByText('An email could not be sent')).toHaveLength(2)
  expect(screen.getAllByRole('rowheader', { hidden: false }).map(({ textContent }) => textContent)).toEqual([
    'A patient may not be safe',
    'A job is late',
  ])
  await user.keyboard('m')
  expect(screen.getByRole('button', { name: /^Mine 1$/, pressed: true })).toBeTruthy()
  expect(screen.getAllByRole('rowheader', { hidden: false })).toHaveLength(1)
})

it('shows what is done by the clock and by whom, folded away while all is well', async () => {
  let jobs = [job({}), job({ name: 'money is compared', everyMs: 60_000, nextAt: '2026-03-02T10:00:30.000Z' })]
  stubApi({ desk_watch: () => found({}), desk_on_call: () => ok(rota), desk_jobs: () => jobsReply(jobs) })
  const { user } = showDesk(OperationsInbox, '/desk/watch')
  const summary = await screen.findByText('All 2 jobs are on time')
  expect(summary.closest('details')?.open).toBe(false)
  const cells = () =>
    screen.getAllByRole('row', { hidden: true }).map((line) => [...line.children].map((cell) => cell.textContent))
  expect(cells().slice(1)).toEqual([
    ['Messages are sentevery second', 'On time', '09:59', 'Never', 'Due now', 'app-1, process 17since 08:00'],
    ['Money is comparedevery minute', 'On time', '09:59', 'Never', '10:00', 'app-1, process 17since 08:00'],
  ])
  const failedAt = '2026-03-02T09:00:00.000Z'
  const erasing = {
    name: 'what is over is erased',
    failedAt,
    failingSince: '2026-03-01T07:00:00.000Z',
    failedParts: ['visits'],
  }
  jobs = [
    job({ ...erasing, trouble: 'fails' }),
    job({ heldBy: null, nextAt: null, trouble: 'nobody' }),
    job({ name: 'plans are made' }),
  ]
  await user.keyboard('r')
  const troubled = await screen.findByText('2 of 3 jobs need attention')
  expect(troubled.closest('details')?.open).toBe(true)
  expect(cells()[1]?.slice(1, 4)).toEqual(['Failing', '09:59', '09:00repeatedly since 1 Mar 2026, 07:00visits'])
  expect(cells()[2]?.slice(1)).toEqual(['Not running', '09:59', 'Never', '–', 'None'])
})

it('ages and amounts are read as people write them', () => {
  const now = Date.parse('2026-03-05T10:00:00Z')
  expect(
    ['2026-03-05T09:59:30Z', '2026-03-05T09:01:00Z', '2026-03-04T09:00:00Z', '2026-03-01T10:00:00Z'].map((at) =>
      ageOf(at, now),
    ),
  ).toEqual(['0 min', '59 min', '25 h', '4 days'])
  expect(['12.50', '£1,000', '3.5', '0', '', '1.234', '-1', 'all'].map(penceOf)).toEqual([
    12_50,
    1_000_00,
    3_50,
    null,
    null,
    null,
    null,
    null,
  ])
})
