import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { ownDownload } from '../../identity/sessions/own-download.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { sendContent } from './send-content.ts'
import { evidenceFiles } from './tables.ts'

const gone = () => new ApiError(404, 'There is no such file.')

/** A file for its owner: one they sent, or one that came with a message. */
export function myFile(app: FastifyInstance, services: Services): void {
  ownDownload(app, services, {
    name: 'my_file',
    perMinute: 120,
    gone,
    async send(reply, accountId, id) {
      const [file] = await services.database.run((orm) =>
        orm
          .select()
          .from(evidenceFiles)
          .where(
            and(
              eq(evidenceFiles.id, id),
              eq(evidenceFiles.accountId, accountId),
              isNotNull(evidenceFiles.completedAt),
              or(isNull(evidenceFiles.staffId), isNotNull(evidenceFiles.attachedAt)),
            ),
          ),
      )
      if (!file) throw gone()
      return sendContent(reply, services, file)
    },
  })
}
