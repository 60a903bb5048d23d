import { appointmentWords as words } from '#content/appointments/appointment-words.ts'
import { pages } from '#contract/pages.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { NothingYet } from '../shell/nothing-yet.tsx'

export const NoAppointments = () => (
  <div className="mt-8 max-w-[46rem]">
    <NothingYet title={words.none}>{words.noneWhat}</NothingYet>
    <ButtonLink to={pages.booking} variant="secondary" className="mt-6">
      {words.book}
    </ButtonLink>
  </div>
)
