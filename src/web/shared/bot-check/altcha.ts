import type { Challenge, Payload, Solution } from 'altcha-lib'

/** The proof of work: the challenge as it came, and what solves it. */
export async function altchaToken(challenge: Challenge): Promise<string> {
  const solution = await solve(challenge)
  return btoa(JSON.stringify({ challenge, solution } satisfies Payload))
}

function solve(challenge: Challenge): Promise<Solution> {
  const worker = new Worker(new URL('./altcha.worker.ts', import.meta.url), { type: 'module' })
  const solved = new Promise<Solution>((resolve, reject) => {
    const giveUp = () => reject(new Error('The bot check could not be done.'))
    worker.onmessage = ({ data }: MessageEvent<Solution | null>) => (data ? resolve(data) : giveUp())
    worker.onerror = giveUp
  })
  worker.postMessage(challenge)
  return solved.finally(() => worker.terminate())
}
