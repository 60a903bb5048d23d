import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { largestAttachment, mostAttachments } from '#domain/enquiries/attachments.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { byteSource } from '../../platform/http/byte-source.ts'
import { longestHead, readHead, type Upload } from '../../platform/http/upload.ts'

/** Longer than a phone takes to find its network again, and slower than any line that gets the files here in time. */
const patience = { stallMs: 20_000, graceMs: 30_000, bytesPerSecond: 8 * 1_024 }
/** A refused upload may go on for so long, so that the browser comes to read why. */
const letGoAfterMs = 30_000

const largestBody = longestHead + 1 + mostAttachments * largestAttachment

declare module 'fastify' {
  interface FastifyRequest {
    upload?: Upload
  }
  interface FastifyContextConfig {
    /** The type of a body that files follow, where one is taken. */
    withFiles?: string
  }
}

export const carriesFiles = ({ routeOptions, headers }: FastifyRequest): boolean =>
  routeOptions.config.withFiles !== undefined && routeOptions.config.withFiles === headers['content-type']

/** Lets the calls of this scope take a body of JSON that files follow. Nowhere else is a body of that type read. */
export function takeFiles(scope: FastifyInstance, type: string): void {
  scope.addContentTypeParser(type, async (request: FastifyRequest, payload: IncomingMessage) => {
    if (Number(request.headers['content-length'] ?? 0) > largestBody) {
      throw new ApiError(413, 'This is more than we can accept at once.')
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
}
