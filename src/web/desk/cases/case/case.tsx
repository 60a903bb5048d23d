import { Navigate } from 'react-router'
import { caseWords as words } from '#content/cases/case.ts'
import { caseOfKindPath } from '#contract/desk/addresses.ts'
import { pages } from '#contract/pages.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { NotLoaded } from '../../components/not-loaded.tsx'
import { NothingOpened } from '../../components/nothing-opened.tsx'
import { useQuery } from '../../components/use-query.ts'
import { useDeskRead } from '../../use-desk-read.ts'
import { useClaim } from '../list/use-claim.ts'
import { CaseScreen } from './case-screen.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

export default function Case() {
  const query = useQuery()
  if (query === null) return <OpeningCase />
  const id = query.get('id')
  if (!id) return <NothingOpened title={words.noCase} to={pages.deskQueue} label={words.toQueue} />
  return <ReadCase key={id} id={id} />
}

const OpeningCase = () => (
  <>
    <h1 tabIndex={-1} className="sr-only">
      {words.title}
    </h1>
    <p role="status" className="py-14 text-center text-ink-soft">
      {words.loading}
    </p>
  </>
)

function ReadCase({ id }: { id: string }) {
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
