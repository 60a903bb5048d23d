import { scheduleWords as words } from '#content/appointments/schedules.ts'
import type { CallReply } from '#contract/calls.ts'
import { ClinicianFields, type TypedClinician } from './clinician-fields.tsx'

type Shown = CallReply<'desk_schedule'>

interface Props {
  readonly shown: Shown
  /** Null: whoever is here opens and closes calendars, and does not say whose they are. */
  readonly people: Shown['people']
  readonly onKept: () => Promise<void>
}

const nobody: TypedClinician = { clinician: '', name: '', title: '', staffId: '', isBookable: true, services: [] }

/** Who of those at the desk a clinician is, and clinicians beside them. */
export function ClinicianPeople({ shown, people, onKept }: Props) {
  const chosen = shown.clinicians.find(({ id }) => id === shown.clinician)
  return (
    <>
      {chosen && (
        <section className="space-y-2.5">
          <h2 className="text-[1.25rem]">{words.people}</h2>
          <ClinicianFields
            begun={{ ...chosen, clinician: chosen.id, staffId: chosen.staffId ?? '' }}
            services={shown.services}
            people={people}
            onKept={onKept}
          />
        </section>
      )}
      {people && (
        <details className="rounded-xl border border-line px-4 py-2">
          <summary className="cursor-pointer font-semibold">{words.newClinician}</summary>
          <div className="space-y-2.5 py-2">
            <ClinicianFields
              key={shown.clinicians.length}
              begun={nobody}
              services={shown.services}
              people={people}
              onKept={onKept}
              isNew
            />
          </div>
        </details>
      )}
    </>
  )
}
