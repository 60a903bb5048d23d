import { useEffect, useRef, useState } from 'react'
import { passkeySignInWords as words } from '#content/account-security.ts'
import { callApi } from '#web/device/api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import {
  askPasskey,
  canOfferPasskeys,
  canUsePasskeys,
  offerPasskeys,
  stopOffering,
} from '#web/shared/passkeys/passkey.ts'

type Response = Readonly<Record<string, unknown>>

const optionsNow = async () => {
  const { data } = await callApi('passkey_options', {})
  if (!data) throw new Error('There is nothing to ask a passkey for.')
  return data.options
}

/** Asks for a passkey; rejects if none comes of it. */
export const askForPasskey = async (): Promise<Response> => askPasskey(await optionsNow())

/**
 * Lets the browser offer passkeys beside the field for the email address, where it can. True: the field is to say that it
 * takes them.
 */
export function useOfferedPasskeys(onPasskey: (response: Response) => void): boolean {
  const [canOffer, setCanOffer] = useState(false)
  const heard = useRef(onPasskey)
  useEffect(() => {
    heard.current = onPasskey
  })

  useEffect(() => {
    // Signing in with an email address and a password is all there is then.
    canOfferPasskeys().then(setCanOffer, () => undefined)
  }, [])

  useEffect(() => {
    if (!canOffer) return
    let isGone = false
    optionsNow()
      .then(offerPasskeys)
      .then(
        (response) => isGone || heard.current(response),
        () => undefined,
      )
    return () => {
      isGone = true
      stopOffering().catch(() => undefined)
    }
  }, [canOffer])

  return canOffer
}

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
