import { type ReactNode, useEffect } from 'react'
import { taskWords as words } from '#content/evidence/account-tasks.ts'
import type { EvidenceTask } from '#contract/evidence/evidence.ts'
import { DawnStrip } from '#web/kit/art/dawn-strip.tsx'
import { focusPageStart, PageHeading } from '#web/kit/ui/page-heading.tsx'
import { BackToTasks } from './back-to-tasks.tsx'

interface FrameProps {
  /** All tasks of the order: the sun over the column rises as they are done. */
  readonly tasks?: readonly EvidenceTask[]
  /** The one that this page is about. */
  readonly task?: EvidenceTask | undefined
  readonly children: ReactNode
}

/** The same column as a question of the questionnaire, under the same sky. */
export function TaskFrame({ tasks = [], task, children }: FrameProps) {
  const done = tasks.filter(({ state }) => state === 'done').length
  return (
    <div className="overflow-x-clip">
      {/* Beside the tabs of a wide screen a band that ran to the edge would end where they begin. */}
      <div className="hidden h-24 overflow-hidden sm:block lg:mx-16 lg:mt-6 lg:rounded-card">
        <DawnStrip progress={tasks.length === 0 ? 0 : done / tasks.length} className="h-full w-full" />
      </div>
      <div className="mx-auto min-h-svh w-full max-w-[37.5rem] px-5 pt-4 pb-12 sm:pt-8 sm:pb-24">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <BackToTasks />
          {task && <p className="text-ink-soft text-sm">{standingOf(task)}</p>}
        </div>
        <div className="mt-4 sm:mt-8">{children}</div>
      </div>
    </div>
  )
}

const standingOf = ({ state, minutes }: EvidenceTask) =>
  state === 'to_do' || state === 'again' ? words.minutes(minutes) : words.states[state]

interface Props {
  readonly heading: readonly [string, string]
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** What one task asks, below the frame. */
export function TaskPage({ heading: [start, end], lead, children }: Props) {
  useEffect(focusPageStart, [])
  return (
    <>
      <PageHeading size="question">
        {start} <em className="text-green">{end}</em>
      </PageHeading>
      {lead && <p className="mt-2 text-ink-soft">{lead}</p>}
      <div className="mt-6 space-y-7">{children}</div>
    </>
  )
}
