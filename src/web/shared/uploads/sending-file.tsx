import { uploadWords as words } from '#content/evidence/account-tasks.ts'
import { formatSize } from '#domain/enquiries/attachments.ts'
import { useIsOnline } from '#web/browser/use-is-online.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ErrorMessage } from '#web/kit/ui/error-message.tsx'
import { Progress } from '#web/kit/ui/progress.tsx'
import { RemoveButton } from './remove-button.tsx'
import type { Sending } from './use-uploads.ts'

export const fileRow = 'rounded-option border border-line bg-white py-2 pr-2 pl-4'

/** A file on its way, or why it is not. */
export function SendingFile({ sending, onStop }: { sending: Sending; onStop: () => void }) {
  const isOnline = useIsOnline()
  const { name, size, received, isLost, said: asked, state, problem } = sending
  if (problem !== null) {
    return (
      <li className={`${fileRow} flex items-start gap-3`}>
        <div className="min-w-0 flex-1 py-2" role="alert">
          <ErrorMessage>{problem}</ErrorMessage>
        </div>
        <RemoveButton label={`${words.remove} ${name}`} onPress={onStop} />
      </li>
    )
  }
  const lost = isOnline ? (asked ?? words.retrying) : words.waiting
  const saidOfSending = isLost ? lost : received >= size ? words.checking : null
  const said = { preparing: words.preparing, 'in line': words.inLine, sending: saidOfSending }[state]
  return (
    <li className={`${fileRow} pt-3`}>
      <p className="mb-2 font-medium wrap-anywhere">{name}</p>
      <Progress
        label={words.sending(name)}
        value={(received / Math.max(1, size)) * 100}
        text={`${formatSize(received)} / ${formatSize(size)}`}
        start={
          <Button variant="quiet" size="small" onClick={onStop}>
            {words.stop}
          </Button>
        }
      />
      <p role="status" className="text-sm text-ink-soft">
        {said}
      </p>
    </li>
  )
}
