import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { taskWords as words } from '#content/evidence/account-tasks.ts'
import type { EvidenceTask, MyEvidence } from '#contract/evidence/evidence.ts'
import { pages } from '#contract/pages.ts'
import { stateOf, useRead } from '#web/browser/use-read.ts'
import { RestingLark } from '#web/kit/art/resting-lark.tsx'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { WaitingLine } from '#web/kit/ui/waiting-line.tsx'
import { rememberReturn } from '#web/shared/pages/return-to.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { AccountFailed } from '../shell/account-failed.tsx'
import { ChooseWeighIn } from './choose-weigh-in.tsx'
import { ConsentsTask } from './consents-task.tsx'
import { GpTask } from './gp-task.tsx'
import { IdentityTask } from './identity-task.tsx'
import { SupplyTask } from './supply-task.tsx'
import { TaskFrame } from './task-page.tsx'
import { WeighInTask } from './weigh-in-task.tsx'

export const meta = () => pageMeta({ ...words.page, isUnlisted: true })

/** One of the things that are needed, by the name in the address. */
export default function Evidence() {
  const read = useRead('my_evidence', {})
  const { refresh } = read
  const evidence = stateOf(read)
  const navigate = useNavigate()
  const isStranger = typeof evidence !== 'string' && !evidence.isKnown

  useEffect(() => {
    if (!isStranger) return
    rememberReturn(window.location.pathname + window.location.search)
    navigate(pages.login, { replace: true })
  }, [isStranger, navigate])

  if (evidence === 'failed') return <AccountFailed heading={words.failedHeading} onTryAgain={refresh} />
  if (evidence === 'loading' || isStranger) return <Loading />
  return <NamedTask evidence={evidence} onChange={refresh} />
}

const Loading = () => (
  <TaskFrame>
    <PageHeading size="question">{words.pageHeading.join(' ')}</PageHeading>
    <WaitingLine>{words.loading}</WaitingLine>
    <noscript>
      <p className="mt-8 rounded-option bg-mint p-5">{words.needsScript}</p>
    </noscript>
  </TaskFrame>
)

interface Props {
  readonly evidence: MyEvidence
  readonly onChange: () => void
}

function NamedTask({ evidence, onChange }: Props) {
  const [search] = useSearchParams()
  const named = search.get('task')
  const task = evidence.tasks.find(({ gate }) => gate === named)
  // A calendar needs the whole width.
  if (named === 'measurements' && search.has('choose') && evidence.weighIn.link === null)
    return <ChooseWeighIn weighIn={evidence.weighIn} onBooked={onChange} />
  return (
    <TaskFrame tasks={evidence.tasks} task={task}>
      <TaskBody named={named} task={task} evidence={evidence} onChange={onChange} />
    </TaskFrame>
  )
}

interface TaskBodyProps extends Props {
  readonly named: string | null
  readonly task: EvidenceTask | undefined
}

function TaskBody({ named, task, evidence, onChange }: TaskBodyProps) {
  switch (named) {
    case 'consents':
      return <ConsentsTask task={task} onChange={onChange} />
    case 'identity':
      return <IdentityTask task={task} onChange={onChange} />
    case 'measurements':
      return <WeighInTask evidence={evidence} task={task} onChange={onChange} />
    case 'previous_supply':
      return <SupplyTask evidence={evidence} task={task} onChange={onChange} />
    case 'gp':
      return <GpTask evidence={evidence} onChange={onChange} />
    default:
      return <Unknown />
  }
}

const Unknown = () => (
  <>
    <PageHeading size="question">
      {words.pageHeading[0]} <em className="text-green">{words.pageHeading[1]}</em>
    </PageHeading>
    <p className="mt-2 text-ink-soft">{words.unknown}</p>
    <RestingLark className="mt-8 h-40 w-full rounded-card" />
  </>
)
