import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { recordingWords as words } from '#content/evidence/recording.ts'
import { DeskButton } from '../../../components/desk-button.tsx'
import { useKeys } from '../../../shell/keys.ts'
import type { Recording } from './typed.ts'
import type { RecordingState } from './use-recording.ts'

interface Props {
  readonly name: Recording
  readonly state: RecordingState
  readonly onBack: () => void
  readonly children: ReactNode
}

/** Around the fields: what it is, what is wrong, and the press that saves it. */
export function RecordingForm({ name, state: { save, trouble, isBusy }, onBack, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.scrollIntoView?.({ block: 'nearest' })
    // Where a way is chosen already, what is left to do is to type.
    const isBegun = form.current?.querySelector('input:checked') != null
    form.current?.querySelector<HTMLElement>(isBegun ? 'input:not([type=radio])' : 'input, textarea')?.focus()
  }, [])
  const troubledAt = trouble?.at ?? null
  // To the first field that is wrong.
  useEffect(() => {
    if (troubledAt !== null) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [troubledAt])
  useKeys([
    { key: 'Ctrl+Enter', does: words.save[name], run: save },
    { key: 'Escape', does: words.back, run: onBack },
  ])
  function press(event: KeyboardEvent) {
    const isEnter = event.key === 'Enter' && event.target instanceof HTMLInputElement
    const run = event.key === 'Escape' ? onBack : isEnter ? save : null
    if (!run || event.defaultPrevented) return
    event.preventDefault()
    run()
  }
  return (
    <form
      ref={form}
      noValidate
      aria-label={words.titles[name]}
      onKeyDown={press}
      className="space-y-3 rounded-2xl bg-paper-deep px-3.5 py-3"
    >
      <h3 className="text-[1.0625rem] leading-tight">{words.titles[name]}</h3>
      <p className="text-xs leading-snug text-ink-soft">{words.leads[name]}</p>
      {trouble && (
        <p role="alert" className="rounded-xl bg-brick-pale px-3 py-2 text-sm leading-snug font-semibold text-brick">
          {trouble.says}
        </p>
      )}
      {children}
      <DeskButton tone="primary" shortcut="Ctrl+Enter" isBusy={isBusy} busyLabel={words.saving} onPress={save}>
        {words.save[name]}
      </DeskButton>
      <DeskButton shortcut="Escape" onPress={onBack}>
        {words.back}
      </DeskButton>
    </form>
  )
}
