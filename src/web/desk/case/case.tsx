import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { caseWords as words } from '#content/desk/case.ts'
import { caseOfKindPath } from '#contract/desk/addresses.ts'
import { pages } from '#contract/pages.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { deskCall } from '../desk-call.ts'
import { NotLoaded } from '../parts/not-loaded.tsx'
import { NothingOpened } from '../parts/nothing-opened.tsx'
import { useQuery } from '../parts/use-query.ts'
import { useMay } from '../shell/me.ts'
import { CaseScreen } from './case-screen.tsx'
import { canBeWorked } from './shown-case.ts'
import { useClaimedCase } from './use-claimed-case.ts'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

export default function Case() {
  const query = useQuery()
  const mayWork = useMay('work-cases')
  // What the row said that led here: a case that can be worked on is claimed before it is read, so that it is read once.
  const { state } = useLocation() as { state: { state?: string } | null }
  if (query === null) return <Opening />
  const id = query.get('id')
  if (!id) return <NothingOpened title={words.noCase} to={pages.deskQueue} label={words.toQueue} />
  return <OpenedCase key={id} id={id} claimsFirst={mayWork && canBeWorked(state?.state ?? '')} />
}

function OpenedCase({ id, claimsFirst }: { id: string; claimsFirst: boolean }) {
  const [isAsked, setIsAsked] = useState(!claimsFirst)
  useEffect(() => {
    if (isAsked) return
    // Whoever else has it is told by the case itself.
    void deskCall('desk_claim', { id })
      .catch(() => undefined)
      .finally(() => setIsAsked(true))
  }, [id, isAsked])
  return isAsked ? <ReadCase id={id} /> : <Opening />
}

function ReadCase({ id }: { id: string }) {
  const claimed = useClaimedCase(id)
  const { shown } = claimed
  if (shown.data && shown.data.kind !== 'order')
    return <Navigate replace to={caseOfKindPath({ id, kind: shown.data.kind })} />
  if (shown.data) return <CaseScreen {...claimed} found={shown.data} />
  return (
    <>
      <h1 tabIndex={-1} className="sr-only">
        {words.title}
      </h1>
      <NotLoaded of={shown} loading={words.loading} title={words.notLoaded} />
    </>
  )
}

const Opening = () => (
  <>
    <h1 tabIndex={-1} className="sr-only">
      {words.title}
    </h1>
    <p role="status" className="py-14 text-center text-ink-soft">
      {words.loading}
    </p>
  </>
)
