/**
 * Statements of one transaction that do not need each other's answers, on their way together instead of one after the
 * other. All of them have ended when one that failed is told of: a late one would go over a connection that somebody
 * else has by then.
 */
export async function pipeline<Parts extends readonly unknown[] | []>(parts: Parts) {
  // A statement that is still being written is sent by whoever first waits for it, and again by everybody after.
  const sent = parts.map((part) => Promise.resolve(part)) as { [Part in keyof Parts]: Promise<Awaited<Parts[Part]>> }
  await Promise.allSettled(sent)
  return Promise.all(sent)
}
