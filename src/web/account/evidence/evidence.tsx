import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { taskWords as words } from '#content/account-tasks.ts'
import type { MyEvidence } from '#contract/evidence.ts'
import { pages } from '#contract/pages.ts'
import { gutter } from '#web/kit/gutter.ts'
import { Waiting } from '#web/kit/ui/icons.tsx'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { rememberReturn } from '#web/shared/pages/return-to.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { AccountFailed } from '../account-waiting.tsx'
import { GpTask } from './gp-task.tsx'
import { IdentityTask } from './identity-task.tsx'
import { SupplyTask } from './supply-task.tsx'
import { BackToTasks } from './task-page.tsx'
import { useEvidence } from './use-evidence.ts'
import { WeighInTask } from './weigh-in-task.tsx'

export const meta = () => pageMeta({ ...words.page, isUnlisted: true })

/** One of the things that are needed, by the name in the address. */
export default function Evidence() {
  const { evidence, refresh } = useEvidence()
  const navigate = useNavigate()
  const isStranger = typeof evidence !== 'string' && !evidence.isKnown

  useEffect(() => {
    if (!isStranger) return
    rememberReturn(window.location.pathname + window.location.search)
    navigate(pages.login, { replace: true })
  }, [isStranger, navigate])

  if (evidence === 'failed') return <AccountFailed heading={words.failedHeading} onTryAgain={refresh} />
  if (evidence === 'loading' || isStranger) return <Loading />
  return <Task evidence={evidence} onChange={refresh} />
}

function Task({ evidence, onChange }: { evidence: MyEvidence; onChange: () => void }) {
  const [search] = useSearchParams()
  const named = search.get('task')
  const task = evidence.tasks.find(({ gate }) => gate === named)
  switch (named) {
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

const Loading = () => (
  <div className={`${gutter} min-h-[60svh] pt-8 pb-20`}>
    <div className="mx-auto max-w-[38rem]">
      <PageHeading>
        {words.pageHeading[0]} <em className="text-green">{words.pageHeading[1]}</em>
      </PageHeading>
      <p role="status" className="mt-5 flex items-center gap-3 text-lg text-ink-soft noscript:hidden">
        <Waiting />
        {words.loading}
      </p>
      <noscript>
        <p className="mt-8 rounded-option bg-mint p-5">{words.needsScript}</p>
      </noscript>
    </div>
  </div>
)

const Unknown = () => (
  <div className={`${gutter} min-h-[60svh] pt-4 pb-20 sm:pt-8`}>
    <div className="mx-auto max-w-[38rem]">
      <BackToTasks />
      <PageHeading className="mt-4">
        {words.pageHeading[0]} <em className="text-green">{words.pageHeading[1]}</em>
      </PageHeading>
      <p className="mt-4 text-lg text-ink-soft">{words.unknown}</p>
    </div>
  </div>
)
