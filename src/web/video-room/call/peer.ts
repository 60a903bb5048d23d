import type { RoomRole } from '#domain/appointments/video/seats.ts'
import type { SentKind } from '#domain/appointments/video/signals.ts'

export interface PeerSetup {
  readonly role: RoomRole
  /** Names both seats: what belongs to another pair of browsers is not for this one. */
  readonly pair: string
  readonly iceServers: RTCIceServer[]
  readonly own: MediaStream
  send(kind: SentKind, data: string): void
  onRemote(stream: MediaStream): void
  onConnected(isConnected: boolean): void
  onOpen(): void
  onData(text: string): void
}

interface Described {
  readonly round: number
  readonly description: RTCSessionDescriptionInit
}

/** Waits so long before a lost connection is taken for lost, and so long between two tries to bring it back. */
const lostAfterMs = 2_500
const againEveryMs = 10_000

/**
 * One connection of two browsers, as long as both stay in their seats. The clinician's makes every offer and the patient's
 * only answers, so that the two never talk at once; the patient's asks for one where it sees that the connection is lost.
 */
export function connectPeer({ role, pair, iceServers, own, send, ...on }: PeerSetup) {
  const connection = new RTCPeerConnection({ iceServers })
  const channel = connection.createDataChannel('room', { negotiated: true, id: 0 })
  const remote = new MediaStream()
  const early: RTCIceCandidateInit[] = []
  const offers = role === 'clinician'
  let isClosed = false
  let inTurn = Promise.resolve()
  let trying: ReturnType<typeof setTimeout> | undefined
  /** An answer is to one offer, and comes too late for the next. */
  let round = 0

  const say = (kind: SentKind, content: unknown) => send(kind, JSON.stringify({ pair, content }))

  async function offer(iceRestart: boolean): Promise<void> {
    await connection.setLocalDescription(await connection.createOffer({ iceRestart }))
    round += 1
    say('offer', { round, description: connection.localDescription })
  }

  async function sendOwn(): Promise<void> {
    for (const transceiver of connection.getTransceivers()) {
      const { kind } = transceiver.receiver.track
      const [track = null] = own.getTracks().filter((one) => one.kind === kind)
      transceiver.direction = 'sendrecv'
      await transceiver.sender.replaceTrack(track)
    }
  }

  /** Again and again until it is back: either side may have changed its network. */
  function bringBack(afterMs: number): void {
    clearTimeout(trying)
    trying = setTimeout(() => {
      if (isClosed || connection.connectionState === 'connected') return
      if (offers) queue(() => offer(true))
      else say('again', null)
      bringBack(againEveryMs)
    }, afterMs)
  }

  /** What goes wrong with one of them is put right by the next try. */
  function queue(work: () => Promise<void>): void {
    inTurn = inTurn.then(() => (isClosed ? undefined : work())).catch(() => undefined)
  }

  async function describe({ description }: Described): Promise<void> {
    await connection.setRemoteDescription(description)
    for (const candidate of early.splice(0)) await connection.addIceCandidate(candidate).catch(() => undefined)
  }

  connection.addEventListener('icecandidate', ({ candidate }) => candidate && say('candidate', candidate))
  connection.addEventListener('track', ({ track }) => {
    remote.addTrack(track)
    on.onRemote(remote)
  })
  connection.addEventListener('connectionstatechange', () => {
    const { connectionState } = connection
    if (isClosed || connectionState === 'connecting' || connectionState === 'new') return
    on.onConnected(connectionState === 'connected')
    if (connectionState === 'connected') clearTimeout(trying)
    else bringBack(connectionState === 'failed' ? 0 : lostAfterMs)
  })
  channel.addEventListener('open', on.onOpen)
  channel.addEventListener('message', ({ data }) => typeof data === 'string' && on.onData(data))

  if (offers) {
    for (const kind of ['audio', 'video']) connection.addTransceiver(kind, { direction: 'sendrecv' })
    queue(async () => {
      await sendOwn()
      await offer(false)
    })
  }
  bringBack(againEveryMs)

  return {
    pair,
    hear(kind: string, content: unknown): void {
      queue(async () => {
        if (kind === 'offer' && !offers) {
          const described = content as Described
          await describe(described)
          await sendOwn()
          await connection.setLocalDescription()
          say('answer', { round: described.round, description: connection.localDescription })
        } else if (kind === 'answer' && offers) {
          const described = content as Described
          if (described.round === round) await describe(described)
        } else if (kind === 'again' && offers && connection.signalingState === 'stable') await offer(true)
        else if (kind === 'candidate') {
          if (connection.remoteDescription) await connection.addIceCandidate(content as RTCIceCandidateInit)
          else early.push(content as RTCIceCandidateInit)
        }
      })
    },
    /** False: nobody hears it. */
    tell(text: string): boolean {
      if (channel.readyState !== 'open') return false
      channel.send(text)
      return true
    },
    get isConnected() {
      return connection.connectionState === 'connected'
    },
    close(): void {
      isClosed = true
      clearTimeout(trying)
      channel.close()
      connection.close()
    },
  }
}

export type Peer = ReturnType<typeof connectPeer>
