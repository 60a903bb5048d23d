import { callApi } from '#web/browser/api.ts'
import { earnBotToken } from '#web/shared/bot-check/bot-token.ts'
import { draftOf } from './draft-of.ts'
import { type Payload, submitAction } from './send-form.ts'

/** Keeps what is typed so far with the visit. Nobody waits for it, and its failure changes nothing. */
export async function saveDraft(payload: Payload): Promise<void> {
  try {
    const { token } = await earnBotToken(submitAction)
    const { code } = await callApi('create_new_user', { ...draftOf(payload), mode: 'otpSuccess', token })
    if (code !== 200) console.warn(`create_new_user was refused with ${code}`)
  } catch {
    console.warn('create_new_user got no answer')
  }
}
