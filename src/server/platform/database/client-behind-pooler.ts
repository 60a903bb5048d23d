import { Client, type ClientConfig } from 'pg'
import type { Patience } from './pool.ts'

/** How statements are passed: a string, or an object that may name them. */
interface Asked {
  readonly text: string
  readonly name?: string
}

const isAsked = (given: unknown): given is Asked => typeof given === 'object' && given !== null && 'text' in given

/** With its transaction clause, if any. */
const isBegin = ({ text }: Asked) => /^begin( |$)/.test(text)

/**
 * A client for a pooler such as PgBouncer that lends a connection for one transaction at a time. A setting on the
 * connection would leak to the next client, and a pooler refuses it: so each transaction sets its own limits as it
 * begins, and no statement is named, since the next connection would not know it. A statement outside of a transaction
 * has the limits of the role.
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
      // By assignment, since its many overloads are one implementation.
      this.query = ((given: unknown, ...rest: unknown[]) => {
        const asked = isAsked(given) && !('submit' in given) ? changed(given) : given
        return Reflect.apply(query, this, [asked, ...rest])
      }) as typeof query
    }
  }
}
