import { vi } from 'vitest'

class TrackStub {
  enabled = true
  readonly kind: string
  constructor(kind: string) {
    this.kind = kind
  }
  stop() {}
}

class StreamStub {
  readonly tracks: TrackStub[]
  constructor(tracks: TrackStub[] = []) {
    this.tracks = tracks
  }
  getTracks = () => this.tracks
  getAudioTracks = () => this.tracks.filter(({ kind }) => kind === 'audio')
  addTrack = (track: TrackStub) => void this.tracks.push(track)
}

/** A peer connection that never connects, unless a test says so. */
export class ConnectionStub extends EventTarget {
  static last: ConnectionStub | undefined
  connectionState = 'new'
  signalingState = 'stable'
  localDescription = { type: 'offer', sdp: 'v=0' }
  remoteDescription = null
  channel = Object.assign(new EventTarget(), { readyState: 'open', send: vi.fn(), close: vi.fn() })
  constructor() {
    super()
    ConnectionStub.last = this
  }
  createDataChannel = () => this.channel
  addTransceiver = () => undefined
  getTransceivers = () => []
  createOffer = async () => ({ type: 'offer', sdp: 'v=0' })
  setLocalDescription = async () => undefined
  setRemoteDescription = async () => undefined
  addIceCandidate = async () => undefined
  close = vi.fn()
  become(state: string) {
    this.connectionState = state
    this.dispatchEvent(new Event('connectionstatechange'))
  }
  tell(told: object) {
    this.channel.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(told) }))
  }
}

export type Failing = Partial<Record<'audio' | 'video', string>>

/** The camera and microphone of this browser, and the errors they fail with. */
export function withDevices(failing: Failing = {}) {
  const asked: string[] = []
  vi.stubGlobal('MediaStream', StreamStub)
  vi.stubGlobal('RTCPeerConnection', ConnectionStub)
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { configurable: true, writable: true, value: null })
  const getUserMedia = async (wanted: MediaStreamConstraints) => {
    const kinds = (['audio', 'video'] as const).filter((kind) => wanted[kind])
    asked.push(kinds.join(' and '))
    const problem = kinds.map((kind) => failing[kind]).find(Boolean)
    if (problem) throw Object.assign(new Error(problem), { name: problem })
    return new StreamStub(kinds.map((kind) => new TrackStub(kind)))
  }
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
  return asked
}
