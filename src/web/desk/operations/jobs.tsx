import { jobWords as words } from '#content/operations/jobs.ts'
import type { CallReply } from '#contract/calls.ts'
import type { InboxJob } from '#contract/operations/operations-inbox.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import type { Read } from '#web/browser/use-read.ts'
import { ChevronDown } from '#web/kit/ui/icons.tsx'
import { dateAndTimeOf } from '../cases/list/format-date.ts'
import { ColumnHeads } from '../column-heads.tsx'
import { Freshness } from '../shell/freshness.tsx'

/** Of today the time alone. */
function momentOf(at: string, now: number): string {
  const { date, time } = londonTimeAt(Date.parse(at))
  return date === londonTimeAt(now).date ? time : dateAndTimeOf(at)
}

const JobMoment = ({ at, now }: { at: string; now: number }) => <time dateTime={at}>{momentOf(at, now)}</time>

/** What servers do by themselves. Folded away as long as all is well. */
export function Jobs({ of }: { of: Read<CallReply<'desk_jobs'>> }) {
  const { data } = of
  const troubled = data?.jobs.filter(({ trouble }) => trouble !== null).length ?? 0
  return (
    <section aria-labelledby="by-the-clock" className="border-t border-line pt-6">
      <h2 id="by-the-clock" className="text-xl">
        {words.title}
      </h2>
      <p className="mt-1 text-ink-soft">{words.what}</p>
      <Freshness of={of} />
      {data?.jobs.length === 0 && <p className="mt-3">{words.none}</p>}
      {data && data.jobs.length > 0 && (
        // Another trouble opens it again, and what somebody has opened stays open.
        <details key={troubled} open={troubled > 0} className="group mt-3">
          <summary
            className={`flex min-h-11 cursor-pointer items-center gap-2 font-semibold ${troubled > 0 ? 'text-brick' : ''}`}
          >
            <ChevronDown className="size-5 transition-transform group-open:rotate-180" />
            {troubled > 0 ? words.inTrouble(troubled, data.jobs.length) : words.allWell(data.jobs.length)}
          </summary>
          <JobsTable jobs={data.jobs} now={Date.parse(data.at)} />
        </details>
      )}
    </section>
  )
}

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
    <span className="rounded-full bg-caution/60 px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap text-ink">
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

const JobsTable = ({ jobs, now }: Props) => (
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

interface JobFailedProps {
  readonly job: InboxJob
  readonly now: number
}

const JobFailed = ({ job: { failedAt, failingSince, failedParts, trouble }, now }: JobFailedProps) => (
  <>
    {failedAt === null ? words.never : <JobMoment at={failedAt} now={now} />}
    {trouble === 'fails' && failingSince !== null && failingSince !== failedAt && (
      <span className="block text-xs text-ink-soft">{words.failingSince(momentOf(failingSince, now))}</span>
    )}
    {trouble === 'fails' && failedParts.length > 0 && (
      <span className="block text-xs font-semibold text-brick">{words.parts(failedParts)}</span>
    )}
  </>
)
