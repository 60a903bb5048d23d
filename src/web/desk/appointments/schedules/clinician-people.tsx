import { useState } from 'react'
import { scheduleWords as words } from '#content/appointments/schedules.ts'
import type { CallReply } from '#contract/calls.ts'
import { useAction } from '#web/browser/use-action.ts'
import { showToast } from '#web/kit/ui/toasts.ts'
import { DeskButton } from '../../components/desk-button.tsx'
import { DeskLine } from '../../components/desk-line.tsx'
import { DeskSelect } from '../../components/desk-select.tsx'
import { deskCall } from '../../desk-call.ts'

interface TypedClinician {
  readonly clinician: string
  readonly name: string
  readonly title: string
  readonly staffId: string
  readonly isBookable: boolean
  readonly services: readonly string[]
}

interface TypedClinicianProps {
  readonly people: Shown['people']
  readonly onKept: () => Promise<void>
  readonly begun: TypedClinician
  /** Everything that can be held. */
  readonly services: Shown['services']
  readonly isNew?: boolean
}

function ClinicianFields({ begun, services: all, people, onKept, isNew = false }: TypedClinicianProps) {
  const [fields, setFields] = useState(begun)
  const { run, isBusy, problem, setProblem } = useAction(words.failed)
  const change = (next: Partial<TypedClinician>) => setFields({ ...fields, ...next })

  const keep = () =>
    run(async () => {
      const { clinician, name, title, staffId, isBookable, services } = fields
      const { code, message } = await deskCall('desk_keep_clinician', {
        clinician,
        name,
        title,
        staffId: staffId === '' ? null : staffId,
        isBookable,
        services: [...services],
      })
      if (code !== 200) return setProblem(message)
      showToast({ title: words.kept })
      await onKept()
    })

  return (
    <>
      {isNew && (
        <>
          <DeskLine
            label={words.key}
            hint={words.keyHint}
            value={fields.clinician}
            onChange={(clinician) => change({ clinician })}
          />
          <DeskLine label={words.name} value={fields.name} onChange={(name) => change({ name })} />
          <DeskLine label={words.titleOf} value={fields.title} onChange={(title) => change({ title })} />
        </>
      )}
      {people ? (
        <>
          <DeskSelect
            label={words.person}
            value={fields.staffId}
            options={[
              { value: '', label: words.nobody },
              ...people.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(staffId) => change({ staffId })}
          />
          <HeldServices all={all} held={fields.services} onChange={(services) => change({ services })} />
        </>
      ) : (
        <p className="text-xs text-ink-soft">{words.notYours}</p>
      )}
      <label className="flex items-center gap-2">
        <input
          type="checkbox"
          checked={fields.isBookable}
          onChange={(event) => change({ isBookable: event.currentTarget.checked })}
          className="size-4"
        />
        {words.isBookable}
      </label>
      {problem && (
        <p role="alert" className="text-xs font-semibold text-brick">
          {problem}
        </p>
      )}
      <DeskButton
        why={fields.services.length === 0 ? words.holdsNothing : null}
        isBusy={isBusy}
        busyLabel={words.saving}
        onPress={() => void keep()}
      >
        {words.keep}
      </DeskButton>
    </>
  )
}

interface HeldServicesProps {
  readonly all: Shown['services']
  readonly held: readonly string[]
  readonly onChange: (held: readonly string[]) => void
}

/** What can be booked with them. The first decides about their usual week, so the order of the list stays. */
const HeldServices = ({ all, held, onChange }: HeldServicesProps) => (
  <fieldset className="space-y-1">
    <legend className="text-sm font-semibold">{words.holds}</legend>
    {all.map(({ key, name }) => (
      <label key={key} className="flex items-center gap-2">
        <input
          type="checkbox"
          checked={held.includes(key)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(all.map((one) => one.key).filter((one) => (one === key ? checked : held.includes(one))))
          }
          className="size-4"
        />
        {name}
      </label>
    ))}
  </fieldset>
)

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
          <summary className="cursor-pointer font-semibold underline underline-offset-4">{words.newClinician}</summary>
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
