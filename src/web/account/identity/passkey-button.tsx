import { useEffect, useState } from 'react'
import { passkeySignInWords as words } from '#content/identity/account-security.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { canUsePasskeys } from '#web/shared/passkeys/passkey.ts'

interface Props {
  readonly isBusy: boolean
  readonly onPress: () => void
}

/** There once the browser is known to be able to. */
export function PasskeyButton({ isBusy, onPress }: Props) {
  const [canUse, setCanUse] = useState(false)
  useEffect(() => setCanUse(canUsePasskeys()), [])
  if (!canUse) return null
  return (
    <Button variant="secondary" size="large" wide busy={isBusy} busyLabel={words.busy} onClick={onPress}>
      {words.button}
    </Button>
  )
}
