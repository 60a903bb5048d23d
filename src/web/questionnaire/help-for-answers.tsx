import { riskFactorsStep } from '#domain/intake/adhd/risk-factors.ts'
import { useAdhdStatus } from '#web/shared/answers/adhd-status.ts'
import { AskForCall } from './adhd/call/ask-for-call.tsx'
import { useCallStatus } from './adhd/call/use-call-status.ts'
import { RiskHelp } from './adhd/risk-help.tsx'
import { asTitle } from './as-title.tsx'

export function HelpForAnswers() {
  const stored = useAdhdStatus()?.answers[riskFactorsStep.answerKey]
  const standing = useCallStatus()
  return (
    <>
      <RiskHelp stored={stored} heading={asTitle} isRead={standing.standing?.concern?.isOpen ?? false} />
      <AskForCall of={standing} />
    </>
  )
}
