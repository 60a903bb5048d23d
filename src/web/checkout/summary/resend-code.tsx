import { useEffect, useRef, useState } from 'react'
import { orderSummary } from '#content/checkout/order-summary.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { useBotToken } from '#web/shared/bot-check/use-bot-token.ts'
import { type SentCode, sendCode } from './send-code.ts'

interface Props {
  readonly code: SentCode
  readonly onSent: (code: SentCode) => void
  /** It is what there is to do: the code that was sent does not work any more. */
  readonly isMain?: boolean
}

const words = orderSummary.otp

const secondsUntil = (at: number) => Math.max(0, Math.ceil((at - Date.now()) / 1000))

/** Another code, once there was time for the first to arrive. */
export function ResendCode({ code, onSent, isMain = false }: Props) {
  const openAt = code.sentAt + code.resendAfterSeconds * 1000
  const [left, setLeft] = useState(() => secondsUntil(openAt))
  const isWaiting = left > 0

  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setLeft(secondsUntil(openAt)), 250)
    return () => clearInterval(timer)
  }, [isWaiting, openAt])

  return (
    <div className="min-h-12">
      <p role="status" className="sr-only">
        {code.isRepeated && words.resent}
      </p>
      {isWaiting ? (
        <p className="flex min-h-12 items-center text-ink-soft tabular-nums">{words.resendIn(left)}</p>
      ) : (
        <ResendAfterWait code={code} onSent={onSent} isMain={isMain} />
      )}
    </div>
  )
}

interface ResendAfterWaitProps {
  readonly code: SentCode
  readonly onSent: (code: SentCode) => void
  /** It is what there is to do: the code that was sent does not work any more. */
  readonly isMain?: boolean
}

function ResendAfterWait({ code, onSent, isMain }: ResendAfterWaitProps) {
  const takeToken = useBotToken('generate_otp')
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const isBusy = useRef(false)

  async function send() {
    if (isBusy.current) return
    isBusy.current = true
    setIsSending(true)
    setProblem(null)
    const outcome = await sendCode(code.phone, takeToken)
    isBusy.current = false
    setIsSending(false)
    if ('sent' in outcome) onSent({ ...outcome.sent, isRepeated: true })
    else setProblem('invalid' in outcome ? outcome.invalid : outcome.problem)
  }

  return (
    <>
      <Button
        {...(isMain ? { size: 'large', wide: true } : { variant: 'quiet' })}
        onClick={send}
        busy={isSending}
        busyLabel={orderSummary.phone.sending}
      >
        {words.resend}
      </Button>
      {problem && <AlertMessage>{problem}</AlertMessage>}
    </>
  )
}
