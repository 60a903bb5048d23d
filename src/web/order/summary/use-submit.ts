import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { orderSummary } from '#content/order-summary.ts'
import { notEligiblePath } from '#contract/pages.ts'
import { settleAnswers } from '#web/assessment-status.ts'
import { useBotToken } from '#web/bot-check/use-bot-token.ts'
import type { AccountForm, FormProblems } from './account-form.ts'
import { type Chosen, placeOrder, submitAction } from './place-order.ts'
import type { Refused } from './refusal.tsx'
import type { SubmitOutcome } from './submit-outcome.ts'

export type Placed = Extract<SubmitOutcome, { is: 'placed' }>

/** What the server found wrong: beside the fields where there is one, at the top in any case. */
interface Found {
  readonly problems: FormProblems
  readonly others: readonly string[]
}

const nothing: Found = { problems: {}, others: [] }

interface Given extends Chosen {
  readonly form: AccountForm
  readonly onUnverified: () => void
  readonly onPlaced: (placed: Placed) => void
}

/** Sends the form, once however often it is pressed, and only when every answer is on the server. */
export function useSubmit({ form, phone, medication, onUnverified, onPlaced }: Given) {
  const navigate = useNavigate()
  const takeToken = useBotToken(submitAction)
  const [isSubmitting, setIsSubmitting] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [found, setFound] = useState<Found>(nothing)
  const isBusy = useRef(false)

  async function send() {
    const answers = await settleAnswers()
    if (answers !== 'saved') return setRefused({ why: answers })
    take(await placeOrder(form, { phone, medication }, takeToken))
  }

  function take(outcome: SubmitOutcome) {
    switch (outcome.is) {
      case 'placed':
        return onPlaced(outcome)
      case 'fields':
        return setFound(outcome)
      case 'unverified phone':
        return onUnverified()
      case 'not eligible':
        return void navigate(notEligiblePath(outcome.reason))
      case 'unanswered':
        return setRefused({ why: 'unanswered', message: outcome.message, to: outcome.to })
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
      await send()
    } catch {
      setRefused({ why: 'told', message: orderSummary.refused.exception })
    }
    isBusy.current = false
    setIsSubmitting(false)
  }

  /** Brings the answers to the server; the form is then sent by its own button. */
  async function save(): Promise<void> {
    const answers = await settleAnswers()
    setRefused(answers === 'saved' ? null : { why: answers })
  }

  return { submit, save, isSubmitting, refused, found }
}
