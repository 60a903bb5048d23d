import { dayWords as words } from '#content/appointments/clinic-list.ts'
import { minuteMs } from '#domain/calendar/durations.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { useNow } from '../../cases/list/use-now.ts'
import { useQuery } from '../../components/use-query.ts'
import { DeskHeading } from '../../shell/desk-heading.tsx'
import { periodIn } from './clinic-list-address.ts'
import { ListedPeriod } from './listed-period.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

export default function ClinicList() {
  const query = useQuery()
  const now = useNow(minuteMs)
  if (query === null) return <DeskHeading title={words.title} />
  return <ListedPeriod asked={periodIn(query, now)} today={londonTimeAt(now).date} />
}
