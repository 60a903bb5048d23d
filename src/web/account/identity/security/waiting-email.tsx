import { emailWords as words } from '#content/identity/account-security.ts'
import { callApi } from '#web/browser/api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { useAttempts } from '../../shell/use-attempts.ts'
import { dayAndTimeOf } from '../../shell/written-date.ts'
import type { Part } from './part.ts'

interface Props extends Part {
  readonly change: { readonly to: string; readonly until: string }
}

export function WaitingEmail({ change: { to, until }, careful, onChange }: Props) {
  const { isBusy, problems, run } = useAttempts()
  const callOff = () =>
    run(async () => {
      const reply = await careful(() => callApi('cancel_email_change', {}))
      if (reply && reply.code !== 200) return [{ message: reply.message }]
      if (reply) showToast({ title: words.calledOff })
      onChange()
      return undefined
    })
  return (
    <div className="mt-4 space-y-4">
      <p role="status" className="rounded-option bg-mint p-5 wrap-anywhere">
        {words.waiting(to, dayAndTimeOf(until))}
      </p>
      {problems[0] && <AlertMessage>{problems[0].message}</AlertMessage>}
      <Button variant="quiet" size="small" busy={isBusy} busyLabel={words.callingOff} onClick={() => void callOff()}>
        {words.callOff}
      </Button>
    </div>
  )
}
