import { roomWords } from '#content/appointments/video-room.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Waiting } from '#web/kit/ui/icons.tsx'
import { VideoTile } from '../video-tile.tsx'
import { DeviceRow } from './device-row.tsx'
import { MicrophoneLevel } from './microphone-level.tsx'
import { SpeakerCheck } from './speaker-check.tsx'
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
