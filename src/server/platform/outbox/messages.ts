import type { Orm } from '../database/database.ts'
import type { TextAttachment } from './message-rows.ts'

/**
 * Whom a message is written for: copies and erasures follow it, and never the address. A message about an order or a
 * contact request follows whoever that belongs to, and is nobody's until it belongs to somebody.
 */
export type MessageOwner =
  | { readonly accountId: string }
  | { readonly guestSessionId: string }
  | { readonly orderId: string }
  | { readonly contactRequestId: string }
  | { readonly staffId: string }
  | 'clinic'
  | 'unproven address'

export type NewMessage =
  | {
      readonly kind: 'sms'
      readonly owner: MessageOwner
      /** As dialled from abroad: +44… */
      readonly to: string
      readonly text: string
      /** What in the text opens something, such as a code. Links with a token are recognised without being named. */
      readonly secrets?: readonly string[]
    }
  | {
      readonly kind: 'email'
      readonly owner: MessageOwner
      readonly to: string
      readonly subject: string
      readonly text: string
      readonly attachment?: TextAttachment
      /** Files that came with a request to support: attached from where they are kept. */
      readonly fileIds?: readonly string[]
    }

export interface Messages {
  /** Writes a message with whatever it tells of, in the caller's transaction; it is sent once that is committed. Its id. */
  write(tx: Orm, message: NewMessage): Promise<string>
  /** The same for many at once, of a kind that can wait for each other. */
  writeAll(tx: Orm, messages: readonly NewMessage[]): Promise<void>
  /** The same for a message that is of use only now: nothing but `deliver` ever sends it. */
  hold(tx: Orm, message: NewMessage): Promise<string>
  /** Sends one now. False: it was not taken in time; it is given up and will never be sent. */
  deliver(id: string, withinMs: number): Promise<boolean>
  /** Sends what is waiting; called after a commit, and by the clock. Never rejects: what fails is tried again later. */
  sendWaiting(): Promise<void>
}
