import { useEffect, useRef } from 'react'
import { recordingWords as words } from '#content/evidence/recording.ts'
import type { ShownCase } from '../shown-case.ts'
import { recordingFields } from './fields.tsx'
import { RecordingButtons } from './recording-buttons.tsx'
import { RecordingForm } from './recording-form.tsx'
import type { RecordingState } from './use-recording.ts'

interface Props {
  readonly state: RecordingState
  readonly weighIn: ShownCase['weighIn']
}

export function Recordings({ state, weighIn }: Props) {
  const around = useRef<HTMLElement>(null)
  const { open, show, saved } = state
  const Fields = open && recordingFields[open]

  const before = useRef(open)
  // Back to where it was opened, whether it was saved or left.
  useEffect(() => {
    if (open === null && before.current !== null) {
      around.current?.querySelector<HTMLElement>(`[data-record=${before.current}]`)?.focus()
    }
    before.current = open
  }, [open])
  return (
    <section ref={around} aria-label={words.title}>
      {open && Fields ? (
        <RecordingForm key={open} name={open} state={state} onBack={() => show(null)}>
          <Fields state={state} weighIn={weighIn} />
        </RecordingForm>
      ) : (
        <RecordingButtons onShow={show} />
      )}
      <p role="status" className="mt-1.5 text-sm font-semibold text-green empty:hidden">
        {saved && words.saved[saved]}
      </p>
    </section>
  )
}
