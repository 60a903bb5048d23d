import { useEffect, useState } from 'react'
import { passkeyWords as words } from '#content/identity/account-security.ts'
import type { MySecurity } from '#contract/identity/account-security.ts'
import { accountSecurity } from '#domain/identity/account-security.ts'
import { callApi } from '#web/browser/api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DialogOnDemand } from '#web/kit/ui/dialog-on-demand.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { canUsePasskeys, makePasskey } from '#web/shared/passkeys/passkey.ts'
import { Form } from '../../shell/form.tsx'
import { dayOf } from '../../shell/format-date.ts'
import { Section } from '../../shell/section.tsx'
import { type Checks, useAttempts } from '../../shell/use-attempts.ts'
import { FormButtons } from './form-buttons.tsx'
import type { SectionProps } from './section-props.ts'
import { useOpening } from './use-opening.ts'
import type { Careful } from './use-proof.tsx'

export function PasskeySection({ security: { passkeys, canAddPasskey }, careful, onChange }: SectionProps) {
  const { isOpen, wasOpen, open, close } = useOpening()
  const [canMake, setCanMake] = useState(true)
  useEffect(() => setCanMake(canUsePasskeys()), [])

  function added() {
    close()
    onChange()
  }

  return (
    <Section id="passkeys" heading={words.heading} what={words.what}>
      {passkeys.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} careful={careful} onRemoved={onChange} />
          ))}
        </ul>
      )}
      {isOpen ? (
        <AddPasskey careful={careful} onAdded={added} onClose={close} />
      ) : canAddPasskey && canMake ? (
        <Button variant="secondary" size="small" className="mt-4" autoFocus={wasOpen} onClick={open}>
          {words.add}
        </Button>
      ) : (
        <p className="mt-4 text-ink-soft">{canMake ? words.full : words.notSupported}</p>
      )}
    </Section>
  )
}

const checks: Checks = { 'passkey-name': (name) => (name.trim() === '' ? words.needsName : null) }

interface Props {
  readonly careful: Careful
  readonly onAdded: () => void
  readonly onClose: () => void
}

/** The device already has one of this account. */
const isThere = (error: unknown) => error instanceof Error && error.name === 'InvalidStateError'

function AddPasskey({ careful, onAdded, onClose }: Props) {
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

interface PasskeyRowProps {
  readonly passkey: MySecurity['passkeys'][number]
  readonly careful: Careful
  readonly onRemoved: () => void
}

function PasskeyRow({ passkey, careful, onRemoved }: PasskeyRowProps) {
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
