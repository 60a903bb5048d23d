import { type ReactNode, useState } from 'react'
import { proveWords, securityWords as words } from '#content/identity/account-security.ts'
import type { Envelope } from '#contract/envelope.ts'
import type { MySecurity } from '#contract/identity/account-security.ts'
import { callApi } from '#web/browser/api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DialogOnDemand } from '#web/kit/ui/dialog-on-demand.tsx'
import { PasswordField } from '#web/kit/ui/password-field.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { Form } from '../../shell/form.tsx'
import { type Checks, useAttempts } from '../../shell/use-attempts.ts'
import { askForPasskey } from '../ask-for-passkey.ts'
import { withTokenIfAsked } from '../with-token-if-asked.ts'

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

interface Props {
  readonly security: Pick<MySecurity, 'hasPassword' | 'passkeys'>
  readonly lead?: string | undefined
  readonly onClose: (isProven: boolean) => void
  readonly onSignInAgain: () => void
}

const checks: Checks = { 'own-password': (password) => (password === '' ? proveWords.needsPassword : null) }

/** Whoever finds an account open does not change how its owner signs in. */
function ProveDialog({ security: { hasPassword, passkeys }, lead, onClose, onSignInAgain }: Props) {
  const [password, setPassword] = useState('')
  const attempts = useAttempts(checks, { 'own-password': password })
  const hasPasskeys = passkeys.length > 0

  const byPassword = (typed: (field: string) => string) =>
    attempts.run(async () => {
      const given = typed('own-password')
      setPassword(given)
      const problems = attempts.problemsIn({ 'own-password': given })
      if (problems.length > 0) return problems
      const { code, message } = await withTokenIfAsked((token) => callApi('prove_owner', { password: given, ...token }))
      if (code === 200) onClose(true)
      else return [{ message, ...(code === 422 ? { fieldId: 'own-password' } : {}) }]
      return undefined
    })

  const byPasskey = () =>
    attempts.run(async () => {
      const passkey = await askForPasskey().catch(() => null)
      if (!passkey) return undefined
      const { code, message } = await callApi('prove_owner', { passkey })
      if (code === 200) onClose(true)
      else return [{ message }]
      return undefined
    })

  return (
    <DialogOnDemand
      short
      open
      onOpenChange={(next) => next || onClose(false)}
      title={proveWords.title}
      description={<p>{lead ?? (hasPassword || hasPasskeys ? proveWords.lead : proveWords.leadCompany)}</p>}
    >
      {hasPassword && (
        <Form attempts={attempts} onSubmit={byPassword}>
          <PasswordField
            {...attempts.field('own-password', setPassword)}
            label={proveWords.password}
            required
            autoComplete="current-password"
          />
          <Button type="submit" wide busy={attempts.isBusy} busyLabel={proveWords.busy}>
            {proveWords.submit}
          </Button>
        </Form>
      )}
      <div className="mt-4 space-y-4">
        {hasPasskeys && (
          <Button variant="secondary" wide onClick={() => void byPasskey()}>
            {proveWords.passkey}
          </Button>
        )}
        {!hasPassword && (
          <Button variant={hasPasskeys ? 'quiet' : 'primary'} wide onClick={onSignInAgain}>
            {proveWords.again}
          </Button>
        )}
      </div>
    </DialogOnDemand>
  )
}
