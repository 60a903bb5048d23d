import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { largestAttachment, mostAttachments } from '#domain/enquiries/attachments.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { byteSource } from '../../platform/http/byte-source.ts'
import { longestHead, readHead, type Upload } from '../../platform/http/upload.ts'

/**
 * Longer than a phone takes to find its network again, and slower than any connection that delivers the files in time.
 */
const patience = { stallMs: 20_000, graceMs: 30_000, bytesPerSecond: 8 * 1_024 }
/** How long a refused upload may continue, so that the browser can read why. */
const discardAfterMs = 30_000

const largestBody = longestHead + 1 + mostAttachments * largestAttachment

declare module 'fastify' {
  interface FastifyRequest {
    upload?: Upload
  }
  interface FastifyContextConfig {
    /** Content type of a body followed by files. */
    withFiles?: string
  }
}

export const carriesFiles = ({ routeOptions, headers }: FastifyRequest): boolean =>
  routeOptions.config.withFiles !== undefined && routeOptions.config.withFiles === headers['content-type']

/** Lets the calls of this scope take a JSON body followed by files. No other call reads that type. */
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
    }, discardAfterMs).unref()
  })
}
