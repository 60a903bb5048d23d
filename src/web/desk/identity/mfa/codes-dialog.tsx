import { factorWords as words } from '#content/identity/staff-mfa.ts'
import { DialogOnDemand } from '#web/kit/ui/dialog-on-demand.tsx'
import { RecoveryCodes } from '../invitation/recovery-codes.tsx'

/** They stand there once, and cannot be asked for again. */
export const CodesDialog = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => (
  <DialogOnDemand open locked onOpenChange={() => undefined} title={words.codes} description={words.newCodesWhy}>
    <RecoveryCodes codes={codes} on={words.close} onKept={onClose} />
  </DialogOnDemand>
)
