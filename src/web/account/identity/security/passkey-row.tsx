import { useState } from 'react'
import { passkeyWords as words } from '#content/identity/account-security.ts'
import type { MySecurity } from '#contract/identity/account-security.ts'
import { callApi } from '#web/browser/api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DialogOnDemand } from '#web/kit/ui/dialog-on-demand.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { useAttempts } from '../../shell/use-attempts.ts'
import { dayOf } from '../../shell/written-date.ts'
import type { Careful } from './use-proof.tsx'

interface Props {
  readonly passkey: MySecurity['passkeys'][number]
  readonly careful: Careful
  readonly onRemoved: () => void
}

export function PasskeyRow({ passkey, careful, onRemoved }: Props) {
  const { id, name, addedAt, lastUsedAt, canRemove } = passkey
  const [isAsking, setIsAsking] = useState(false)
  const { isBusy, problems, run } = useAttempts()

  // The question is closed first: to show that it is them may be asked of somebody next.
  function remove() {
    setIsAsking(false)
    void run(async () => {
      const reply = await careful(() => callApi('remove_passkey', { passkeyId: id }))
      if (!reply) return undefined
      if (reply.code !== 200 && reply.code !== 404) return [{ message: reply.message }]
      showToast({ title: words.removed(name) })
      onRemoved()
      return undefined
    })
  }

  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="text-sm text-ink-soft">
            {words.addedOn(dayOf(addedAt))}, {lastUsedAt ? words.usedOn(dayOf(lastUsedAt)) : words.neverUsed}
          </p>
        </div>
        {canRemove && (
          <Button
            variant="quiet"
            size="small"
            busy={isBusy}
            busyLabel={words.removing}
            onClick={() => setIsAsking(true)}
          >
            {words.remove}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
      {!canRemove && <p className="mt-1 text-sm text-ink-soft">{words.only}</p>}
      {problems[0] && <AlertMessage>{problems[0].message}</AlertMessage>}
      <DialogOnDemand
        short
        open={isAsking}
        onOpenChange={setIsAsking}
        title={words.removeTitle(name)}
        description={<p>{words.removeWhat}</p>}
        footer={
          <>
            <Button autoFocus onClick={() => setIsAsking(false)}>
              {words.keep}
            </Button>
            <Button variant="secondary" onClick={remove}>
              {words.removeSure}
            </Button>
          </>
        }
      />
    </li>
  )
}
