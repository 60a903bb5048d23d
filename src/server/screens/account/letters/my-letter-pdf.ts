import type { FastifyInstance } from 'fastify'
import { sendPdf } from '../../../clinical/letters/send-pdf.ts'
import { ownDownload } from '../../../identity/sessions/own-download.ts'
import type { Services } from '../../../platform/services.ts'
import { noSuchLetter, ownLetter } from './own-letters.ts'

/** One letter as PDF, for its patient. */
export function myLetterPdf(app: FastifyInstance, services: Services): void {
  ownDownload(app, services, {
    name: 'my_letter_pdf',
    perMinute: 60,
    gone: noSuchLetter,
    async send(reply, accountId, id) {
      const { listed, letter, madeAt } = await services.database.run((orm) => ownLetter(services, orm, accountId, id))
      const { version, isReplaced, state } = listed
      return sendPdf(reply, { letter, version, isReplaced, isCancelled: state === 'cancelled', madeAt })
    },
  })
}
