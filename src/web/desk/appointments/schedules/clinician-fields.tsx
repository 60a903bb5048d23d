import { useState } from 'react'
import { scheduleWords as words } from '#content/appointments/schedules.ts'
import type { CallReply } from '#contract/calls.ts'
import { useAction } from '#web/browser/use-action.ts'
import { showToast } from '#web/kit/ui/toasts.ts'
import { DeskButton } from '../../components/desk-button.tsx'
import { DeskLine } from '../../components/desk-line.tsx'
import { DeskSelect } from '../../components/desk-select.tsx'
import { deskCall } from '../../desk-call.ts'
import { HeldServices } from './held-services.tsx'

type Shown = CallReply<'desk_schedule'>

export interface TypedClinician {
  readonly clinician: string
  readonly name: string
  readonly title: string
  readonly staffId: string
  readonly isBookable: boolean
  readonly services: readonly string[]
}

interface Props {
  readonly people: Shown['people']
  readonly onKept: () => Promise<void>
  readonly begun: TypedClinician
  /** Everything that can be held. */
  readonly services: Shown['services']
  readonly isNew?: boolean
}

export function ClinicianFields({ begun, services: all, people, onKept, isNew = false }: Props) {
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
