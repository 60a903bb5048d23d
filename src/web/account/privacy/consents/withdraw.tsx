import { useState } from 'react'
import { withdrawConsentWords as words } from '#content/intake/my-consents.ts'
import type { Withdrawable } from '#domain/intake/consents/ledger.ts'
import { callApi } from '#web/browser/api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DialogOnDemand } from '#web/kit/ui/dialog-on-demand.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { useAttempts } from '../../shell/use-attempts.ts'

interface Props {
  readonly topic: Withdrawable
  readonly onWithdrawn: () => void
}

/** What it means stands there before somebody says yes. */
export function Withdraw({ topic, onWithdrawn }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const { isBusy, problems, run } = useAttempts()
  const { open, title, what, confirm, done } = words[topic]

  const withdraw = () =>
    run(async () => {
      const { code, message } = await callApi('withdraw_consent', { topic })
      if (code !== 200) return [{ message }]
      setIsAsking(false)
      showToast({ title: done })
      onWithdrawn()
      return undefined
    })

  return (
    <>
      <Button variant="secondary" size="small" className="mt-4" onClick={() => setIsAsking(true)}>
        {open}
      </Button>
      <DialogOnDemand
        short
        open={isAsking}
        onOpenChange={setIsAsking}
        locked={isBusy}
        title={title}
        description={<p>{what}</p>}
        footer={
          <>
            <Button autoFocus onClick={() => setIsAsking(false)}>
              {words.keep}
            </Button>
            <Button variant="secondary" busy={isBusy} busyLabel={words.busy} onClick={() => void withdraw()}>
              {confirm}
            </Button>
          </>
        }
      >
        {problems[0] && <AlertMessage>{problems[0].message}</AlertMessage>}
      </DialogOnDemand>
    </>
  )
}
