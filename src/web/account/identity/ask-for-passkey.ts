import { callApi } from '#web/browser/api.ts'
import { askPasskey } from '#web/shared/passkeys/passkey.ts'

export type PasskeyResponse = Readonly<Record<string, unknown>>

export const passkeyOptions = async () => {
  const { data } = await callApi('passkey_options', {})
  if (!data) throw new Error('There is nothing to ask a passkey for.')
  return data.options
}

/** Asks for a passkey; rejects if none comes of it. */
export const askForPasskey = async (): Promise<PasskeyResponse> => askPasskey(await passkeyOptions())
