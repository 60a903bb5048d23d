import { roomWords } from '#content/appointments/video-room.ts'
import type { CallState } from './call/call.ts'

const words = roomWords.call

/** One sentence for how things stand, the most pressing first. It is read out whenever it changes. */
export function captionOf({ entered, isLive, ended, media, isOtherHere }: CallState, name: string): string {
  const isTalking = media === 'connected'
  if (isTalking && ended === 'closed') return words.timeIsOver
  if (isTalking && ended === 'signed out') return words.signedOut
  if (isTalking) return words.connected(name)
  if (!isLive) return words.cutOff
  if (entered === null) return words.joining
  if (media === 'reconnecting') return words.reconnecting
  if (media === 'not connected') return words.notConnected
  return isOtherHere ? words.connecting(name) : words.waiting(name)
}
