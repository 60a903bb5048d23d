import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

type Json = Record<string, unknown>

/** Fetched when somebody has one. */
const browser = () => import('@simplewebauthn/browser')

export async function askPasskey(options: Json): Promise<Json> {
  const { startAuthentication } = await browser()
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  return { ...(await startAuthentication({ optionsJSON })) }
}

export async function makePasskey(options: Json): Promise<Json> {
  const { startRegistration } = await browser()
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  return { ...(await startRegistration({ optionsJSON })) }
}
