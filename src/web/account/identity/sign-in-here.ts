import type { CallReply } from '#contract/calls.ts'
import type { Envelope } from '#contract/envelope.ts'
import type { WhoseAnswers } from '#contract/identity/finish-sign-in.ts'
import { deviceStorage } from '#web/browser/browser-storage.ts'
import { hideProgress, noteSignedIn } from '#web/browser/signed-in.ts'
import { forgetPerson, putAnswersAside, sendAllUnsaved } from '#web/shared/answers/leave-device.ts'

type Reply = Envelope<CallReply<'sign_in'>>

const isAsking = ({ code, data }: Reply): boolean =>
  code === 409 && (data as { reason?: unknown } | null)?.reason === 'answers'

/**
 * Signs in by whichever call does, and brings the device into line: what is kept here under the name of another visit is
 * somebody else's. `ask`: only the person can tell whose the answers on this device are.
 */
export async function signInHere(
  call: (answers: WhoseAnswers) => Promise<Reply>,
  answers?: WhoseAnswers,
): Promise<'ask' | Reply> {
  const isOnServer = await sendAllUnsaved()
  const name = deviceStorage.getItem('uniqueId')
  if (answers === undefined && !isOnServer && name === null) return 'ask'
  const reply = await call(answers)
  if (isAsking(reply)) return 'ask'
  if (reply.code !== 200) return reply
  if (answers === 'not mine') await putAnswersAside()
  else if (name !== null && name !== reply.data?.uniqueId) await forgetPerson()
  hideProgress()
  noteSignedIn(true)
  return reply
}
