import { uploadWords as words } from '#content/evidence/account-tasks.ts'
import type { Envelope, FieldProblem } from '#contract/envelope.ts'
import type { UploadedFile } from '#contract/evidence/evidence.ts'
import type { Uploader } from './uploader.ts'

export type Outcome =
  | { readonly is: 'sent'; readonly file: UploadedFile }
  | { readonly is: 'refused'; readonly problem: string }
  | { readonly is: 'stopped' }

interface Sending {
  readonly id: string
  readonly by: Uploader
  readonly file: File
  readonly onProgress: (received: number) => void
  /** The connection was lost, or is there again; `said` is why the server asks to wait, where it was the server. */
  readonly onLost: (isLost: boolean, said: string | null) => void
  readonly signal: AbortSignal
}

const pausesMs = [1_000, 2_000, 5_000, 10_000]
/** Not an answer for good: asked again. */
const passing = [408, 502, 503]

const refused = ({ data, message }: Envelope<unknown>): Outcome => {
  const [told] = (data as { fields?: readonly FieldProblem[] } | null)?.fields ?? []
  return { is: 'refused', problem: told?.message ?? (message || words.failed) }
}

/** Resolves when the browser says that it is online again, or after a while: it may be wrong. */
const untilOnline = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    window.addEventListener('online', done)
    signal.addEventListener('abort', done)
  })

class Passing extends Error {
  /** Null: nothing that helps a person. */
  readonly said: string | null
  constructor({ code, message }: Envelope<unknown>) {
    super('not now')
    this.said = code === 503 && message ? message : null
  }
}

/** From where it is to its end. A connection that is lost or a server that is busy throws. */
async function goOn({ id, by, file, onProgress, onLost, signal }: Sending): Promise<Outcome> {
  const begun = await by.begin({ id, name: file.name, size: file.size, kind: file.type }, signal)
  if (passing.includes(begun.code)) throw new Passing(begun)
  if (begun.code !== 200 || !begun.data) return refused(begun)
  onLost(false, null)
  const { pieceBytes } = begun.data
  let { received } = begun.data
  onProgress(received)
  while (received < file.size) {
    const position = Math.floor(received / pieceBytes)
    const piece = file.slice(position * pieceBytes, (position + 1) * pieceBytes)
    const sent = await by.piece({ id, position }, piece, signal)
    const here = sent.data?.received
    if (passing.includes(sent.code)) throw new Passing(sent)
    if (here === undefined || (sent.code !== 200 && sent.code !== 409)) return refused(sent)
    received = here
    onProgress(received)
  }
  const finished = await by.finish(id, signal)
  if (passing.includes(finished.code)) throw new Passing(finished)
  return finished.code === 200 && finished.data ? { is: 'sent', file: finished.data.file } : refused(finished)
}

/** Sends a file, however often the connection is lost meanwhile. Whatever becomes of it is told; nothing is thrown. */
export async function sendFile(sending: Sending): Promise<Outcome> {
  const { signal, onLost } = sending
  for (let lost = 0; ; lost++) {
    try {
      return await goOn(sending)
    } catch (error) {
      if (signal.aborted) return { is: 'stopped' }
      onLost(true, error instanceof Passing ? error.said : null)
      await untilOnline(pausesMs[Math.min(lost, pausesMs.length - 1)] as number, signal)
      if (signal.aborted) return { is: 'stopped' }
    }
  }
}
