import type { FastifyReply } from 'fastify'
import { brand } from '#content/brand.ts'
import { letterFileName } from '#domain/letters/file-name.ts'
import { letterPdf, type Printed } from './pdf.ts'

/** As a download that is cached nowhere. */
export async function sendPdf(reply: FastifyReply, printed: Printed) {
  const { letter, version } = printed
  const name = letterFileName(brand.name, letter.writtenOn, version)
  return reply
    .headers({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}"`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    .send(await letterPdf(printed))
}
