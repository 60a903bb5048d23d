import { useState } from 'react'
import { roomWords } from '#content/appointments/video-room.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DeviceRow } from './device-row.tsx'
import { playNotes } from './play-notes.ts'

const words = roomWords.check

export function SpeakerCheck() {
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
