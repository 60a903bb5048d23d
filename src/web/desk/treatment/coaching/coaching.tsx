import { coachingWords as words } from '#content/treatment/coaching.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { useQuery } from '../../components/use-query.ts'
import { DeskHeading } from '../../shell/desk-heading.tsx'
import { coachingIn } from './coaching-address.ts'
import { PlanList } from './plan-list.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

export default function Coaching() {
  const query = useQuery()
  if (query === null) return <DeskHeading title={words.title} />
  const filters = coachingIn(query)
  // Another list begins at its beginning.
  return <PlanList key={`${filters.list} ${filters.medicine}`} filters={filters} />
}
