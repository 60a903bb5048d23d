import { type FormEvent, useRef, useState } from 'react'
import { askForCall as words } from '#content/safeguarding/ask-for-call.ts'
import { type CallRequest, callRequestForm, longestCallName } from '#domain/forms/call-request.ts'
import { callApi } from '#web/browser/api.ts'
import { useAction } from '#web/browser/use-action.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { sendAdhdAnswers } from '#web/shared/answers/adhd-status.ts'
import { earnBotToken } from '#web/shared/bot-check/bot-token.ts'
import { prefetchedToken } from '#web/shared/bot-check/prefetched-token.ts'
import { withBotToken } from '#web/shared/bot-check/with-bot-token.ts'
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

const empty: CallRequest = { phone: '', name: '', mayLeaveMessage: false }

type Told = Readonly<Record<string, string | undefined>>

/** Kept nowhere on the device: somebody else may look at it next. */
function useCallForm(onAsked: (standing: CallStatus) => void) {
  const [typed, setTyped] = useState(empty)
  const [told, setTold] = useState<Told>({})
  const { run, isBusy, problem, setProblem } = useAction(words.notSent)
  const [token] = useState(() =>
    prefetchedToken(
      () => earnBotToken('ask_for_call'),
      () => performance.now(),
    ),
  )
  const phone = useRef<HTMLInputElement>(null)

  function change(part: Partial<CallRequest>) {
    setTyped((before) => ({ ...before, ...part }))
    setTold((before) => ({ ...before, ...Object.fromEntries(Object.keys(part).map((field) => [field, undefined])) }))
  }

  async function send() {
    if (isBusy) return
    const { problems } = callRequestForm.read(typed)
    setTold(Object.fromEntries(problems.map(({ field, message }) => [field, message])))
    if (problems.length > 0) return phone.current?.focus()
    await run(async () => {
      await sendAdhdAnswers()
      const { code, data, message } = await withBotToken(token.take, (earned) =>
        callApi('ask_for_call', { token: earned, ...typed }),
      )
      if (code === 200 && data) onAsked(data)
      else setProblem(code === 400 ? words.notANumber : message)
    })
  }

  return { typed, change, told, problem, isBusy, send, phone, begin: token.begin }
}
