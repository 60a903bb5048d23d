import { securityWords } from '#content/identity/account-security.ts'
import { Button } from '#web/kit/ui/button.tsx'

interface Props {
  readonly isBusy: boolean
  readonly busyLabel: string
  readonly submit: string
  readonly onClose: () => void
}

/** At the end of a form that was opened to change one thing: do it, or leave it. */
export const FormButtons = ({ isBusy, busyLabel, submit, onClose }: Props) => (
  <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
    <Button type="submit" busy={isBusy} busyLabel={busyLabel}>
      {submit}
    </Button>
    <Button variant="quiet" onClick={onClose}>
      {securityWords.cancel}
    </Button>
  </div>
)
