import { type FormEvent, useRef, useState } from 'react'
import { orderSummary } from '#content/order-summary.ts'
import { normalisePhone } from '#domain/people/phone.ts'
import { useBotToken } from '#web/bot-check/use-bot-token.ts'
import { Button } from '#web/ui/button.tsx'
import { AlertMessage } from '#web/ui/error-message.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { type SentCode, sendCode } from './send-code.ts'
import { Stage } from './stage.tsx'
import { WhatHappensNext } from './what-happens-next.tsx'

const words = orderSummary.phone

interface Props {
  readonly phone: string
  readonly onPhone: (phone: string) => void
  /** The server has no record of the verification this browser remembers. */
  readonly isAskedAgain: boolean
  readonly onSent: (code: SentCode) => void
}

export function PhoneStage({ phone, onPhone, isAskedAgain, onSent }: Props) {
  const takeToken = useBotToken('generate_otp')
  const [isInvalid, setIsInvalid] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const isBusy = useRef(false)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isBusy.current) return
    const digits = normalisePhone(phone)
    setIsInvalid(digits === null)
    setProblem(null)
    if (digits === null) return document.getElementById('phone')?.focus()
    isBusy.current = true
    setIsSending(true)
    const outcome = await sendCode(digits, takeToken)
    isBusy.current = false
    setIsSending(false)
    if ('sent' in outcome) onSent(outcome.sent)
    else setProblem(outcome.problem)
  }

  return (
    <Stage at="phone" heading={words.heading} lead={words.lead}>
      <form onSubmit={send} noValidate className="max-w-md space-y-6">
        {isAskedAgain && (
          <p role="status" className="rounded-option bg-sun/25 px-5 py-4 font-semibold">
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
          error={isInvalid ? words.invalid : undefined}
          value={phone}
          onChange={onPhone}
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
