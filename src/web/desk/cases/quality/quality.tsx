import { qualityWords as words } from '#content/cases/quality.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { useQuery } from '../../components/use-query.ts'
import { DeskHeading } from '../../shell/desk-heading.tsx'
import { QualityFigures } from './quality-figures.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

/** What day it is, is known where it is shown and not where it was built. */
export default function Quality() {
  return useQuery() === null ? <DeskHeading title={words.title} lead={words.lead} /> : <QualityFigures />
}
