import { Client, type ClientConfig } from 'pg'
import type { Patience } from './pool.ts'

/** What statements are written as: a string, or an object that may name them. */
interface Asked {
  readonly text: string
  readonly name?: string
}

const isAsked = (given: unknown): given is Asked => typeof given === 'object' && given !== null && 'text' in given

/** With what it says of the transaction, if anything. */
const isBegin = ({ text }: Asked) => /^begin( |$)/.test(text)

/**
 * A client for a pooler such as PgBouncer that lends a connection for a transaction at a time. What is set for a
 * connection would be somebody else's the next moment, and a pooler refuses it: so each transaction sets its own limits
 * with the word that begins it, and no statement has a name, which the next connection would not know. A statement
 * outside of a transaction has the limits of the role.
 */
export function clientBehindPooler({ statementWithinMs, idleInTransactionMs }: Patience): typeof Client {
  const limits =
    `; set local statement_timeout = ${statementWithinMs}; ` +
    `set local idle_in_transaction_session_timeout = ${idleInTransactionMs}`
  const changed = ({ name: _, ...asked }: Asked): Asked =>
    isBegin(asked) ? { ...asked, text: asked.text + limits } : asked

  return class ClientBehindPooler extends Client {
    constructor(config: ClientConfig) {
      const { statement_timeout: _, idle_in_transaction_session_timeout: __, ...others } = config
      super(others)
      const { query } = this
      // By assignment: the many ways in which it can be called are one and the same to whoever calls it.
      this.query = ((given: unknown, ...rest: unknown[]) => {
        const asked = isAsked(given) && !('submit' in given) ? changed(given) : given
        return Reflect.apply(query, this, [asked, ...rest])
      }) as typeof query
    }
  }
}
