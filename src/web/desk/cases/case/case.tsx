import { caseWords as words } from '#content/cases/case.ts'
import { pages } from '#contract/pages.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { NothingOpened } from '../../components/nothing-opened.tsx'
import { useQuery } from '../../components/use-query.ts'
import { OpeningCase } from './opening-case.tsx'
import { ReadCase } from './read-case.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

export default function Case() {
  const query = useQuery()
  if (query === null) return <OpeningCase />
  const id = query.get('id')
  if (!id) return <NothingOpened title={words.noCase} to={pages.deskQueue} label={words.toQueue} />
  return <ReadCase key={id} id={id} />
}
