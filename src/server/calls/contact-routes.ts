import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { contactUs as contactUsCall } from '#contract/contact.ts'
import { withFilesType } from '#contract/with-files.ts'
import { largestAttachment, mostAttachments } from '#domain/contact/attachments.ts'
import { contactUs } from '../contact/contact-us.ts'
import { byteSource } from '../http/byte-source.ts'
import { Refusal } from '../http/refusal.ts'
import { longestHead, readHead } from '../http/upload.ts'
import type { Services } from '../services.ts'
import { route } from './route.ts'

/** Longer than a phone takes to find its network again, and slower than any line that gets the files here in time. */
const patience = { stallMs: 20_000, graceMs: 30_000, bytesPerSecond: 8 * 1_024 }
/** A refused upload may go on for so long, so that the browser comes to read why. */
const letGoAfterMs = 30_000

const largestBody = longestHead + 1 + mostAttachments * largestAttachment

/** The one call that takes files. Only here is a body of that type read. */
export function contactRoutes(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(withFilesType, async (request: FastifyRequest, payload: IncomingMessage) => {
      if (Number(request.headers['content-length'] ?? 0) > largestBody) {
        throw new Refusal(413, 'This is more than we can accept at once.')
      }
      const { head, upload } = await readHead(byteSource(payload, patience))
      request.upload = upload
      return head
    })
    scope.addHook('onResponse', async ({ raw, upload }) => {
      if (raw.readableEnded) return
      upload?.leave()
      setTimeout(() => {
        if (!raw.readableEnded) raw.destroy()
      }, letGoAfterMs).unref()
    })
    route(scope, services, contactUsCall, contactUs(services))
  })
}
