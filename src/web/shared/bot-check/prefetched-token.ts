export interface EarnedToken {
  readonly token: string
  /** So long after the work for it was begun the server still takes it, with time to spare. */
  readonly keptForMs: number
}

interface Begun {
  readonly earned: Promise<EarnedToken>
  readonly at: number
  /** Known once it is earned. */
  keptForMs: number
}

/** Earns a token before it is needed. Each is taken once; one that failed or grew old is earned anew. */
export function prefetchedToken(earn: () => Promise<EarnedToken>, now: () => number) {
  let begun: Begun | null = null
  const isFresh = ({ at, keptForMs }: Begun) => now() - at < keptForMs
  const earnNow = async () => (await earn()).token

  return {
    begin() {
      if (begun && isFresh(begun)) return
      const work: Begun = { earned: earn(), at: now(), keptForMs: Number.POSITIVE_INFINITY }
      begun = work
      work.earned.then(
        ({ keptForMs }) => {
          work.keptForMs = keptForMs
        },
        // Told to whoever takes it.
        () => undefined,
      )
    },
    async take(): Promise<string> {
      const last = begun
      begun = null
      if (!last) return earnNow()
      const earned = await last.earned.catch(() => null)
      return earned && now() - last.at < earned.keptForMs ? earned.token : earnNow()
    },
  }
}
