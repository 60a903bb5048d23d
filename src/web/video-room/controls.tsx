import type { ReactNode } from 'react'
import { roomWords } from '#content/appointments/video-room.ts'
import { Message } from '#web/kit/ui/icons.tsx'
import { Camera, CameraOff, HangUp, Microphone, MicrophoneOff } from './call-icons.tsx'
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
      className="on-dark in-daylight flex justify-center text-white gap-2 px-2 py-3 sm:gap-4 lg:col-span-2"
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

const looks = {
  plain: 'border-white/40 hover:bg-white/15',
  off: 'border-transparent bg-white text-ink hover:bg-sage',
  leave: 'border-transparent bg-brick hover:bg-brick/80',
}

interface CallControlProps {
  readonly look: keyof typeof looks
  readonly label: string
  readonly note?: string | undefined
  readonly isDisabled?: boolean
  readonly isExpanded?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

const CallControl = ({ look, label, note, isDisabled = false, isExpanded, onClick, children }: CallControlProps) => (
  <button
    type="button"
    disabled={isDisabled}
    aria-expanded={isExpanded}
    onClick={onClick}
    className={`relative flex min-h-16 w-21 cursor-pointer flex-col items-center justify-center gap-1 rounded-option border-2 px-1 text-xs font-semibold transition-colors duration-150 disabled:cursor-not-allowed sm:w-28 ${looks[look]}`}
  >
    {children}
    {label}
    {note && (
      <span className="in-daylight absolute -top-2 -right-1 rounded-full bg-apricot px-2 text-xs text-ink">{note}</span>
    )}
  </button>
)
