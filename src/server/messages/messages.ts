import type { Orm } from '../database/database.ts'
import type { TextAttachment } from './message-rows.ts'

export type NewMessage =
  /** `to` as dialled from abroad: +44… */
  | { readonly kind: 'sms'; readonly to: string; readonly text: string }
  | {
      readonly kind: 'email'
      readonly to: string
      readonly subject: string
      readonly text: string
      readonly replyTo?: string
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
