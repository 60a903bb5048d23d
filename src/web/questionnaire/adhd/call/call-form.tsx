import type { FormEvent } from 'react'
import { askForCall as words } from '#content/safeguarding/ask-for-call.ts'
import { longestCallName } from '#domain/forms/call-request.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { useCallForm } from './use-call-form.ts'
import type { CallStatus } from './use-call-status.ts'

/** As little as it takes to be called. */
export function CallForm({ onAsked }: { onAsked: (standing: CallStatus) => void }) {
  const { typed, change, told, problem, isBusy, send, phone, begin } = useCallForm(onAsked)
  function submit(event: FormEvent) {
    event.preventDefault()
    void send()
  }
  return (
    <form noValidate method="dialog" onSubmit={submit} onFocus={begin} className="mt-5 space-y-5">
      <TextField
        ref={phone}
        name="call-phone"
        type="tel"
        label={words.phone.label}
        hint={words.phone.hint}
        value={typed.phone}
        onChange={(value) => change({ phone: value })}
        error={told.phone}
        width="half"
        required
        autoComplete="tel"
      />
      <TextField
        name="call-name"
        label={words.name.label}
        value={typed.name}
        onChange={(name) => change({ name })}
        error={told.name}
        width="half"
        maxLength={longestCallName}
        autoComplete="given-name"
      />
      <Checkbox
        plain
        name="call-message"
        label={words.message.label}
        hint={words.message.hint}
        checked={typed.mayLeaveMessage}
        onChange={(mayLeaveMessage) => change({ mayLeaveMessage })}
      />
      {problem && <AlertMessage>{problem}</AlertMessage>}
      <div>
        <Button type="submit" variant="secondary" busy={isBusy} busyLabel={words.sending}>
          {words.send}
        </Button>
        <p className="mt-3 text-sm text-ink-soft">{words.consent}</p>
      </div>
    </form>
  )
}
