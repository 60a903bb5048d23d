import { useRef, useState } from 'react'
import { askForCall as words } from '#content/safeguarding/ask-for-call.ts'
import { type CallRequest, callRequestForm } from '#domain/forms/call-request.ts'
import { callApi } from '#web/browser/api.ts'
import { useAction } from '#web/browser/use-action.ts'
import { sendAdhdAnswers } from '#web/shared/answers/adhd-status.ts'
import { earnBotToken } from '#web/shared/bot-check/bot-token.ts'
import { prefetchedToken } from '#web/shared/bot-check/prefetched-token.ts'
import { withBotToken } from '#web/shared/bot-check/with-bot-token.ts'
import type { CallStatus } from './use-call-status.ts'

const empty: CallRequest = { phone: '', name: '', mayLeaveMessage: false }

type Told = Readonly<Record<string, string | undefined>>

/** Kept nowhere on the device: somebody else may look at it next. */
export function useCallForm(onAsked: (standing: CallStatus) => void) {
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
