import { type FormEvent, useRef, useState } from 'react'
import { orderSummary } from '#content/checkout/order-summary.ts'
import { codeDigits } from '#domain/identity/phone-code.ts'
import { retention } from '#domain/privacy/retention.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { readablePhone } from './readable-phone.ts'
import { ResendCode } from './resend-code.tsx'
import type { SentCode } from './send-code.ts'
import { Stage } from './stage.tsx'
import { isComplete, verifyCode } from './verify-code.ts'

const words = orderSummary.otp

interface Props {
  readonly code: SentCode
  readonly onResent: (code: SentCode) => void
  readonly onChangeNumber: () => void
  /** The number as it is kept. */
  readonly onVerified: (phone: string) => void
}

export function OtpStage({ code, onResent, onChangeNumber, onVerified }: Props) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isOver, setIsOver] = useState(false)
  const [isChecking, setIsChecking] = useState(false)
  const isBusy = useRef(false)

  async function verify(typed: string) {
    if (isBusy.current) return
    isBusy.current = true
    setIsChecking(true)
    const outcome = await verifyCode(code.phone, typed)
    isBusy.current = false
    setIsChecking(false)
    if ('verified' in outcome) return onVerified(outcome.verified)
    setProblem(outcome.problem)
    setIsOver(outcome.isOver === true)
    document.getElementById('otp')?.focus()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isOver) void verify(typed)
  }

  /** The last digit sends it: nobody has to look for the button. */
  function type(text: string) {
    const wasComplete = isComplete(typed)
    setTyped(text)
    if (isOver || isBusy.current) return
    setProblem(null)
    if (isComplete(text) && !wasComplete) void verify(text)
  }

  function resent(next: SentCode) {
    setTyped('')
    setProblem(null)
    setIsOver(false)
    onResent(next)
    document.getElementById('otp')?.focus()
  }

  return (
    <Stage
      at="otp"
      heading={words.heading}
      lead={words.lead(readablePhone(code.phone).replace(' ', '\u00a0'), codeDigits, retention.phoneCode.worksMinutes)}
    >
      <form onSubmit={submit} noValidate className="max-w-md space-y-6">
        {code.otp && !isOver && (
          <div role="note" className="rounded-option bg-mint px-5 py-4">
            <p className="font-semibold">{words.demo(code.otp)}</p>
            <p className="text-sm text-ink-soft">{words.demoNote}</p>
          </div>
        )}
        <TextField
          name="otp"
          label={words.label(codeDigits)}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCorrect="off"
          spellCheck={false}
          width="half"
          error={problem ?? undefined}
          value={typed}
          onChange={type}
        />
        {isOver ? (
          <ResendCode isMain key={code.sentAt} code={code} onSent={resent} />
        ) : (
          <Button type="submit" size="large" wide arrow busy={isChecking} busyLabel={words.checking}>
            {words.submit}
          </Button>
        )}
      </form>
      <div className="mt-4 flex max-w-md flex-wrap items-center justify-between gap-x-6 gap-y-1">
        {!isOver && <ResendCode key={code.sentAt} code={code} onSent={resent} />}
        <Button variant="quiet" onClick={onChangeNumber}>
          {words.change}
        </Button>
      </div>
    </Stage>
  )
}
