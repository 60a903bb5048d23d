import { Navigate } from 'react-router'
import { caseWords as words } from '#content/desk/case.ts'
import { caseOfKindPath } from '#contract/desk/addresses.ts'
import { NotLoaded } from '../parts/not-loaded.tsx'
import { CaseScreen } from './case-screen.tsx'
import { useClaimedCase } from './use-claimed-case.ts'

export function ReadCase({ id }: { id: string }) {
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
