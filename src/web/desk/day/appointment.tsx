import { appointmentDeskWords as words } from '#content/desk/day.ts'
import { pages } from '#contract/pages.ts'
import { ButtonLink } from '#web/kit/ui/button.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { NotLoaded } from '../parts/not-loaded.tsx'
import { useQuery } from '../parts/use-query.ts'
import { useDeskCall } from '../use-desk-call.ts'
import { AppointmentScreen } from './appointment-screen.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

export default function Appointment() {
  const query = useQuery()
  if (query === null) return <Heading />
  const id = query.get('id')
  return id ? <Opened key={id} id={id} /> : <None />
}

function Opened({ id }: { id: string }) {
  const shown = useDeskCall('desk_appointment', { id })
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

const None = () => (
  <div className="py-14 text-center">
    <h1 tabIndex={-1} className="mb-5 text-[1.75rem]">
      {words.none}
    </h1>
    <ButtonLink size="small" to={pages.deskDay}>
      {words.toDay}
    </ButtonLink>
  </div>
)
