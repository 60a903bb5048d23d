import { useCallback, useEffect, useRef, useState } from 'react'
import { type Opened, openDevices } from './open-devices.ts'

export interface Devices {
  /** Null until somebody asked for them. */
  readonly opened: Opened | null
  readonly isAsking: boolean
  readonly open: () => Promise<Opened>
}

const stop = (opened: Opened | null) => {
  for (const track of opened?.stream.getTracks() ?? []) track.stop()
}

/** Camera and microphone, from when they are asked for until the page is left. */
export function useDevices(): Devices {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const current = useRef<Opened | null>(null)
  const isHere = useRef(true)

  const open = useCallback(async () => {
    setIsAsking(true)
    stop(current.current)
    const found = await openDevices()
    current.current = found
    if (isHere.current) {
      setOpened(found)
      setIsAsking(false)
    } else stop(found)
    return found
  }, [])

  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      stop(current.current)
    }
  }, [])

  return { opened, isAsking, open }
}
