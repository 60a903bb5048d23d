/** A token is good for five minutes at the server; one that old may not arrive in time. */
const goodForMs = 4 * 60_000

interface Begun {
  readonly token: Promise<string>
  readonly at: number
}

/** Earns a token before it is needed. Each is taken once; one that failed or grew old is earned anew. */
export function earnedAhead(earn: () => Promise<string>, now: () => number) {
  let begun: Begun | null = null

  return {
    begin() {
      if (begun && now() - begun.at < goodForMs) return
      begun = { token: earn(), at: now() }
      // Told to whoever takes it.
      begun.token.catch(() => undefined)
    },
    async take(): Promise<string> {
      const last = begun
      begun = null
      if (!last || now() - last.at >= goodForMs) return earn()
      return last.token.catch(earn)
    },
  }
}
