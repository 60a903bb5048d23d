import { useLocation } from 'react-router'
import { caseWords as words } from '#content/desk/case.ts'
import { pages } from '#contract/pages.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { NothingOpened } from '../parts/nothing-opened.tsx'
import { useQuery } from '../parts/use-query.ts'
import { useMay } from '../shell/me.ts'
import { OpenedCase } from './opened-case.tsx'
import { OpeningCase } from './opening-case.tsx'
import { canBeWorked } from './shown-case.ts'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

export default function Case() {
  const query = useQuery()
  const mayWork = useMay('work-cases')
  // What the row said that led here: a case that can be worked on is claimed before it is read, so that it is read once.
  const { state } = useLocation() as { state: { state?: string } | null }
  if (query === null) return <OpeningCase />
  const id = query.get('id')
  if (!id) return <NothingOpened title={words.noCase} to={pages.deskQueue} label={words.toQueue} />
  return <OpenedCase key={id} id={id} claimsFirst={mayWork && canBeWorked(state?.state ?? '')} />
}
