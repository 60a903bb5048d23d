import { useEffect, useState } from 'react'
import { roomWords } from '#content/appointments/video-room.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Waiting } from '#web/kit/ui/icons.tsx'
import { VideoTile } from '../video-tile.tsx'
import { DeviceRow } from './device-row.tsx'
import type { Devices } from './use-devices.ts'

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
              <DeviceRow name={words.camera} state={opened.camera}>
                {opened.camera === 'on' ? words.cameraOn : words.problems.camera[opened.camera]}
              </DeviceRow>
              <DeviceRow name={words.microphone} state={opened.microphone}>
                {opened.microphone === 'on' ? (
                  <MicrophoneLevel stream={opened.stream} />
                ) : (
                  words.problems.microphone[opened.microphone]
                )}
              </DeviceRow>
              <SpeakerCheck />
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

function SpeakerCheck() {
  const [played, setPlayed] = useState<'no' | 'playing' | 'yes'>('no')
  async function play() {
    setPlayed('playing')
    await playNotes().catch(() => undefined)
    setPlayed('yes')
  }
  return (
    <DeviceRow name={words.speaker} state={null}>
      <Button variant="quiet" size="small" onClick={() => void play()}>
        {words.play}
      </Button>
      <p role="status">{played === 'playing' ? words.playing : played === 'yes' ? words.played : ''}</p>
    </DeviceRow>
  )
}

const notes = [523.25, 659.25]
const noteSeconds = 0.45

/** Two notes, made here: nothing is loaded for them. Resolves when they are over. */
async function playNotes(): Promise<void> {
  const context = new AudioContext()
  const volume = context.createGain()
  volume.gain.value = 0.2
  volume.connect(context.destination)
  const begin = context.currentTime + 0.05
  const last = notes.map((frequency, place) => {
    const tone = context.createOscillator()
    tone.frequency.value = frequency
    tone.connect(volume)
    tone.start(begin + place * noteSeconds)
    tone.stop(begin + (place + 1) * noteSeconds)
    return tone
  })
  await new Promise((resolve) => last.at(-1)?.addEventListener('ended', resolve))
  await context.close()
}

const bars = 12

function MicrophoneLevel({ stream }: { stream: MediaStream }) {
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

const everyMs = 100
/** What a voice at a desk comes to, as a share of what can be told apart. */
const loud = 0.12

/** How loud a microphone is, from 0 to 1. */
function useLevel(stream: MediaStream | null): number {
  const [level, setLevel] = useState(0)
  useEffect(() => {
    if (!stream?.getAudioTracks().length || !('AudioContext' in window)) return
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    // As long as a turn of the clock below, so that no short sound falls between two.
    analyser.fftSize = 4_096
    context.createMediaStreamSource(stream).connect(analyser)
    context.resume().catch(() => undefined)
    const samples = new Float32Array(analyser.fftSize)
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples)
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
      setLevel(Math.min(1, Math.sqrt(power) / loud))
    }, everyMs)
    return () => {
      clearInterval(timer)
      void context.close()
    }
  }, [stream])
  return level
}
