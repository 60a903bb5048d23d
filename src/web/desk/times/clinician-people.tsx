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
}

const nobody: Fields = { clinician: '', name: '', title: '', staffId: '', isBookable: true }

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
            people={people}
            onKept={onKept}
          />
        </section>
      )}
      <details className="rounded-xl border border-line px-4 py-2">
        <summary className="cursor-pointer font-semibold">{words.newClinician}</summary>
        <div className="space-y-2.5 py-2">
          <ClinicianFields key={shown.clinicians.length} begun={nobody} people={people} onKept={onKept} isNew />
        </div>
      </details>
    </>
  )
}

interface FieldsProps extends Pick<Props, 'people' | 'onKept'> {
  readonly begun: Fields
  readonly isNew?: boolean
}

function ClinicianFields({ begun, people, onKept, isNew = false }: FieldsProps) {
  const [fields, setFields] = useState(begun)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const change = (next: Partial<Fields>) => setFields({ ...fields, ...next })

  async function keep() {
    setIsBusy(true)
    setProblem(null)
    const { clinician, name, title, staffId, isBookable } = fields
    try {
      const { code, message } = await deskCall('desk_keep_clinician', {
        clinician,
        name,
        title,
        staffId: staffId === '' ? null : staffId,
        isBookable,
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
      <DeskButton isBusy={isBusy} busyLabel={words.saving} onPress={() => void keep()}>
        {words.keep}
      </DeskButton>
    </>
  )
}
