import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { taskWords as words } from '#content/evidence/account-tasks.ts'
import { pages } from '#contract/pages.ts'
import { stateOf, useRead } from '#web/browser/use-read.ts'
import { gutter } from '#web/kit/gutter.ts'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { WaitingLine } from '#web/kit/ui/waiting-line.tsx'
import { rememberReturn } from '#web/shared/pages/return-to.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { AccountFailed } from '../shell/account-failed.tsx'
import { NamedTask } from './named-task.tsx'

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
  <div className={`${gutter} min-h-[60svh] pt-8 pb-20`}>
    <div className="mx-auto max-w-[38rem]">
      <PageHeading>
        {words.pageHeading[0]} <em className="text-green">{words.pageHeading[1]}</em>
      </PageHeading>
      <WaitingLine>{words.loading}</WaitingLine>
      <noscript>
        <p className="mt-8 rounded-option bg-mint p-5">{words.needsScript}</p>
      </noscript>
    </div>
  </div>
)
