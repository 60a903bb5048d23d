import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

type Json = Record<string, unknown>

/** Fetched when somebody has one. */
const browser = () => import('@simplewebauthn/browser')

const toAsk = (options: Json) => options as unknown as PublicKeyCredentialRequestOptionsJSON

export async function askPasskey(options: Json): Promise<Json> {
  const { startAuthentication } = await browser()
  return { ...(await startAuthentication({ optionsJSON: toAsk(options) })) }
}

/** The same without a press: the browser offers what it has beside the field for the email address. */
export async function offerPasskeys(options: Json): Promise<Json> {
  const { startAuthentication } = await browser()
  return { ...(await startAuthentication({ optionsJSON: toAsk(options), useBrowserAutofill: true })) }
}

/** What was offered is not waited for any more. */
export async function stopOffering(): Promise<void> {
  const { WebAuthnAbortService } = await browser()
  WebAuthnAbortService.cancelCeremony()
}

export async function makePasskey(options: Json): Promise<Json> {
  const { startRegistration } = await browser()
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  return { ...(await startRegistration({ optionsJSON })) }
}

export const canUsePasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'

export async function canOfferPasskeys(): Promise<boolean> {
  if (!canUsePasskeys()) return false
  return (await window.PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false
}
