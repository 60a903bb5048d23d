import type { Orm } from '../database/database.ts'
import type { Subscription } from '../push/subscriptions.ts'
import type { TextAttachment } from './message-rows.ts'

/**
 * The owner of a message: copies and erasures follow it, and never the address. A message about an order or an enquiry
 * belongs to the owner of that, once there is one.
 */
export type MessageOwner =
  | { readonly accountId: string }
  | { readonly guestSessionId: string }
  | { readonly orderId: string }
  | { readonly contactRequestId: string }
  | { readonly staffId: string }
  | 'clinic'
  | 'unproven address'

export interface NewEmail {
  readonly kind: 'email'
  readonly owner: MessageOwner
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly attachment?: TextAttachment
  /** Files of a support request: attached from their storage. */
  readonly fileIds?: readonly string[]
}

export type NewMessage =
  | {
      readonly kind: 'push'
      readonly owner: { readonly accountId: string }
      readonly subscription: Subscription
      readonly text: string
      /** Sent instead if this was the patient's last browser, and it is gone. */
      readonly otherwise: NewEmail | null
    }
  | {
      readonly kind: 'sms'
      readonly owner: MessageOwner
      /** In international format: +44… */
      readonly to: string
      readonly text: string
      /** Secrets in the text, such as a code. Links with a token are recognised without being named. */
      readonly secrets?: readonly string[]
    }
  | NewEmail

export interface Messages {
  /**
   * Writes a message together with what it is about, in the caller's transaction; it is sent after the commit. Returns
   * its id.
   */
  write(tx: Orm, message: NewMessage): Promise<string>
  /** The same for a batch that is not urgent. */
  writeAll(tx: Orm, messages: readonly NewMessage[]): Promise<void>
  /** The same for a message that is useful only now: nothing but `deliver` ever sends it. */
  hold(tx: Orm, message: NewMessage): Promise<string>
  /** Sends one now. False: the provider did not accept it in time; it is abandoned and will never be sent. */
  deliver(id: string, withinMs: number): Promise<boolean>
  /** Sends what is waiting; called after a commit, and by a job. Never rejects: failures are retried later. */
  sendWaiting(): Promise<void>
}
