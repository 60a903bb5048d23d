/**
 * Sends statements of one transaction that are independent of each other in one round trip. When one fails, the error
 * is thrown after all of them have ended: a late one would run on a connection that another call has by then.
 */
export async function pipeline<Parts extends readonly unknown[] | []>(parts: Parts) {
  // A lazily built statement is sent by its first `await`, and again by each further one.
  const sent = parts.map((part) => Promise.resolve(part)) as { [Part in keyof Parts]: Promise<Awaited<Parts[Part]>> }
  await Promise.allSettled(sent)
  return Promise.all(sent)
}
