import { appointmentDeskWords as words } from '#content/appointments/clinic-list.ts'
import { pages } from '#contract/pages.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { NotLoaded } from '../../components/not-loaded.tsx'
import { NothingOpened } from '../../components/nothing-opened.tsx'
import { useQuery } from '../../components/use-query.ts'
import { useDeskRead } from '../../use-desk-read.ts'
import { AppointmentScreen } from './appointment-screen.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

export default function Appointment() {
  const query = useQuery()
  if (query === null) return <Heading />
  const id = query.get('id')
  return id ? <Opened key={id} id={id} /> : <NothingOpened title={words.none} to={pages.deskDay} label={words.toDay} />
}

function Opened({ id }: { id: string }) {
  const shown = useDeskRead('desk_appointment', { id })
  if (shown.data) return <AppointmentScreen found={shown.data} shown={shown} />
  return (
    <>
      <Heading />
      <NotLoaded of={shown} loading={words.loading} title={words.notLoaded} />
    </>
  )
}

const Heading = () => (
  <h1 tabIndex={-1} className="sr-only">
    {words.title}
  </h1>
)
