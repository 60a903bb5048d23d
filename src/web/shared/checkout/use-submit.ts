import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { placing } from '#content/checkout/checkout.ts'
import { notEligiblePath } from '#contract/pages.ts'
import { notePaidHere } from '#web/browser/paid-here.ts'
import type { Submitted } from '#web/shared/answers/questionnaire.ts'
import { useBotToken } from '#web/shared/bot-check/use-bot-token.ts'
import type { Outcome, Placed, SetBack } from './outcome.ts'
import type { Refused } from './refusal.tsx'
import { submitAction } from './send-form.ts'

/** What the server found wrong: beside the fields where there is one, at the top in any case. */
type Found<Field extends string> = Omit<Extract<Outcome<Field>, { is: 'fields' }>, 'is'>

interface Given<Field extends string> {
  /** Brings the answers to the server. */
  readonly sendAnswers: () => Promise<Submitted>
  readonly send: (takeToken: () => Promise<string>) => Promise<Outcome<Field>>
  readonly onPlaced: (placed: Placed) => void
  /** Returns what is to be said beside the button, if anything is. */
  readonly onSetBack: (setBack: SetBack) => Promise<string | null>
}

/** Sends a form, once however often it is pressed, and only when every answer is on the server. */
export function useSubmit<Field extends string>({ sendAnswers, send, onPlaced, onSetBack }: Given<Field>) {
  const nothing: Found<Field> = { problems: {}, others: [] }
  const navigate = useNavigate()
  const takeToken = useBotToken(submitAction)
  const [isSubmitting, setIsSubmitting] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [found, setFound] = useState(nothing)
  const isBusy = useRef(false)

  async function sendAnswersAndForm() {
    const answers = await sendAnswers()
    if (answers !== 'saved') return setRefused({ why: answers })
    await take(await send(takeToken))
  }

  async function take(outcome: Outcome<Field>) {
    switch (outcome.is) {
      case 'placed':
        return onPlaced(outcome)
      case 'fields':
        return setFound(outcome)
      case 'not eligible':
        return void navigate(notEligiblePath(outcome.reason))
      case 'unanswered':
        return setRefused({ why: 'unanswered', message: outcome.message, to: outcome.to })
      case 'no consent':
        return setRefused({ why: 'no consent', message: outcome.message, flow: outcome.flow })
      case 'paid':
        notePaidHere(true)
        return setRefused({ why: 'paid', message: outcome.message })
      case 'in account':
        return setRefused({ why: 'in account', message: outcome.message, to: outcome.to })
      case 'unverified phone':
      case 'released': {
        const message = await onSetBack(outcome)
        return message === null ? undefined : setRefused({ why: 'told', message })
      }
      default:
        return setRefused({ why: 'told', message: outcome.message })
    }
  }

  async function submit(): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setIsSubmitting(true)
    setRefused(null)
    setFound(nothing)
    try {
      await sendAnswersAndForm()
    } catch {
      setRefused({ why: 'told', message: placing.exception })
    }
    isBusy.current = false
    setIsSubmitting(false)
  }

  /** Brings the answers to the server; the form is then sent by its own button. */
  async function save(): Promise<void> {
    const answers = await sendAnswers()
    setRefused(answers === 'saved' ? null : { why: answers })
  }

  return { submit, save, isSubmitting, refused, found }
}
