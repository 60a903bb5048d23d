import { type ReactNode, useState } from 'react'
import { roomWords } from '#content/room.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Problem, Tick, Waiting } from '#web/kit/ui/icons.tsx'
import { VideoTile } from '../video-tile.tsx'
import type { DeviceState } from './open-devices.ts'
import { playNotes } from './play-notes.ts'
import type { Devices } from './use-devices.ts'
import { useLevel } from './use-level.ts'

const words = roomWords.check

/** Shows whether camera, microphone and speaker work, and in plain words what to do where one does not. */
export function DeviceCheck({ devices: { opened, isAsking, open } }: { devices: Devices }) {
  const hasProblem = opened !== null && (opened.camera !== 'on' || opened.microphone !== 'on')
  return (
    <section aria-labelledby="check" className="space-y-4">
      <h2 id="check" className="text-subheading">
        {words.heading}
      </h2>
      {isAsking && (
        <p role="status" className="flex items-center gap-3 text-ink-soft">
          <Waiting />
          {words.asking}
        </p>
      )}
      {opened === null ? (
        !isAsking && (
          <Button variant="secondary" onClick={() => void open()}>
            {words.begin}
          </Button>
        )
      ) : (
        <>
          <div className="grid gap-5 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]">
            <VideoTile
              stream={opened.stream}
              hasPicture={opened.camera === 'on'}
              label={words.preview}
              empty={words.noPreview}
              isOwn
              className="aspect-video w-full rounded-option max-sm:max-w-xs"
            />
            <ul className="space-y-3">
              <Device name={words.camera} state={opened.camera}>
                {opened.camera === 'on' ? words.cameraOn : words.problems.camera[opened.camera]}
              </Device>
              <Device name={words.microphone} state={opened.microphone}>
                {opened.microphone === 'on' ? (
                  <Level stream={opened.stream} />
                ) : (
                  words.problems.microphone[opened.microphone]
                )}
              </Device>
              <Speaker />
            </ul>
          </div>
          {hasProblem && (
            <Button
              variant="secondary"
              size="small"
              busy={isAsking}
              busyLabel={words.asking}
              onClick={() => void open()}
            >
              {words.again}
            </Button>
          )}
        </>
      )}
    </section>
  )
}

function Device({ name, state, children }: { name: string; state: DeviceState | null; children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      {state === 'on' && <Tick className="mt-0.5 size-5 text-green" />}
      {state !== 'on' && state !== null && <Problem className="mt-0.5 size-5 text-brick" />}
      {state === null && <span className="w-5 shrink-0" />}
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <div className="text-sm text-ink-soft">{children}</div>
      </div>
    </li>
  )
}

const bars = 12

function Level({ stream }: { stream: MediaStream }) {
  const level = useLevel(stream)
  const [isHeard, setIsHeard] = useState(false)
  if (!isHeard && level > 0.15) setIsHeard(true)
  const lit = Math.round(level * bars)
  return (
    <>
      <meter aria-label={words.level} max={bars} value={lit} className="sr-only" />
      <div aria-hidden="true" className="my-1.5 flex h-4 gap-1">
        {Array.from({ length: bars }, (_, bar) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place.
          <span key={bar} className={`w-2 rounded-full ${bar < lit ? 'bg-green' : 'bg-line'}`} />
        ))}
      </div>
      <p role="status">{isHeard ? words.heard : words.microphoneOn}</p>
    </>
  )
}

function Speaker() {
  const [played, setPlayed] = useState<'no' | 'playing' | 'yes'>('no')
  async function play() {
    setPlayed('playing')
    await playNotes().catch(() => undefined)
    setPlayed('yes')
  }
  return (
    <Device name={words.speaker} state={null}>
      <Button variant="quiet" size="small" onClick={() => void play()}>
        {words.play}
      </Button>
      <p role="status">{played === 'playing' ? words.playing : played === 'yes' ? words.played : ''}</p>
    </Device>
  )
}
