import { useEffect, useEffectEvent, useState } from 'react'
import { roomWords } from '#content/appointments/video-room.ts'
import type { RoomRole } from '#domain/appointments/video/seats.ts'
import { QuietWindow } from '#web/kit/art/quiet-window.tsx'
import { Waiting } from '#web/kit/ui/icons.tsx'
import { focusPageStart } from '#web/kit/ui/page-heading.tsx'
import type { Call, CallState } from './call/call.ts'
import type { LineEnd } from './call/line.ts'
import { Chat } from './chat.tsx'
import { Controls } from './controls.tsx'
import type { Opened } from './devices/open-devices.ts'
import { PhoneInstead } from './phone-instead.tsx'
import { PhoneOffer } from './phone-offer.tsx'
import { VideoTile } from './video-tile.tsx'

const words = roomWords.call

export interface InCallProps {
  readonly id: string
  readonly role: RoomRole
  readonly opened: Opened
  /** Until the room says their name. */
  readonly otherName: string
  readonly onLeave: () => void
  readonly onEnd: (why: LineEnd) => void
  readonly call: Call
  readonly state: CallState
}

export function InCall({ role, opened, otherName, onLeave, onEnd, call, state }: InCallProps) {
  const name = state.entered?.other.name || otherName
  const [isChatOpen, setIsChatOpen] = useState(false)
  const [sends, setSends] = useState({ audio: opened.microphone === 'on', video: opened.camera === 'on' })
  const unread = useUnread(state, isChatOpen)
  useEffect(focusPageStart, [])

  // Two who are talking finish what they say, whatever became of the room.
  const isTalking = state.media === 'connected'
  const { ended } = state
  const tellEnd = useEffectEvent((why: LineEnd) => onEnd(why))
  useEffect(() => {
    if (ended && (ended === 'elsewhere' || ended === 'taken' || !isTalking)) tellEnd(ended)
  }, [ended, isTalking])

  function toggle(kind: 'audio' | 'video') {
    call.send(kind, !sends[kind])
    setSends({ ...sends, [kind]: !sends[kind] })
  }

  return (
    <main
      id="main"
      tabIndex={-1}
      className="flex h-dvh flex-col bg-shade lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:grid-rows-[auto_minmax(0,1fr)_auto]"
    >
      <header className="on-dark flex text-white flex-wrap items-baseline justify-between gap-x-6 px-4 pt-3 pb-2 sm:px-6 lg:col-span-2">
        <h1 tabIndex={-1} className="text-subheading">
          {words.heading(name)}
        </h1>
        <p role="status" className="text-sm text-sage">
          {captionOf(state, name)}
        </p>
      </header>
      <div className="relative min-h-0 flex-1">
        <VideoTile
          stream={state.remote}
          hasPicture={isTalking && state.otherSends.camera}
          label={words.otherVideo(name)}
          empty={isTalking ? words.otherCameraOff(name) : ''}
          className="size-full"
        />
        <WaitingRoom role={role} state={state} name={name} onPhone={call.goByPhone} />
        {isTalking && !state.otherSends.microphone && (
          <p className="in-daylight absolute bottom-3 left-3 rounded-full bg-shade/80 px-3 py-1 text-sm text-white">
            {words.otherMuted(name)}
          </p>
        )}
        <PhoneInstead role={role} state={state} name={name} onPhone={call.goByPhone} />
        <VideoTile
          stream={opened.stream}
          hasPicture={sends.video}
          label={words.ownVideo}
          empty={words.ownCameraOff}
          isOwn
          className="absolute right-3 bottom-3 aspect-video w-28 rounded-option border-2 border-white/60 sm:w-52"
        />
      </div>
      {isChatOpen && (
        <Chat
          messages={state.messages}
          name={name}
          canWrite={isTalking}
          onSay={call.say}
          onClose={() => setIsChatOpen(false)}
        />
      )}
      <Controls
        opened={opened}
        sends={sends}
        onToggle={toggle}
        isChatOpen={isChatOpen}
        unread={unread}
        onChat={() => setIsChatOpen(!isChatOpen)}
        onLeave={onLeave}
      />
    </main>
  )
}

/** How many messages came while nobody could see them. */
function useUnread({ messages }: CallState, isOpen: boolean): number {
  const theirs = messages.filter(({ isOwn }) => !isOwn)
  const last = theirs.at(-1)?.id ?? 0
  const [seen, setSeen] = useState(0)
  if (isOpen && seen !== last) setSeen(last)
  return theirs.filter(({ id }) => id > seen).length
}

/** One sentence for how things stand, the most pressing first. It is read out whenever it changes. */
function captionOf({ entered, isLive, ended, media, isOtherHere }: CallState, name: string): string {
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

interface Props {
  readonly role: RoomRole
  readonly state: CallState
  readonly name: string
  readonly onPhone: () => Promise<boolean>
}

/** What one looks at until the other is to be seen. How things stand is said above it. */
function WaitingRoom({ role, state: { media, entered, isByPhone }, name, onPhone }: Props) {
  if (media === 'connecting' || media === 'reconnecting')
    return (
      <div className="in-daylight absolute inset-0 grid place-items-center text-white">
        <Waiting className="size-10" />
      </div>
    )
  if (media !== 'none') return null
  return (
    <div className="in-daylight absolute inset-0 flex flex-col items-center justify-center gap-4 p-5 pb-24 text-center text-white">
      <QuietWindow className="min-h-0 w-full max-w-xs shrink rounded-card sm:max-w-sm" />
      <p className="max-w-[26rem]">{roomWords.call.waitingRoom(name)}</p>
      {role === 'clinician' && entered && (
        <div className="on-dark space-y-2">
          <p className="text-sm text-sage">{roomWords.phone.absent}</p>
          <PhoneOffer phone={entered.other.phone} isByPhone={isByPhone} onPhone={onPhone} />
        </div>
      )}
    </div>
  )
}
