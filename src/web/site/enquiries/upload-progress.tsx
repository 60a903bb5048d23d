import { contactForm as words } from '#content/enquiries/contact-form.ts'
import { writtenSize } from '#domain/enquiries/attachments.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Progress } from '#web/kit/ui/progress.tsx'
import type { Progress as Sent } from './send-request.ts'

interface Props {
  /** Null before the first byte goes out. */
  readonly progress: Sent | null
  readonly onCancel: () => void
}

/** How far it has come, in figures too, and the way to stop it. */
export function UploadProgress({ progress, onCancel }: Props) {
  const isAllSent = progress !== null && progress.sent >= progress.total
  const text = progress === null ? words.preparing : isAllSent ? words.arrived : soFar(progress)
  return (
    <div className="rounded-option bg-mint px-5 pt-5 pb-2">
      <Progress
        label={words.uploading}
        value={progress === null ? 0 : (progress.sent / Math.max(1, progress.total)) * 100}
        text={text}
        start={
          <Button variant="quiet" size="small" onClick={onCancel}>
            {words.cancel}
          </Button>
        }
      />
    </div>
  )
}

const soFar = ({ sent, total }: Sent) => `${writtenSize(sent)} of ${writtenSize(total)}`
