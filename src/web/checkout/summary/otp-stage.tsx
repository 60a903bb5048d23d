import { type FormEvent, useRef, useState } from 'react'
import { orderSummary } from '#content/checkout/order-summary.ts'
import { codeDigits } from '#domain/identity/phone-code.ts'
import { retention } from '#domain/privacy/retention.ts'
import { callApi } from '#web/browser/api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { readablePhone } from './readable-phone.ts'
import { ResendCode } from './resend-code.tsx'
import type { SentCode } from './send-code.ts'
import { Stage } from './stage.tsx'

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

const answerWithinMs = 10_000

/** Messages arrive as 123 456 or 123-456 as well. */
const digitsIn = (typed: string) => typed.replace(/[\s-]/g, '')

type VerifyOutcome =
  | { readonly verified: string }
  /** `isOver`: nothing typed now is right any more, and a new code is needed. */
  | { readonly problem: string; readonly isOver?: boolean }

/** All the digits are there. */
const isComplete = (typed: string): boolean => {
  const digits = digitsIn(typed)
  return /^\d+$/.test(digits) && digits.length === codeDigits
}

/** Whether this is the code. An outage is not called a wrong code. */
async function verifyCode(phone: string, typed: string): Promise<VerifyOutcome> {
  const otp = digitsIn(typed)
  if (otp === '') return { problem: words.missing(codeDigits) }
  if (!isComplete(typed)) return { problem: words.wrong }
  try {
    const { code, data, message } = await callApi('verify_otp', { phone, otp }, AbortSignal.timeout(answerWithinMs))
    if (code === 200 && data) return { verified: data.phone }
    if (code === 400 && (data as { reason?: unknown } | null)?.reason === 'over')
      return { problem: words.over, isOver: true }
    return { problem: code === 429 || code >= 500 ? message || words.unreachable : words.wrong }
  } catch {
    return { problem: words.unreachable }
  }
}
