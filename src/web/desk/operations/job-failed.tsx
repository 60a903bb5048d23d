import { jobWords as words } from '#content/operations/jobs.ts'
import type { InboxJob } from '#contract/operations/operations-inbox.ts'
import { JobMoment, momentOf } from './job-moment.tsx'

interface Props {
  readonly job: InboxJob
  readonly now: number
}

export const JobFailed = ({ job: { failedAt, failingSince, failedParts, trouble }, now }: Props) => (
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
