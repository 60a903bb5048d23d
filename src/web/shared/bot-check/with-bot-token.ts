import type { Envelope } from '#contract/envelope.ts'

/** Sends with a token. One that the server does not take, too old for instance, is replaced once. */
export async function withBotToken<Reply extends Envelope<unknown>>(
  takeToken: () => Promise<string>,
  send: (token: string) => Promise<Reply>,
): Promise<Reply> {
  const first = await send(await takeToken())
  return wantsToken(first) ? send(await takeToken()) : first
}

/** The server asks for a proof that a browser is at work, or did not take the one it got. */
export const wantsToken = ({ code }: Envelope<unknown>): boolean => code === 403
