import { useState } from 'react'
import { scheduleWords as words } from '#content/desk/schedules.ts'
import type { CallReply } from '#contract/calls.ts'
import { showToast } from '#web/kit/ui/toasts.ts'
import { deskCall } from '../desk-call.ts'
import { DeskButton } from '../parts/desk-button.tsx'
import { DeskLine } from '../parts/desk-field.tsx'
import { DeskSelect } from '../parts/desk-select.tsx'

type Shown = CallReply<'desk_schedule'>

interface Props {
  readonly shown: Shown
  readonly people: NonNullable<Shown['people']>
  readonly onKept: () => Promise<void>
}

interface Fields {
  readonly clinician: string
  readonly name: string
  readonly title: string
  readonly staffId: string
  readonly isBookable: boolean
  readonly services: readonly string[]
}

const nobody: Fields = { clinician: '', name: '', title: '', staffId: '', isBookable: true, services: [] }

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
    </>
  )
}

interface FieldsProps extends Pick<Props, 'people' | 'onKept'> {
  readonly begun: Fields
  /** Everything that can be held. */
  readonly services: Shown['services']
  readonly isNew?: boolean
}

function ClinicianFields({ begun, services: all, people, onKept, isNew = false }: FieldsProps) {
  const [fields, setFields] = useState(begun)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const change = (next: Partial<Fields>) => setFields({ ...fields, ...next })

  async function keep() {
    setIsBusy(true)
    setProblem(null)
    const { clinician, name, title, staffId, isBookable, services } = fields
    try {
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
    } catch {
      setProblem(words.failed)
    } finally {
      setIsBusy(false)
    }
  }

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
      <DeskSelect
        label={words.person}
        value={fields.staffId}
        options={[{ value: '', label: words.nobody }, ...people.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={(staffId) => change({ staffId })}
      />
      <Held all={all} held={fields.services} onChange={(services) => change({ services })} />
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

interface HeldProps {
  readonly all: Shown['services']
  readonly held: readonly string[]
  readonly onChange: (held: readonly string[]) => void
}

/** What can be booked with them. The first decides about their usual week, so the order of the list stays. */
const Held = ({ all, held, onChange }: HeldProps) => (
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
