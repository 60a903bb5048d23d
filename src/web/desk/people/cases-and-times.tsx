import { Link } from 'react-router'
import { kindWords, stateWords } from '#content/cases/cases.ts'
import { recordWords as words } from '#content/identity/people.ts'
import { appointmentPath, caseOfKindPath } from '#contract/desk/addresses.ts'
import type { PersonRecord } from '#contract/identity/people.ts'
import { deskRoomPath } from '#contract/pages.ts'
import { dateAndTimeOf, dateOf } from '../cases/list/format-date.ts'
import { useMay } from '../shell/me.ts'
import { BookAppointment } from './book-appointment.tsx'

const link = 'rounded-md underline decoration-line-strong underline-offset-4 hover:decoration-ink'
const row = 'flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-1.5'

/** What stands open and what is booked. */
interface Props {
  readonly person: PersonRecord
  readonly onChanged: () => Promise<void>
}

export function CasesAndTimes({ person: { accountId, cases, appointments, erased }, onChanged }: Props) {
  const mayArrange = useMay('arrange-appointments') && !erased
  const mayOpenTimes = useMay('manage-appointments')
  const mayOpen = useMay('see-record')
  const mayJoin = useMay('own-appointments')
  const mayOpenConcerns = useMay('decide-cases')
  return (
    <>
      <section>
        <h2 className="mb-1 text-[1.375rem]">{words.cases}</h2>
        {cases.length === 0 ? (
          <p className="text-ink-soft">{words.noCases}</p>
        ) : (
          <ul className="divide-y divide-line border-t border-line">
            {cases.map(({ id, kind, state, reference, since }) => {
              const name = [kindWords[kind as keyof typeof kindWords], reference].filter(Boolean).join(' ')
              return (
                <li key={id} className={row}>
                  {mayOpen && (kind !== 'safeguarding' || mayOpenConcerns) ? (
                    <Link
                      to={caseOfKindPath({ id, kind })}
                      aria-label={words.openCase(reference)}
                      className="rounded-md font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-ink"
                    >
                      {name}
                    </Link>
                  ) : (
                    <span className="font-semibold">{name}</span>
                  )}
                  <span>
                    {stateWords[state]} <span className="text-ink-soft">{words.inStateSince(dateOf(since))}</span>
                  </span>
                </li>
              )
            })}
          </ul>
        )}
      </section>
      <section>
        <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 className="text-[1.375rem]">{words.appointments}</h2>
          {mayArrange && <BookAppointment accountId={accountId} onChanged={onChanged} />}
        </div>
        {appointments.length === 0 ? (
          <p className="text-ink-soft">{words.noAppointments}</p>
        ) : (
          <ul className="divide-y divide-line border-t border-line">
            {appointments.map((one) => (
              <li key={one.id} className={row}>
                <span className="font-semibold">
                  {mayOpenTimes && one.state !== 'held' ? (
                    <Link to={appointmentPath(one.id)} className={link}>
                      {dateAndTimeOf(one.startsAt)}
                    </Link>
                  ) : (
                    dateAndTimeOf(one.startsAt)
                  )}
                  {mayJoin && one.state === 'booked' && (
                    <Link
                      to={deskRoomPath(one)}
                      target="_blank"
                      rel="noopener"
                      className="ml-3 rounded-md font-normal underline decoration-line-strong underline-offset-4 hover:decoration-ink"
                    >
                      {words.openRoom}
                    </Link>
                  )}
                </span>
                <span>
                  {one.with} <span className="text-ink-soft">{one.state}</span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}
