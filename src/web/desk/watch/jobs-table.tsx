import { jobWords as words } from '#content/desk/jobs.ts'
import type { WatchedJob } from '#contract/desk/watch.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { dateAndTimeOf } from '../cases/written-date.ts'
import { ColumnHeads } from '../column-heads.tsx'

/** In the largest unit that it is a whole number of. */
function oftenOf(ms: number): string {
  const seconds = ms / 1_000
  if (seconds % 3_600 === 0) return words.every(seconds / 3_600, 'hour')
  return seconds % 60 === 0 ? words.every(seconds / 60, 'minute') : words.every(seconds, 'second')
}

/** Of today the time alone. */
function momentOf(at: string, now: number): string {
  const { date, time } = londonTimeAt(Date.parse(at))
  return date === londonTimeAt(now).date ? time : dateAndTimeOf(at)
}

const Moment = ({ at, now }: { at: string; now: number }) => <time dateTime={at}>{momentOf(at, now)}</time>

const Trouble = ({ is }: { is: WatchedJob['trouble'] }) =>
  is === null ? (
    <span className="text-ink-soft">{words.well}</span>
  ) : (
    <span className="rounded-full bg-brick px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap text-white">
      {words.troubles[is]}
    </span>
  )

interface FailedProps {
  readonly job: WatchedJob
  readonly now: number
}

const Failed = ({ job: { failedAt, failingSince, failedParts, trouble }, now }: FailedProps) => (
  <>
    {failedAt === null ? words.never : <Moment at={failedAt} now={now} />}
    {trouble === 'fails' && failingSince !== null && failingSince !== failedAt && (
      <span className="block text-xs text-ink-soft">{words.failingSince(momentOf(failingSince, now))}</span>
    )}
    {trouble === 'fails' && failedParts.length > 0 && (
      <span className="block text-xs font-semibold text-brick">{words.parts(failedParts)}</span>
    )}
  </>
)

function Next({ at, now }: { at: string | null; now: number }) {
  if (at === null) return '–'
  return Date.parse(at) <= now ? words.anyMoment : <Moment at={at} now={now} />
}

interface Props {
  readonly jobs: readonly WatchedJob[]
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
          <td className="px-2.5 py-1.5">{job.doneAt === null ? words.never : <Moment at={job.doneAt} now={now} />}</td>
          <td className="px-2.5 py-1.5">
            <Failed job={job} now={now} />
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
