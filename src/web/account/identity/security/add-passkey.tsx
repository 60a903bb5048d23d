import { useState } from 'react'
import { passkeyWords as words } from '#content/identity/account-security.ts'
import { accountSecurity } from '#domain/identity/account-security.ts'
import { callApi } from '#web/browser/api.ts'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { makePasskey } from '#web/shared/passkeys/passkey.ts'
import { Form } from '../../shell/form.tsx'
import { type Checks, useAttempts } from '../../shell/use-attempts.ts'
import { FormButtons } from './form-buttons.tsx'
import type { Careful } from './use-proof.tsx'

const checks: Checks = { 'passkey-name': (name) => (name.trim() === '' ? words.needsName : null) }

interface Props {
  readonly careful: Careful
  readonly onAdded: () => void
  readonly onClose: () => void
}

/** The device already has one of this account. */
const isThere = (error: unknown) => error instanceof Error && error.name === 'InvalidStateError'

export function AddPasskey({ careful, onAdded, onClose }: Props) {
  const [name, setName] = useState('')
  const attempts = useAttempts(checks, { 'passkey-name': name })

  const add = (typed: (field: string) => string) =>
    attempts.run(async () => {
      const called = typed('passkey-name').trim()
      setName(called)
      const problems = attempts.problemsIn({ 'passkey-name': called })
      if (problems.length > 0) return problems
      const begun = await careful(() => callApi('begin_passkey', {}))
      if (!begun) return undefined
      if (begun.code !== 200 || !begun.data) return [{ message: begun.message }]
      const made = await makePasskey(begun.data.options).catch((error: unknown) =>
        isThere(error) ? words.here : words.notMade,
      )
      if (typeof made === 'string') return [{ message: made }]
      const reply = await careful(() => callApi('add_passkey', { response: made, name: called }))
      if (!reply) return undefined
      if (reply.code !== 200) return [{ message: reply.message }]
      showToast({ title: words.added(called), description: words.addedWhat })
      onAdded()
      return undefined
    })

  return (
    <Form attempts={attempts} onSubmit={add}>
      <TextField
        {...attempts.field('passkey-name', setName)}
        label={words.name}
        hint={words.nameHint}
        required
        autoFocus
        autoComplete="off"
        maxLength={accountSecurity.longestName}
      />
      <FormButtons isBusy={attempts.isBusy} busyLabel={words.adding} submit={words.add} onClose={onClose} />
    </Form>
  )
}
