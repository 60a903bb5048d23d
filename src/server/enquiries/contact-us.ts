import { normaliseEmail } from '../identity/accounts/account-rows.ts'
import { mailLimit } from '../identity/accounts/mail-limits.ts'
import type { Handler } from '../identity/handler.ts'
import { accountOf } from '../identity/sessions/sessions.ts'
import { requireBotCheck } from '../platform/gateways/bot-check/require-bot-check.ts'
import { badRequest } from '../platform/http/api-error.ts'
import type { Services } from '../platform/services.ts'
import { sealFiles } from './contact-files.ts'
import { readContactForm } from './contact-form.ts'
import { referenceOf, storeRequest } from './contact-requests.ts'
import { uploadSlots } from './upload-slots.ts'

/**
 * Everything that can be refused is refused before a file is read. Files are sealed as they arrive; then request, files
 * and emails are stored in one transaction.
 */
export function contactUs(services: Services): Handler<'contact_us'> {
  const { botCheck, config, database, messages } = services
  const room = uploadSlots(config.contactUploads)
  // Confirmations to an address are limited, since anyone can type it.
  const confirmations = mailLimit(services, 'contact')
  return async ({ body, network, upload, session }) => {
    const { request, problems } = readContactForm(body)
    if (problems.length > 0) throw badRequest(problems)
    await requireBotCheck(botCheck, body.token, 'contact_us')
    const known = await referenceOf(database, body.id)
    if (known) return { reference: known }

    const leaveRoom = body.files.length > 0 ? room.enter(network) : () => undefined
    try {
      const files = await sealFiles(services, upload, body.files, { accountId: null, staffId: null, network })
      const isConfirmed = (await confirmations.begin(normaliseEmail(request.email))) === null
      const reference = await storeRequest(services, {
        submission: body.id,
        request,
        files,
        about: body.about ?? null,
        accountId: (session.presented && (await accountOf(database, session.presented))) || null,
        isConfirmed,
      })
      void messages.sendWaiting()
      return { reference }
    } finally {
      leaveRoom()
    }
  }
}
