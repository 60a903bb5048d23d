/** `denied`: by the person or their browser. `missing`: there is none. `busy`: something else has it. */
export type DeviceState = 'on' | 'denied' | 'missing' | 'busy'

export interface Opened {
  readonly stream: MediaStream
  readonly camera: DeviceState
  readonly microphone: DeviceState
}

const video: MediaTrackConstraints = { width: { ideal: 1280 }, height: { ideal: 720 }, facingMode: 'user' }
const audio: MediaTrackConstraints = { echoCancellation: true, noiseSuppression: true }

const stateOf = (error: unknown): DeviceState => {
  const { name } = error as { name?: string }
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'missing'
}

async function openOne(constraints: MediaStreamConstraints): Promise<[MediaStreamTrack[], DeviceState]> {
  try {
    return [(await navigator.mediaDevices.getUserMedia(constraints)).getTracks(), 'on']
  } catch (error) {
    return [[], stateOf(error)]
  }
}

/** Both with one question; where that fails, each by itself, so that a missing camera does not take the sound with it. */
export async function openDevices(): Promise<Opened> {
  // Browsers have it only where a page came over HTTPS.
  if (!navigator.mediaDevices) return { stream: new MediaStream(), camera: 'missing', microphone: 'missing' }
  const [both, state] = await openOne({ audio, video })
  if (state === 'on') return { stream: new MediaStream(both), camera: 'on', microphone: 'on' }
  const [sound, microphone] = await openOne({ audio })
  const [picture, camera] = await openOne({ video })
  return { stream: new MediaStream([...sound, ...picture]), camera, microphone }
}
