import { Link } from 'react-router'
import { appointmentWords as words } from '#content/appointments/appointment-words.ts'
import { pages } from '#contract/pages.ts'
import { inlineLink } from '#web/shared/pages/quiet-page.tsx'

export const NoAppointments = () => (
  <section aria-labelledby="appointments" className="mt-8 border-line border-t pt-6">
    <h2 id="appointments" className="text-subheading">
      {words.none}
    </h2>
    <p className="mt-1 text-ink-soft">
      {words.noneWhat}{' '}
      <Link to={pages.booking} className={inlineLink}>
        {words.book}
      </Link>
    </p>
  </section>
)
