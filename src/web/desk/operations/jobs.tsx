import { jobWords as words } from '#content/operations/jobs.ts'
import type { CallReply } from '#contract/calls.ts'
import type { Read } from '#web/browser/use-read.ts'
import { ChevronDown } from '#web/kit/ui/icons.tsx'
import { Freshness } from '../shell/freshness.tsx'
import { JobsTable } from './jobs-table.tsx'

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
