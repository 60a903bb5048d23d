import { isHeld, type JobFound, jobRows, troubleOf } from '../../../screens/desk/operations-inbox/job-rows.ts'
import { isoOf } from '../../../screens/desk/operations-inbox/source.ts'
import { command } from './command.ts'
import { inColumns } from './in-columns.ts'

const iso = (value: string | null) => (value === null ? null : isoOf(value))

export const jobs = command({
  name: 'jobs',
  words:
    'Lists the background jobs: how often each runs, when it last ran and last failed, which process runs it, and whether it is late.',
  example: 'jobs',
  changes: false,
  options: {},
  async run({ services: { database, now } }) {
    const { rows } = await database.run((orm) => orm.execute<JobFound>(jobRows()))
    const turns = rows.map((row) => ({
      job: row.name,
      everySeconds: Number(row.every_ms) / 1_000,
      doneAt: iso(row.done_at),
      failedAt: iso(row.failed_at),
      failedParts: row.failed_parts ?? [],
      heldBy: isHeld(row) ? `${row.host}/${row.pid}` : null,
      is: troubleOf(row, new Date(now())) ?? 'well',
    }))
    const lines = inColumns([
      ['JOB', 'EVERY', 'LAST RUN', 'LAST FAILED', 'PROCESS', ''],
      ...turns.map(({ job, everySeconds, doneAt, failedAt, failedParts, heldBy, is }) => [
        job,
        `${everySeconds} s`,
        doneAt ?? '-',
        failedAt ?? '-',
        heldBy ?? '-',
        is === 'well' ? '' : [is.toUpperCase(), ...failedParts].join(' '),
      ]),
    ])
    return { lines: turns.length === 0 ? ['No job has run yet.'] : lines, data: turns }
  },
})
