import { queueWords as words } from '#content/cases/queue.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { useQuery } from '../../components/use-query.ts'
import { DeskHeading } from '../../shell/desk-heading.tsx'
import { filtersIn } from './filters.ts'
import { ListedCases } from './listed-cases.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

export default function Queue() {
  const query = useQuery()
  if (query === null) return <DeskHeading title={words.title} />
  const filters = filtersIn(query)
  // Another list begins at its beginning.
  return <ListedCases key={`${filters.list} ${filters.medicine}`} filters={filters} />
}
