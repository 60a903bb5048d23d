import type { Database } from '../database/database.ts'
import type { Attachment } from '../gateways/mail/mail.ts'
import { forgetGone } from '../push/subscriptions.ts'
import type { Services } from '../services.ts'
import {
  type ClaimedMessage,
  claimDueMessages,
  claimMessage,
  deleteMessage,
  insertMessage,
  insertMessages,
  type MessageContent,
  openContent,
  portionSize,
  postponeMessage,
  recordEnd,
  sealWithoutSecrets,
} from './message-rows.ts'
import type { Messages } from './messages.ts'

const mostAttempts = 8
const firstWaitMs = 5_000
/** Well below the time after which a claimed message counts as lost. */
const sendWithinMs = 20_000

/** 5 s, 20 s, 80 s … five and a half hours: long enough for a provider's bad day. */
const waitAfter = (attempts: number) => firstWaitMs * 4 ** (attempts - 1)

interface Given extends Pick<Services, 'database' | 'vault' | 'sms' | 'mail' | 'push' | 'log' | 'metrics' | 'now'> {
  /** For messages sent after the call that wrote them, or by the job. */
  readonly jobs: Database
  /** Attachments of an email, read when it is sent. */
  readonly attachments: (fileIds: readonly string[]) => Promise<Attachment[]>
}

export function createMessages({
  database,
  jobs,
  vault,
  sms,
  mail,
  push,
  log,
  metrics,
  now,
  attachments: attachmentsOf,
}: Given): Messages {
  async function send(message: ClaimedMessage, withinMs: number): Promise<void> {
    const content = openContent(vault, message)
    const signal = AbortSignal.timeout(Math.ceil(withinMs))
    await Promise.race([sendBy(message, content, signal), whenAborted(signal)])
  }

  const sendBy = ({ id, kind }: ClaimedMessage, content: MessageContent, signal: AbortSignal): Promise<void> => {
    if (kind === 'push') return sendPush(id, content, signal)
    return kind === 'sms' ? sms.send({ id, to: content.to, text: content.text }, signal) : sendMail(id, content, signal)
  }

  /** A browser that is gone is removed, and what nobody received with it; if it was the last, the email goes instead. */
  async function sendPush(id: string, { push: given, text }: MessageContent, signal: AbortSignal): Promise<void> {
    if (!given) return
    const { subscription, otherwise } = given
    if ((await push.send({ ...subscription, text }, signal)) === 'accepted') return
    await jobs.transaction(async (tx) => {
      const hasAnother = await forgetGone(tx, subscription.id)
      await deleteMessage(tx, id)
      if (!hasAnother && otherwise) await insertMessage(tx, vault, otherwise, now())
    })
  }

  async function sendMail(id: string, content: MessageContent, signal: AbortSignal): Promise<void> {
    const { to, subject, text, attachment, fileIds = [] } = content
    const files = await attachmentsOf(fileIds)
    const attachments = [...(attachment ? [attachment] : []), ...files]
    await mail.send(
      {
        id,
        to,
        subject: subject ?? '',
        text,
        ...(attachments.length > 0 ? { attachments } : {}),
      },
      signal,
    )
  }

  async function sendClaimed(message: ClaimedMessage): Promise<void> {
    try {
      await send(message, sendWithinMs)
    } catch (error) {
      const isLast = message.attempts >= mostAttempts
      log.warn({ err: error, message: message.id, attempt: message.attempts }, 'a message was not taken')
      metrics.rowFailed('messages are sent')
      // It can be resent manually, so it stays unredacted until it is erased.
      if (isLast) await recordEnd(jobs, message.id, { state: 'failed', content: null }, now())
      else await postponeMessage(jobs, message.id, now() + waitAfter(message.attempts))
      return
    }
    await recordEnd(jobs, message.id, { state: 'sent', content: contentToStore(message) }, now())
  }

  /**
   * Links and codes are erased once a real gateway has accepted them. The demo's outbox still shows them: nobody else
   * does.
   */
  const contentToStore = (message: ClaimedMessage) =>
    ({ sms, email: mail, push })[message.kind].isOutbox ? null : sealWithoutSecrets(vault, message)

  async function sendDue(): Promise<void> {
    let portion: ClaimedMessage[]
    do {
      portion = await claimDueMessages(jobs, now())
      await Promise.all(portion.map(sendClaimed))
    } while (portion.length === portionSize)
  }

  let running: Promise<void> | null = null
  let isAskedAgain = false

  async function run(): Promise<void> {
    try {
      do {
        isAskedAgain = false
        await sendDue()
      } while (isAskedAgain)
    } catch (error) {
      // While the database is away its own log line has said so.
      log.debug({ err: error }, 'messages wait for the next time')
    } finally {
      running = null
    }
  }

  return {
    write: (tx, message) => insertMessage(tx, vault, message, now()),
    writeAll: (tx, many) => insertMessages(tx, vault, many, now()),
    hold: (tx, message) => insertMessage(tx, vault, message, null),
    async deliver(id, withinMs) {
      const message = await claimMessage(database, id, now())
      if (!message) return false
      try {
        await send(message, withinMs)
      } catch (error) {
        log.warn({ err: error, message: id }, 'a message was not taken and is given up')
        await recordEnd(database, id, { state: 'failed', content: contentToStore(message) }, now())
        return false
      }
      await recordEnd(database, id, { state: 'sent', content: contentToStore(message) }, now())
      return true
    },
    sendWaiting() {
      if (!database.isReady) return Promise.resolve()
      isAskedAgain = running !== null
      running ??= run()
      return running
    },
  }
}

/** A gateway that ignores its signal must not block others. */
const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))
