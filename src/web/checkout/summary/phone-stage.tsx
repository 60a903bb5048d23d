import { type FormEvent, useRef, useState } from 'react'
import { orderSummary } from '#content/checkout/order-summary.ts'
import { normalisePhone, phoneProblem } from '#domain/identity/phone.ts'
import { afterPress } from '#web/kit/after-press.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { useBotToken } from '#web/shared/bot-check/use-bot-token.ts'
import { type SentCode, sendCode } from './send-code.ts'
import { Stage } from './stage.tsx'

const words = orderSummary.phone

interface Props {
  readonly phone: string
  readonly onPhone: (phone: string) => void
  /** The server has no record of the verification this browser remembers. */
  readonly isAskedAgain: boolean
  readonly onSent: (code: SentCode) => void
}

/** As far as this page can tell: which countries are texted beside the UK, the server knows. */
function problemOf(phone: string): string | null {
  const digits = normalisePhone(phone)
  if (digits === null) return words.invalid
  const problem = digits.startsWith('0') && phoneProblem(digits)
  return problem ? words.problems[problem] : null
}

export function PhoneStage({ phone, onPhone, isAskedAgain, onSent }: Props) {
  const takeToken = useBotToken('generate_otp')
  const [invalid, setInvalid] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const isBusy = useRef(false)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isBusy.current) return
    const digits = normalisePhone(phone)
    const wrong = problemOf(phone)
    setInvalid(wrong)
    setProblem(null)
    if (digits === null || wrong) return document.getElementById('phone')?.focus()
    isBusy.current = true
    setIsSending(true)
    const outcome = await sendCode(digits, takeToken)
    isBusy.current = false
    setIsSending(false)
    if ('sent' in outcome) return onSent(outcome.sent)
    if ('problem' in outcome) return setProblem(outcome.problem)
    setInvalid(outcome.invalid)
    document.getElementById('phone')?.focus()
  }

  /** A problem goes as soon as the number is right. */
  function change(typed: string) {
    onPhone(typed)
    if (invalid !== null) setInvalid(problemOf(typed))
  }

  return (
    <Stage at="phone" heading={words.heading} lead={words.lead}>
      <form onSubmit={send} noValidate className="max-w-md space-y-6">
        {isAskedAgain && (
          <p role="status" className="rounded-option bg-caution/25 px-5 py-4 font-semibold">
            {words.again}
          </p>
        )}
        <TextField
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          label={words.label}
          hint={words.hint}
          error={invalid ?? undefined}
          value={phone}
          onChange={change}
          onBlur={() => phone.trim() !== '' && afterPress(() => setInvalid(problemOf(phone)))}
        />
        {problem && <AlertMessage>{problem}</AlertMessage>}
        <Button type="submit" size="large" wide arrow busy={isSending} busyLabel={words.sending}>
          {words.submit}
        </Button>
      </form>
      <WhatHappensNext />
    </Stage>
  )
}

const { heading, steps } = orderSummary.next

/** The way ahead, where the screen has room for it beside the price. */
function WhatHappensNext() {
  return (
    <section aria-labelledby="next" className="mt-12 border-line border-t pt-8 max-lg:hidden">
      <h3 id="next">{heading}</h3>
      <ol className="mt-5">
        {steps.map((step, place) => (
          <li key={step} className="relative flex gap-4 pb-5 last:pb-0">
            {place < steps.length - 1 && (
              <span aria-hidden="true" className="absolute top-8 bottom-0 left-4 w-0.5 -translate-x-1/2 bg-sage" />
            )}
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-full bg-sage font-display leading-none"
            >
              {place + 1}
            </span>
            <span className="pt-0.5">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
