import { useState } from 'react'
import { proveWords as words } from '#content/identity/account-security.ts'
import type { MySecurity } from '#contract/identity/account-security.ts'
import { callApi } from '#web/browser/api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DialogOnDemand } from '#web/kit/ui/dialog-on-demand.tsx'
import { PasswordField } from '#web/kit/ui/password-field.tsx'
import { Form } from '../../shell/form.tsx'
import { type Checks, useAttempts } from '../../shell/use-attempts.ts'
import { askForPasskey } from '../ask-for-passkey.ts'
import { withTokenIfAsked } from '../with-token-if-asked.ts'

interface Props {
  readonly security: Pick<MySecurity, 'hasPassword' | 'passkeys'>
  readonly lead?: string | undefined
  readonly onClose: (isProven: boolean) => void
  readonly onSignInAgain: () => void
}

const checks: Checks = { 'own-password': (password) => (password === '' ? words.needsPassword : null) }

/** Whoever finds an account open does not change how its owner signs in. */
export function ProveDialog({ security: { hasPassword, passkeys }, lead, onClose, onSignInAgain }: Props) {
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
      title={words.title}
      description={<p>{lead ?? (hasPassword || hasPasskeys ? words.lead : words.leadCompany)}</p>}
    >
      {hasPassword && (
        <Form attempts={attempts} onSubmit={byPassword}>
          <PasswordField
            {...attempts.field('own-password', setPassword)}
            label={words.password}
            required
            autoComplete="current-password"
          />
          <Button type="submit" wide busy={attempts.isBusy} busyLabel={words.busy}>
            {words.submit}
          </Button>
        </Form>
      )}
      <div className="mt-4 space-y-4">
        {hasPasskeys && (
          <Button variant="secondary" wide onClick={() => void byPasskey()}>
            {words.passkey}
          </Button>
        )}
        {!hasPassword && (
          <Button variant={hasPasskeys ? 'quiet' : 'primary'} wide onClick={onSignInAgain}>
            {words.again}
          </Button>
        )}
      </div>
    </DialogOnDemand>
  )
}
