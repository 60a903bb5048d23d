import { scheduleWords as words } from '#content/appointments/schedules.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { useQuery } from '../../components/use-query.ts'
import { DeskHeading } from '../../shell/desk-heading.tsx'
import { ClinicianTimes } from './clinician-times.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

export default function Times() {
  const query = useQuery()
  if (query === null) return <DeskHeading title={words.title} />
  return <ClinicianTimes asked={query.get('clinician')} />
}
