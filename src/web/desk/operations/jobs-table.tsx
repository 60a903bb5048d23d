import { jobWords as words } from '#content/operations/jobs.ts'
import type { InboxJob } from '#contract/operations/operations-inbox.ts'
import { ColumnHeads } from '../column-heads.tsx'
import { JobFailed } from './job-failed.tsx'
import { JobMoment, momentOf } from './job-moment.tsx'

/** In the largest unit that it is a whole number of. */
function oftenOf(ms: number): string {
  const seconds = ms / 1_000
  if (seconds % 3_600 === 0) return words.every(seconds / 3_600, 'hour')
  return seconds % 60 === 0 ? words.every(seconds / 60, 'minute') : words.every(seconds, 'second')
}

const Trouble = ({ is }: { is: InboxJob['trouble'] }) =>
  is === null ? (
    <span className="text-ink-soft">{words.well}</span>
  ) : (
    <span className="rounded-full bg-brick px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap text-white">
      {words.troubles[is]}
    </span>
  )

function Next({ at, now }: { at: string | null; now: number }) {
  if (at === null) return '–'
  return Date.parse(at) <= now ? words.anyMoment : <JobMoment at={at} now={now} />
}

interface Props {
  readonly jobs: readonly InboxJob[]
  readonly now: number
}

export const JobsTable = ({ jobs, now }: Props) => (
  <table className="mt-2 w-full border-collapse text-left">
    <ColumnHeads columns={words.columns} />
    <tbody>
      {jobs.map((job) => (
        <tr key={job.name} className="h-13 border-b border-line tabular-nums hover:bg-white">
          <th scope="row" className="px-2.5 py-1.5 font-normal">
            {words.name(job.name)}
            <span className="block text-xs text-ink-soft">{oftenOf(job.everyMs)}</span>
          </th>
          <td className="px-2.5 py-1.5">
            <Trouble is={job.trouble} />
          </td>
          <td className="px-2.5 py-1.5">
            {job.doneAt === null ? words.never : <JobMoment at={job.doneAt} now={now} />}
          </td>
          <td className="px-2.5 py-1.5">
            <JobFailed job={job} now={now} />
          </td>
          <td className="px-2.5 py-1.5">
            <Next at={job.nextAt} now={now} />
          </td>
          <td className={`px-2.5 py-1.5 ${job.heldBy === null ? 'font-semibold text-brick' : ''}`}>
            {job.heldBy === null ? words.unheld : words.by(job.heldBy.host, job.heldBy.pid)}
            {job.heldBy && (
              <span className="block text-xs text-ink-soft">{words.since(momentOf(job.heldBy.since, now))}</span>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
