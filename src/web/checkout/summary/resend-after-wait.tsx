import { useRef, useState } from 'react'
import { orderSummary } from '#content/checkout/order-summary.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { useBotToken } from '#web/shared/bot-check/use-bot-token.ts'
import { type SentCode, sendCode } from './send-code.ts'

const words = orderSummary.otp

interface Props {
  readonly code: SentCode
  readonly onSent: (code: SentCode) => void
  /** It is what there is to do: the code that was sent does not work any more. */
  readonly isMain?: boolean
}

export function ResendAfterWait({ code, onSent, isMain }: Props) {
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
