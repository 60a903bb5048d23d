import { useRef, useState } from 'react'
import { loadSendRequest } from './load-send-request.ts'

export interface ChosenFile {
  readonly key: number
  readonly file: File
  /** Undefined while nobody has looked. */
  readonly problem: string | null | undefined
}

const isSame = (a: File, b: File) => a.name === b.name && a.size === b.size && a.lastModified === b.lastModified

/** The files chosen so far. Each is looked at as soon as it is added; where that cannot be, when it is to be sent. */
export function useAttachments() {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([])
  const lastKey = useRef(0)

  async function look({ key, file }: ChosenFile) {
    const desk = await loadSendRequest().catch(() => null)
    if (!desk) return
    const problem = await desk.problemIn(file)
    setChosen((files) => files.map((each) => (each.key === key ? { ...each, problem } : each)))
  }

  function add(files: readonly File[]) {
    const fresh = files
      .filter((file) => !chosen.some((other) => isSame(other.file, file)))
      .map((file): ChosenFile => ({ key: ++lastKey.current, file, problem: undefined }))
    setChosen([...chosen, ...fresh])
    for (const each of fresh) void look(each)
  }

  const remove = (key: number) => setChosen((files) => files.filter((each) => each.key !== key))

  return { chosen, add, remove, clear: () => setChosen([]) }
}
