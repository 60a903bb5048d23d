import { type ReactNode, useState } from 'react'
import { securityWords as words } from '#content/identity/account-security.ts'
import type { Envelope } from '#contract/envelope.ts'
import type { MySecurity } from '#contract/identity/account-security.ts'
import { showToast } from '#web/kit/ui/toasts.ts'
import { ProveDialog } from './prove-dialog.tsx'

interface Given {
  readonly security: Pick<MySecurity, 'hasPassword' | 'passkeys'>
  readonly onSignInAgain: () => void
  /** What it is for, where it is not to change how they sign in. */
  readonly lead?: string
}

/** Makes a call that its owner alone may make. */
export type Careful = <Reply extends Envelope<unknown>>(call: () => Promise<Reply>) => Promise<Reply | null>

/**
 * What changes how somebody signs in: where the server wants to see once more that it is them, they show it first. Null:
 * they would rather not, or are signed in no more.
 */
export function useProof({ security, onSignInAgain, lead }: Given): { careful: Careful; dialog: ReactNode } {
  const [answer, setAnswer] = useState<((isProven: boolean) => void) | null>(null)

  const prove = () => new Promise<boolean>((resolve) => setAnswer(() => resolve))

  const careful: Careful = async (call) => {
    let reply = await call()
    if (reply.code === 428) {
      if (!(await prove())) return null
      reply = await call()
    }
    if (reply.code !== 401) return reply
    // Another device has ended this session while the page was open.
    showToast({ title: words.signedOut })
    onSignInAgain()
    return null
  }

  function close(isProven: boolean) {
    setAnswer(null)
    answer?.(isProven)
  }

  const dialog = answer && <ProveDialog security={security} lead={lead} onClose={close} onSignInAgain={onSignInAgain} />
  return { careful, dialog }
}
