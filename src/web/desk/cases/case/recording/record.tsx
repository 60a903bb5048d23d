import { useEffect, useRef } from 'react'
import { recordingWords as words } from '#content/evidence/recording.ts'
import { Kbd } from '../../../shell/kbd.tsx'
import { useKeys } from '../../../shell/keys.ts'
import { useMay } from '../../../shell/me.ts'
import { type CaseView, canBeWorked } from '../case-view.ts'
import { recordingFields } from './fields.tsx'
import { RecordingForm } from './recording-form.tsx'
import { type Recording, recordingKeys, recordings } from './typed.ts'
import type { RecordingState } from './use-recording.ts'

interface Props {
  readonly found: CaseView
  readonly state: RecordingState
}

/** What can be recorded on the case, by those who work on cases and until it is decided. */
export function Record({ found, state }: Props) {
  const mayWork = useMay('work-cases')
  if (!mayWork || !canBeWorked(found.state)) return null
  if (found.person.accountId === null) return <p className="text-xs text-ink-soft">{words.nobody}</p>
  return <Recordings state={state} weighIn={found.weighIn} />
}

/** Opens a form from anywhere on the page, where there are any. */
export function useRecordingKeys({ found, state }: Props, onShown: () => void): void {
  const mayWork = useMay('work-cases')
  const canRecord = mayWork && canBeWorked(found.state) && found.person.accountId !== null
  const keys = recordings.map((name) => ({
    key: recordingKeys[name],
    does: words.titles[name],
    run: () => {
      onShown()
      state.show(name)
    },
  }))
  useKeys(canRecord ? keys : [])
}

interface RecordingsProps {
  readonly state: RecordingState
  readonly weighIn: CaseView['weighIn']
}

function Recordings({ state, weighIn }: RecordingsProps) {
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
      <p role="status" className="mt-1.5 text-sm font-semibold text-routine empty:hidden">
        {saved && words.saved[saved]}
      </p>
    </section>
  )
}

function RecordingButtons({ onShow }: { onShow: (name: Recording) => void }) {
  return (
    <>
      <h3 className="mb-1.5 text-[1.0625rem]">{words.title}</h3>
      <ul className="grid gap-1">
        {recordings.map((name) => (
          <li key={name}>
            <button
              type="button"
              data-record={name}
              onClick={() => onShow(name)}
              className="flex min-h-9 w-full cursor-pointer items-center justify-between gap-3 rounded-xl border border-line-strong bg-white px-3 text-left text-sm leading-tight font-semibold hover:border-ink"
            >
              {words.names[name]} <Kbd>{recordingKeys[name]}</Kbd>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
