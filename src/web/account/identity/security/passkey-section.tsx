import { useEffect, useState } from 'react'
import { passkeyWords as words } from '#content/identity/account-security.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { canUsePasskeys } from '#web/shared/passkeys/passkey.ts'
import { Section } from '../../shell/section.tsx'
import { AddPasskey } from './add-passkey.tsx'
import type { Part } from './part.ts'
import { PasskeyRow } from './passkey-row.tsx'
import { useOpening } from './use-opening.ts'

export function PasskeySection({ security: { passkeys, canAddPasskey }, careful, onChange }: Part) {
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
