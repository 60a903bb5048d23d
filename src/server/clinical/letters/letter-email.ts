import { letterAgain, letterCorrected, letterWaits } from '#content/notifications/letters.ts'
import { pages } from '#contract/pages.ts'
import { accountById, openDetails } from '../../identity/accounts/account-rows.ts'
import { recipientIn, type Writing } from '../../orders/order-email.ts'
import { addressFor } from '../../platform/config/config.ts'
import type { Orm } from '../../platform/database/database.ts'

const words = { written: letterWaits, corrected: letterCorrected, again: letterAgain } as const

/** Tells the patient that there is a letter to read, in the transaction in which it is written. */
export async function writeLetterEmail(
  services: Pick<Writing, 'config' | 'vault' | 'messages'>,
  tx: Orm,
  accountId: string,
  why: keyof typeof words,
): Promise<void> {
  const account = await accountById(tx, accountId)
  const to = account && recipientIn(openDetails(services.vault, account))
  if (!to) return
  const notice = { name: to.name, lettersAddress: addressFor(services.config, pages.accountLetters) }
  await services.messages.write(tx, { kind: 'email', owner: { accountId }, to: to.email, ...words[why](notice) })
}
