import { connectWithinSeconds, type RoomRole } from '#domain/appointments/video/seats.ts'
import { type Entered, type Heard, type HeardSignal, type Line, type LineEnd, openLine } from './line.ts'
import { connectPeer, type Peer } from './peer.ts'
import { longestText, type PeerMessage, read, serialisePeerMessage } from './peer-message.ts'

/** `not connected`: both are there, and have been for too long without a picture. It is tried again all the same. */
type Media = 'none' | 'connecting' | 'connected' | 'reconnecting' | 'not connected'

export interface ChatMessage {
  readonly id: number
  readonly isOwn: boolean
  readonly text: string
}

export interface CallState {
  readonly entered: Entered | null
  readonly isLive: boolean
  readonly ended: LineEnd | null
  readonly isOtherHere: boolean
  readonly media: Media
  readonly remote: MediaStream | null
  /** Until they say otherwise. */
  readonly otherSends: { readonly camera: boolean; readonly microphone: boolean }
  readonly isByPhone: boolean
  readonly messages: readonly ChatMessage[]
}

const atFirst: CallState = {
  entered: null,
  isLive: true,
  ended: null,
  isOtherHere: false,
  media: 'none',
  remote: null,
  otherSends: { camera: true, microphone: true },
  isByPhone: false,
  messages: [],
}

const mostMessages = 200

/** A call in a room from taking the seat to leaving it: the line to the server, the connection, and what is told by it. */
export function beginCall(id: string, role: RoomRole, own: MediaStream) {
  let state = atFirst
  const watchers = new Set<() => void>()
  let peer: Peer | null = null
  let patience: ReturnType<typeof setTimeout> | undefined
  let lastMessage = 0

  function become(changes: Partial<CallState>): void {
    state = { ...state, ...changes }
    for (const watcher of watchers) watcher()
  }

  const sending = (kind: string) => own.getTracks().some((track) => track.kind === kind && track.enabled)
  const tell = (told: PeerMessage): boolean => peer?.tell(serialisePeerMessage(told)) ?? false
  const tellSends = () => tell({ kind: 'sends', camera: sending('video'), microphone: sending('audio') })

  function addMessage(isOwn: boolean, text: string): void {
    lastMessage += 1
    become({ messages: [...state.messages, { id: lastMessage, isOwn, text }].slice(-mostMessages) })
  }

  function hearDirectly(text: string): void {
    const told = read(text)
    if (told?.kind === 'text') addMessage(false, told.text)
    else if (told) become({ otherSends: { camera: told.camera, microphone: told.microphone } })
  }

  /** Nobody looks at an empty picture for longer than this without being told. */
  function losePatience(): void {
    clearTimeout(patience)
    patience = setTimeout(() => become({ media: 'not connected' }), connectWithinSeconds * 1_000)
  }

  function disconnect(): void {
    clearTimeout(patience)
    peer?.close()
    peer = null
    become({ media: 'none', remote: null, otherSends: atFirst.otherSends })
  }

  function connect(pair: string): void {
    disconnect()
    become({ media: 'connecting' })
    losePatience()
    peer = connectPeer({
      role,
      pair,
      own,
      iceServers: (state.entered?.seat?.iceServers ?? []) as RTCIceServer[],
      send: (kind, data) => line.send(kind, data),
      onRemote: (remote) => become({ remote }),
      onConnected(isConnected) {
        if (isConnected) clearTimeout(patience)
        else if (state.media === 'connected') losePatience()
        if (isConnected || state.media === 'connected') become({ media: isConnected ? 'connected' : 'reconnecting' })
      },
      onOpen: tellSends,
      onData: hearDirectly,
    })
  }

  function onHeard({ other, signals }: Heard): void {
    const own = state.entered?.seat?.number ?? 0
    const pair = role === 'clinician' ? `${own}-${other.seat}` : `${other.seat}-${own}`
    if (other.isHere && peer?.pair !== pair) connect(pair)
    // Whoever is only out of our sight may still be talking with them.
    else if (!other.isHere && peer && !peer.isConnected) disconnect()
    become({ isOtherHere: other.isHere || (peer?.isConnected ?? false) })
    for (const signal of signals) hear(signal)
  }

  function hear({ kind, data }: HeardSignal): void {
    if (kind === 'phone') {
      become({ isByPhone: true })
      return
    }
    const { pair, content } = parsed(data)
    if (peer && pair === peer.pair) peer.hear(kind, content)
  }

  const line: Line = openLine(id, role, {
    onEntered: (entered) => become({ entered }),
    onHeard,
    onLive: (isLive) => state.isLive !== isLive && become({ isLive }),
    onEnd(ended) {
      if (ended === 'elsewhere' || ended === 'taken') disconnect()
      become({ ended })
    },
  })

  return {
    watch(watcher: () => void) {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    state: () => state,
    /** Of one's own: on or off. The other is told, so that nobody waits for what does not come. */
    send(kind: 'audio' | 'video', isOn: boolean): void {
      for (const track of own.getTracks()) if (track.kind === kind) track.enabled = isOn
      tellSends()
    },
    say(text: string): void {
      const words = text.trim().slice(0, longestText)
      if (words === '' || !tell({ kind: 'text', text: words })) return
      addMessage(true, words)
    },
    async goByPhone(): Promise<boolean> {
      const isWritten = await line.goByPhone()
      if (isWritten) become({ isByPhone: true })
      return isWritten
    },
    leave(): void {
      line.close()
      disconnect()
    },
  }
}

export type Call = ReturnType<typeof beginCall>

const parsed = (data: string): { pair?: string; content?: unknown } => {
  try {
    return JSON.parse(data) ?? {}
  } catch {
    return {}
  }
}
