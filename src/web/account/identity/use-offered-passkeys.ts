import { useEffect, useRef, useState } from 'react'
import { canOfferPasskeys, offerPasskeys, stopOffering } from '#web/shared/passkeys/passkey.ts'
import { type PasskeyResponse, passkeyOptions } from './ask-for-passkey.ts'

/**
 * Lets the browser offer passkeys beside the field for the email address, where it can. True: the field is to say that it
 * takes them.
 */
export function useOfferedPasskeys(onPasskey: (response: PasskeyResponse) => void): boolean {
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
    passkeyOptions()
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
