import { Navigate } from 'react-router'
import { caseWords as words } from '#content/cases/case.ts'
import { caseOfKindPath } from '#contract/desk/addresses.ts'
import { NotLoaded } from '../../components/not-loaded.tsx'
import { useDeskRead } from '../../use-desk-read.ts'
import { useClaim } from '../list/use-claim.ts'
import { CaseScreen } from './case-screen.tsx'

export function ReadCase({ id }: { id: string }) {
  const shown = useDeskRead('desk_case', { id })
  const claim = useClaim(id, shown)
  if (shown.data && shown.data.kind !== 'order')
    return <Navigate replace to={caseOfKindPath({ id, kind: shown.data.kind })} />
  if (shown.data) return <CaseScreen found={shown.data} shown={shown} claim={claim} />
  return (
    <>
      <h1 tabIndex={-1} className="sr-only">
        {words.title}
      </h1>
      <NotLoaded of={shown} loading={words.loading} title={words.notLoaded} />
    </>
  )
}
