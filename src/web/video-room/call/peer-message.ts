/** What two browsers tell each other directly, once they are connected. None of it passes through us. */
export type PeerMessage =
  | { readonly kind: 'text'; readonly text: string }
  /** Whether the other is to expect a picture, and a sound. */
  | { readonly kind: 'sends'; readonly camera: boolean; readonly microphone: boolean }

export const longestText = 2_000

export const serialisePeerMessage = (told: PeerMessage): string => JSON.stringify(told)

/** Null: it is nothing that our page would say. */
export function read(text: string): PeerMessage | null {
  try {
    const { kind, text: words, camera, microphone } = JSON.parse(text) as Record<string, unknown>
    if (kind === 'text' && typeof words === 'string') return { kind, text: words.slice(0, longestText) }
    if (kind === 'sends') return { kind, camera: camera === true, microphone: microphone === true }
    return null
  } catch {
    return null
  }
}
