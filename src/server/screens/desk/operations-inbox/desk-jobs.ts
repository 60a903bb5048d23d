import type { Handler } from '../../../identity/handler.ts'
import type { Services } from '../../../platform/services.ts'
import { isHeld, type JobFound, jobRows, nextOf, troubleOf } from './job-rows.ts'
import { isoOf } from './source.ts'

const isoOrNull = (value: unknown) => (value === null ? null : isoOf(value))

/** Failing jobs first. No personal data. */
export const deskJobs =
  ({ database, now }: Services): Handler<'desk_jobs'> =>
  async () => {
    const at = new Date(now())
    const { rows } = await database.run((orm) => orm.execute<JobFound>(jobRows()))
    const jobs = rows.map((row) => ({
      name: row.name,
      everyMs: Number(row.every_ms),
      doneAt: isoOrNull(row.done_at),
      failedAt: isoOrNull(row.failed_at),
      failingSince: isoOrNull(row.failing_since),
      failedParts: row.failed_parts ?? [],
      heldBy: isHeld(row) ? { host: row.host ?? '', pid: row.pid ?? 0, since: isoOf(row.since) } : null,
      nextAt: isoOrNull(nextOf(row)),
      trouble: troubleOf(row, at),
    }))
    return {
      jobs: jobs.toSorted((one, other) => Number(other.trouble !== null) - Number(one.trouble !== null)),
      at: at.toISOString(),
    }
  }
