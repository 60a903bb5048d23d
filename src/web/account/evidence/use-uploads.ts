import { useEffect, useRef, useState } from 'react'
import { type UploadGate, uploadProblem } from '#domain/evidence/upload.ts'
import { asJpeg } from './as-jpeg.ts'
import { sendFile } from './send-file.ts'
import { uploadId } from './upload-id.ts'

/** A file on its way, or one that could not be sent. */
export interface Sending {
  readonly key: number
  readonly name: string
  readonly size: number
  readonly received: number
  readonly isLost: boolean
  readonly isPreparing: boolean
  readonly problem: string | null
}

let keys = 0

/** Files that are being sent for one purpose. One after the other, so that a slow line finishes the first. */
export function useUploads(uploads: string, gate: UploadGate, onSent: () => void) {
  const [sendings, setSendings] = useState<readonly Sending[]>([])
  const leaving = useRef(new Map<number, AbortController>())
  const queue = useRef(Promise.resolve())

  useEffect(() => {
    const all = leaving.current
    return () => {
      for (const one of all.values()) one.abort()
    }
  }, [])

  const change = (key: number, by: Partial<Sending>) =>
    setSendings((before) => before.map((one) => (one.key === key ? { ...one, ...by } : one)))
  const forget = (key: number) => setSendings((before) => before.filter((one) => one.key !== key))

  async function send(key: number, picked: File, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return
    const file = await asJpeg(picked)
    const problem = uploadProblem(file)
    change(key, { name: file.name, size: file.size, isPreparing: false, problem })
    if (problem !== null) return
    const outcome = await sendFile({
      id: await uploadId(uploads, gate, file),
      gate,
      file,
      signal,
      onProgress: (received) => change(key, { received }),
      onLost: (isLost) => change(key, { isLost }),
    })
    if (outcome.is === 'refused') return change(key, { problem: outcome.problem })
    forget(key)
    if (outcome.is === 'sent') onSent()
  }

  return {
    sendings,
    add(files: readonly File[]) {
      for (const file of files) {
        const key = keys++
        const stop = new AbortController()
        leaving.current.set(key, stop)
        const made = { key, name: file.name, size: file.size, received: 0, isLost: false, isPreparing: true }
        setSendings((before) => [...before, { ...made, problem: null }])
        queue.current = queue.current.then(() => send(key, file, stop.signal))
      }
    },
    stop(key: number) {
      leaving.current.get(key)?.abort()
      forget(key)
    },
  }
}
