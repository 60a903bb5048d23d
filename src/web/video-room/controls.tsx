import { roomWords } from '#content/appointments/video-room.ts'
import { Camera, CameraOff, HangUp, Message, Microphone, MicrophoneOff } from '#web/kit/ui/icons.tsx'
import { CallControl } from './call-control.tsx'
import type { Opened } from './devices/open-devices.ts'

const words = roomWords.call

interface Props {
  readonly opened: Opened
  readonly sends: { readonly audio: boolean; readonly video: boolean }
  readonly onToggle: (kind: 'audio' | 'video') => void
  readonly isChatOpen: boolean
  readonly unread: number
  readonly onChat: () => void
  readonly onLeave: () => void
}

/** What is on is said by the word on the button, which is what a press does, and read out as well. */
export function Controls({ opened, sends, onToggle, isChatOpen, unread, onChat, onLeave }: Props) {
  const { audio, video } = sends
  const hasSound = opened.microphone === 'on'
  const hasPicture = opened.camera === 'on'
  return (
    <div
      role="toolbar"
      aria-label={words.controls}
      className="on-dark flex justify-center gap-2 px-2 py-3 sm:gap-4 lg:col-span-2"
    >
      <CallControl
        look={audio ? 'plain' : 'off'}
        label={hasSound ? (audio ? words.mute : words.unmute) : words.noMicrophone}
        isDisabled={!hasSound}
        onClick={() => onToggle('audio')}
      >
        {audio ? <Microphone className="size-6" /> : <MicrophoneOff className="size-6" />}
      </CallControl>
      <CallControl
        look={video ? 'plain' : 'off'}
        label={hasPicture ? (video ? words.cameraOff : words.cameraOn) : words.noCamera}
        isDisabled={!hasPicture}
        onClick={() => onToggle('video')}
      >
        {video ? <Camera className="size-6" /> : <CameraOff className="size-6" />}
      </CallControl>
      <CallControl
        look={isChatOpen ? 'off' : 'plain'}
        label={words.chat}
        note={unread > 0 ? words.unread(unread) : undefined}
        isExpanded={isChatOpen}
        onClick={onChat}
      >
        <Message className="size-6" />
      </CallControl>
      <CallControl look="leave" label={words.leave} onClick={onLeave}>
        <HangUp className="size-6" />
      </CallControl>
      <p role="status" className="sr-only">
        {hasSound && (audio ? words.unmuted : words.muted)} {hasPicture && (video ? words.shown : words.hidden)}
      </p>
    </div>
  )
}
