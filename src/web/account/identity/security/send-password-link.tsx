import { useState } from 'react'
import { passwordWords as words } from '#content/identity/account-security.ts'
import { callApi } from '#web/browser/api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { useAttempts } from '../../shell/use-attempts.ts'
import type { Part } from './part.ts'

export function SendPasswordLink({ security: { email }, careful }: Part) {
  const { isBusy, problems, run } = useAttempts()
  const [isSent, setIsSent] = useState(false)
  const send = () =>
    run(async () => {
      const reply = await careful(() => callApi('send_password_link', {}))
      if (reply && reply.code !== 200) return [{ message: reply.message }]
      setIsSent(reply !== null)
      return undefined
    })
  if (isSent)
    return (
      <p role="status" className="mt-4 rounded-option bg-mint p-5">
        {words.sent(email)}
      </p>
    )
  return (
    <div className="mt-4 space-y-4">
      {problems[0] && <AlertMessage>{problems[0].message}</AlertMessage>}
      <Button variant="secondary" size="small" busy={isBusy} busyLabel={words.sendBusy} onClick={() => void send()}>
        {words.send}
      </Button>
    </div>
  )
}
